// Labels, repeat, where, guard, fallthrough.
func primes(below n: Int) -> [Int] {
  var result: [Int] = []
  outer: for candidate in 2..<n {
    for p in result where p * p <= candidate {
      if candidate % p == 0 { continue outer }
    }
    result.append(candidate)
  }
  return result
}
print(primes(below: 40))
var n = 27, steps = 0
repeat {
  n = n % 2 == 0 ? n / 2 : 3 * n + 1
  steps += 1
} while n != 1
print(steps)
search: for row in 0..<5 {
  for column in 0..<5 {
    switch (row, column) {
    case (3, 2):
      print("found", row, column)
      break search
    case (_, let c) where c > row: continue search
    default: break
    }
  }
}
func classify(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10: return "some"
  case 10...99: return "many"
  case let big where big % 100 == 0: return "round \(big)"
  default: return "lots"
  }
}
for n in [-5, 0, 2, 7, 50, 300, 301] { print(n, classify(n)) }
func grade(_ c: Character) {
  switch c {
  case "a", "A": print("A", terminator: " "); fallthrough
  case "b": print("B", terminator: " "); fallthrough
  case "c": print("C")
  case "d"..."f": print("D-F")
  default: print("?")
  }
}
grade("a"); grade("b"); grade("c"); grade("e"); grade("z")
func parse(_ text: String?) -> Int {
  guard let text, !text.isEmpty else { return -1 }
  guard let n = Int(text), case 1...100 = n else { return -2 }
  return n
}
print(parse(nil), parse(""), parse("x"), parse("50"), parse("500"))
var stack = [1, 2, 3]
while let top = stack.popLast(), top > 1 { print("popped", top) }
print(stack)
let items: [Int?] = [1, nil, 3, nil, 5]
for case let item? in items where item > 1 { print(item) }
for case .some(let item) in items { print(item, terminator: ";") }
print()
for (i, c) in "héllo".enumerated() where i % 2 == 0 { print(i, c) }
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
for x in stride(from: 0.0, through: 1.0, by: 0.25) { print(x, terminator: " ") }
print()
for i in (1...3).reversed() { print(i, terminator: " ") }
print()
var i = 0
loop: while true {
  i += 1
  switch i {
  case 2: continue loop
  case 5: break loop
  default: print("i", i)
  }
}
block: do {
  if i == 5 { break block }
  print("never")
}
let temperature = 25
let mood = if temperature > 30 { "hot" } else if temperature > 20 { "nice" } else { "cold" }
print(mood)
let code = switch mood { case "hot": 1; case "nice": 2; default: 3 }
print(code)
func describe(_ x: Any) -> String {
  switch x {
  case is String: "string"
  case let n as Int where n > 10: "big int \(n)"
  case let n as Int: "int \(n)"
  case let d as Double: "double \(d)"
  case let (a, b) as (Int, Int): "pair \(a) \(b)"
  case let f as () -> Int: "closure \(f())"
  case let a as [Any]: "array of \(a.count)"
  default: "other"
  }
}
print(describe("a"), describe(11), describe(2), describe(2.5), describe((1, 2)), describe({ 3 } as () -> Int), describe([1, "a"]), describe(Character("c")))
for _ in 0..<2 { print("again") }
if case 1...9 = code, code != 3 { print("in range") }
if let a = Int("1"), let b = Int("2"), a < b { print(a + b) }
var attempts = 0
while attempts < 3 { defer { attempts += 1 }; if attempts == 1 { continue }; print("attempt", attempts) }
