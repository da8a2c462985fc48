protocol Shape { var area: Double { get }; func draw(); func scale(by f: Double) -> Self; static func make() -> Self; var name: String { get set } }
struct Circle: Shape { var r = 1.0 }
struct Square: Shape {
  var area: Int { 1 }
  func draw() {}
  func scale(by f: Double) -> Square { self }
  static func make() -> Square { Square() }
  let name = "square"
}
class Tri: Shape { func draw() {} }
