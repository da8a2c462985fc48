def multiply(a, b):
    n = len(a)
    c = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            s = 0.0
            for k in range(n):
                s += a[i][k] * b[k][j]
            c[i][j] = s
    return c
def main():
    n = 240
    a = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            a[i][j] = float(i * j % 7)
    c = multiply(a, a)
    trace = 0.0
    for i in range(n):
        trace += c[i][i]
    print(trace)
main()
