def bubble(input):
    a = list(input)
    for i in range(len(a)):
        for j in range(len(a) - 1 - i):
            if a[j] > a[j + 1]:
                a[j], a[j + 1] = a[j + 1], a[j]
    return a
def quick(a, low, high):
    if low >= high:
        return
    pivot = a[(low + high) // 2]
    i = low
    j = high
    while i <= j:
        while a[i] < pivot:
            i += 1
        while a[j] > pivot:
            j -= 1
        if i <= j:
            t = a[i]
            a[i] = a[j]
            a[j] = t
            i += 1
            j -= 1
    quick(a, low, j)
    quick(a, i, high)
def main():
    seed = 12345
    numbers = []
    for _ in range(2_500):
        seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
        numbers.append(seed % 1000)
    print(bubble(numbers)[300])
    many = []
    for _ in range(400_000):
        seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
        many.append(seed)
    quick(many, 0, len(many) - 1)
    print(many[200_000])
main()
