func square(_ n: Int) -> Int { n * n }
print(square(n: 3))
