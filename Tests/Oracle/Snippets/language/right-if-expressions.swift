func f(_ n: Int) -> String {
  let size = if n > 10 { "big" } else if n > 5 { "mid" } else { "small" }
  let word = switch n { case 0: "zero"; case 1...3: "few"; default: "many" }
  return size + word
}
func g(_ b: Bool) -> Int { if b { 1 } else { 2 } }
var h: Int { switch f(1) { case "x": 1; default: fatalError() } }
