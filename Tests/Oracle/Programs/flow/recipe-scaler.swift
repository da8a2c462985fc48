struct Fraction: Equatable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let top: Int, bottom: Int
  init(_ top: Int, _ bottom: Int = 1) {
    precondition(bottom != 0, "a fraction of zero")
    func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
    let shared = max(gcd(top, bottom), 1), sign = bottom < 0 ? -1 : 1
    (self.top, self.bottom) = (sign * top / shared, sign * bottom / shared)
  }
  init(integerLiteral value: Int) { self.init(value) }
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: " ")
    var result = Fraction(0)
    for part in parts {
      let halves = part.split(separator: "/").map { Int($0) }
      switch halves.count {
      case 1: guard let n = halves[0] else { return nil }; result = result + Fraction(n)
      case 2:
        guard let a = halves[0], let b = halves[1], b != 0 else { return nil }
        result = result + Fraction(a, b)
      default: return nil
      }
    }
    guard !parts.isEmpty else { return nil }
    self = result
  }
  static func + (a: Self, b: Self) -> Self { .init(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom) }
  static func * (a: Self, b: Self) -> Self { .init(a.top * b.top, a.bottom * b.bottom) }
  static func / (a: Self, b: Self) -> Self { .init(a.top * b.bottom, a.bottom * b.top) }
  static func < (a: Self, b: Self) -> Bool { a.top * b.bottom < b.top * a.bottom }
  static prefix func - (a: Self) -> Self { .init(-a.top, a.bottom) }
  var description: String {
    let (whole, rest) = top.quotientAndRemainder(dividingBy: bottom)
    switch (whole, rest) {
    case (_, 0): return "\(whole)"
    case (0, _): return "\(top)/\(bottom)"
    default: return "\(whole) \(abs(rest))/\(bottom)"
    }
  }
}
struct Ingredient {
  var amount: Fraction
  var unit: String?
  var name: String
}
enum RecipeError: Error { case badLine(Int, String) }
func parse(_ text: String) throws -> [Ingredient] {
  try text.split(separator: "\n").enumerated().map { number, line in
    let fields = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    guard fields.count >= 2, let amount = Fraction(fields[0]) else {
      throw RecipeError.badLine(number + 1, String(line))
    }
    return Ingredient(amount: amount, unit: fields.count == 3 ? fields[1] : nil, name: fields.last!)
  }
}
let recipe = """
  1 1/2 | cups | flour
  3/4 | tsp | salt
  2 | eggs
  """
let ingredients = try parse(recipe)
for servings in [2, 6, 9] {
  let factor = Fraction(servings, 4)
  print("for \(servings):", ingredients.map { item in
    [(item.amount * factor).description, item.unit, item.name].compactMap { $0 }.joined(separator: " ")
  }.joined(separator: ", "))
}
do { _ = try parse("1 | x\n1/0 | y") } catch RecipeError.badLine(let line, let text) { print("line \(line):", text) }
print(Fraction(1, 2) + Fraction(1, 3), Fraction(6, -4), -Fraction(3), Fraction("x") == nil, Fraction("1 3/6")!)
print([Fraction(2, 3), 1, Fraction(1, 2)].sorted(), Fraction(1, 3) < Fraction(2, 5), max(Fraction(7, 2), 3))
print(ingredients.map(\.amount).reduce(0, +), (Fraction(3, 4) / 2) as Fraction)
