"""A live table: seats, clocks, undo, chat, fair dice. No network, no database, no threads and no clock of its own."""
