def weighed(numbers):
    s = 0
    for index, number in enumerate(numbers):
        s += index * number
    return s
print(weighed([3] * 2_000_000))
