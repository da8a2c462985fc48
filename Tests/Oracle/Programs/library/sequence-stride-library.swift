for i in stride(from: 0, to: 10, by: 3) { print(i, terminator: " ") }
print()
for i in stride(from: 1.0, through: 2.0, by: 0.5) { print(i, terminator: " ") }
print()
for (i, c) in "abc".enumerated() { print(i, c) }
for pair in zip(1..., ["a", "b"]) { print(pair.0, pair.1) }
for n in (1...3).reversed() { print(n) }
for n in [1, 2, 3, 4].lazy.map({ $0 * 2 }).filter({ $0 > 2 }) { print(n) }
for (key, value) in ["a": 1] { print(key, value) }
for n in Set([1]) { print(n) }
for x in repeatElement("z", count: 2) { print(x) }
for x in [3, 4, 5].dropFirst() { print(x) }
for x in sequence(first: 1, next: { $0 < 20 ? $0 * 3 : nil }) { print(x) }
