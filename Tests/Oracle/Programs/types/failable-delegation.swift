class Doc {
  var name: String?
  init() {}
  init?(name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
}
class Untitled: Doc { override init() { super.init(name: "[Untitled]")! } }
class Made: Doc {
  convenience init(x: Int) { self.init(name: "n\(x)")! }
  override init?(name: String) {
    super.init(name: name)
    print("made")
  }
}
struct Even {
  var half: Int
  init?(_ n: Int) {
    if n % 2 != 0 { return nil }
    half = n / 2
  }
  init?(text: String) {
    guard let n = Int(text) else { return nil }
    self.init(n)
    print("even")
  }
  init(twice n: Int) { self.init(n * 2)! }
}
print(Untitled().name!, Made(x: 2).name!, Made(name: "") == nil)
print(Even(text: "4")!.half, Even(text: "5") == nil, Even(text: "x") == nil, Even(twice: 4).half)
