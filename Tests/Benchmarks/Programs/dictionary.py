def main():
    text = "the quick brown fox jumps over the lazy dog and the cat sat on the mat while the rain fell"
    counts = {}
    for _ in range(10_000):
        for word in text.split(" "):
            counts[word] = counts.get(word, 0) + 1
    for word, count in sorted(counts.items(), key=lambda p: (-p[1], p[0]))[:3]:
        print(word, count)
main()
