func span(_ a: Int, _ b: Int) -> Range<Int> { a..<b }
print(span(1, 3), (1...3).count)
print(span(3, 1))
