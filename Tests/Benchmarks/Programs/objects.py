class Counter:
    def __init__(self):
        self.value = 0
        self.total = 0
    def add(self, n):
        self.value += 1
        self.total += n
def main():
    counter = Counter()
    for i in range(300_000):
        counter.add(i)
    print(counter.value, counter.total)
main()
