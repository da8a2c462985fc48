let double: (Int) -> Int = { $0 * 2 }
let add = { (a: Int, b: Int) -> Int in a + b }
let log: (String) -> Void = { print($0) }
let nothing = { }
let multi = [1, 2].map { n -> String in
  let s = "\(n)"
  return s + "!"
}
let total = [1, 2, 3].reduce(0, +)
let sorted = ["b", "a"].sorted(by: >)
let pairs = zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }
let keyed = ["a", "bb"].map(\.count)
nothing()
log("\(double(2)) \(add(1, 2)) \(multi) \(total) \(sorted) \(pairs) \(keyed)")
