from bench import judge, review, search, speed

speed.main()
print()
search.main()
print()
judge.main()
print()
review.main()
