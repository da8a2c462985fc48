def main():
    text = ""
    for i in range(60_000):
        text += f"{i},"
    digits = 0
    for c in text:
        if c.isdigit():
            digits += 1
    print(len(text), digits)
main()
