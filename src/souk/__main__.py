"""`python -m souk` is the `souk` command."""

from souk.cli import main

main()
