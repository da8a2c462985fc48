def count(n):
    s = 0
    for i in range(0, n, 3):
        s += i
    return s
print(count(9_000_000))
