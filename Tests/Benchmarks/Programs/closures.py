def make_adder(n):
    return lambda x: x + n
def main():
    adder = make_adder(3)
    s = 0
    for i in range(200_000):
        s += adder(i)
    squares = sum(filter(lambda x: x % 3 == 0, map(lambda x: x * x, range(100_000))))
    print(s, squares)
main()
