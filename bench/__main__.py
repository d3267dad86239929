from bench import judge, search, speed

speed.main()
print()
search.main()
print()
judge.main()
