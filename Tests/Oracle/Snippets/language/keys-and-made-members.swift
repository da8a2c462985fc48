struct User: Codable {
  let id: Int
  let name: String
  enum CodingKeys: String, CodingKey { case id, fullName = "name" }
}
struct Left: Codable {
  let id: Int
  let name: String
  enum CodingKeys: String, CodingKey { case id }
}
struct Right: Codable {
  let id: Int
  var name = "x"
  var note: String?
  enum CodingKeys: String, CodingKey { case id }
}
struct Plain: Codable {
  let id: Int
  enum CodingKeys: String { case id }
}
class Shape {
  let sides: Int
  init(sides: Int) { self.sides = sides }
  convenience init() { self.init(sides: 3) }
}
class Square: Shape {
  var name: String
  init(name: String) {
    self.name = name
    super.init()
  }
}
protocol Named { init(name: String) }
func make<T: Named>(_ type: T.Type) -> T { type(name: "x") }
class Counted { static var count: Int }
class Node: Equatable { var value = 0 }
protocol Copied { func copy() -> Self }
class Kept: Copied { func copy() -> Kept { Kept() } }
struct Point { var x = 0 }
let s: Set = [Point()]
let t = [Point(): 1]
