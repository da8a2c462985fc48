func classify(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): "origin"
  case (_, 0): "x"
  case (0, let y) where y > 0: "up \(y)"
  case (-2...2, -2...2): "near"
  case let (x, y) where x == y: "diagonal"
  case (let x, _): "far \(x)"
  }
}
for p in [(0, 0), (3, 0), (0, 5), (1, 2), (7, 7), (9, 1)] { print(classify(p)) }
for n in [0, 5, 10, 99, -1] { switch n { case ..<0: print("neg"); case 0: print("zero"); case 1..<10: print("small"); case 10...50: print("mid"); case 51...: print("big"); default: print("?") } }
for s in ["a", "quit", "hello"] { switch s { case "quit", "exit": print("bye"); case let x where x.hasPrefix("h"): print("h", x); default: print("other") } }
let o: Int? = 3
switch o { case .some(let n) where n > 5: print("big"); case let n?: print("n", n); case nil: print("nil") }
let oo: [Int?] = [1, nil, 3]
for case let n? in oo { print(n) }
if case 1...5 = o! { print("in range") }
switch Character("e") { case "a", "e": print("vowel"); case "a"..."z": print("letter"); default: print("?") }
outer: for i in 0..<3 { for j in 0..<3 { if j == 2 { continue outer }; if i == 2 { break outer }; print(i, j) } }
var n = 3
repeat { print("r", n); n -= 1 } while n > 0
loop: while true { n += 1; switch n { case 1: continue loop; case 3: break loop; default: break }; print("w", n) }
switch 2 { case 1: print(1); case 2: print(2); fallthrough; case 3: print(3); default: print(4) }
let (a, (b, c)) = (1, (2, 3)); print(a + b + c)
func unwrap(_ a: Int?, _ b: String?) -> String { guard let a, let b, !b.isEmpty else { return "none" }; return "\(a)\(b)" }
print(unwrap(1, "x"), unwrap(nil, "x"), unwrap(1, ""))
let grade = if n > 2 { "A" } else { "B" }
print(grade)
let word = switch n { case 0: "zero"; case 3: "three"; default: "many" }
print(word)
struct Even {}
func ~= (p: Even, v: Int) -> Bool { v % 2 == 0 }
switch 4 { case Even(): print("even"); default: print("odd") }
