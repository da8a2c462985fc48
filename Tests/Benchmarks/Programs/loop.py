def count(n):
    s = 0
    for i in range(n):
        s = s + i * 2
    return s
print(count(20_000_000))
