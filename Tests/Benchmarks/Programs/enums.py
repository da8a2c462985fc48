def run(ops):
    stack = []
    for op in ops:
        k = op[0]
        if k == 0: stack.append(op[1])
        elif k == 1:
            b = stack.pop(); a = stack.pop()
            stack.append((a + b) % 1000)
        elif k == 2:
            b = stack.pop(); a = stack.pop()
            stack.append((a * b) % 1000)
        elif k == 3: stack.append(stack[-1])
        else: stack.pop()
    return stack[-1] if stack else 0
def main():
    program = [(0, 3), (0, 4), (1,), (3,), (2,), (0, 5), (1,), (4,)]
    r = 0
    for _ in range(30_000):
        r = run(program)
    print(r)
main()
