from bench import search, speed

speed.main()
print()
search.main()
