// Local functions with type parameters of their own.
protocol Shape {
  static var name: String { get }
  var area: Double { get }
  init()
  func scaled(by factor: Double) -> Self
}
struct Square: Shape {
  static let name = "square"
  var side = 1.0
  var area: Double { side * side }
  func scaled(by factor: Double) -> Square { Square(side: side * factor) }
}
func biggest<S: Shape>(_ shapes: [S]) -> S? { shapes.max { $0.area < $1.area } }

func named() -> String {
  func inner<T: Shape>(_ value: T) -> String { "\(T.self) \(T.name) \(T().area)" }
  return inner(Square())
}
func signed() -> [Bool] {
  func isSigned<T: BinaryInteger>(_ value: T) -> Bool { T.isSigned }
  return [isSigned(UInt8(3)), isSigned(-3)]
}
func made() -> [Int] {
  func list<T>(_ type: T.Type, _ value: T) -> [T] {
    var result = [T]()
    result.append(value)
    return result
  }
  return list(Int.self, 3)
}
func both<U: Shape>(_ outer: U) -> String {
  func inner<T: Shape>(_ value: T) -> String { T.name + U.name + "\(type(of: value))" }
  func again<T: Shape>(_ value: T, _ depth: Int) -> String {
    depth == 0 ? inner(value) : again(value.scaled(by: 2), depth - 1)
  }
  return again(outer, 2)
}
func opened(_ shape: any Shape) -> String {
  func inner<T: Shape>(_ value: T) -> String {
    "\(T.self)/\(T.name)/\(biggest([value, value.scaled(by: 3)])!.area)"
  }
  return inner(shape)
}
print(named(), signed(), made(), both(Square()), opened(Square(side: 2)))

@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: ",") }
  static func buildOptional(_ part: String?) -> String { part ?? "-" }
}
func built(_ isLong: Bool) -> String {
  @Lines func make() -> String {
    "one"
    let two = 2
    "two\(two)"
    if isLong { "three" }
  }
  @Lines var rest: String {
    "four"
    "five"
  }
  return make() + ";" + rest
}
print(built(true), built(false))
