import Foundation

// Coding keys in extensions, private ones among them.
struct Note { let text: String }
extension Note: Decodable {
  enum CodingKeys: String, CodingKey { case text = "t" }
}
struct Page: Codable { let number: Int }
extension Page {
  private enum CodingKeys: String, CodingKey { case number = "n" }
}
let note = try JSONDecoder().decode(Note.self, from: Data(#"{"t":"hi"}"#.utf8))
let page = try JSONEncoder().encode(Page(number: 3))
print(note, String(decoding: page, as: UTF8.self))

// What a literal is made of stands for the plain types.
struct Ratio { var value: Double }
extension Ratio: ExpressibleByFloatLiteral {
  init(floatLiteral value: FloatLiteralType) { self.value = value }
}
struct Count: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  var value: Int
  init(integerLiteral value: IntegerLiteralType) { self.value = value }
  init(stringLiteral value: StringLiteralType) { self.value = value.count }
}
let ratio: Ratio = 1.5
let counts: [Count] = [3, "four!"]
print(ratio.value, counts.map(\.value))

// A type of the program comes before what a protocol gives.
protocol Shelf {
  associatedtype Item
  func first() -> Item
}

struct Item { var name = "own" }

struct Box: Shelf {
  func first() -> Item { Item() }

}
print(Box().first().name)

// Members of what conforms, where the result says no more.
protocol Shape { var sides: Int { get } }
struct Square: Shape { let sides = 4 }
struct Polygon<T>: Shape { let sides: Int; let tag: T }
extension Shape where Self == Square { static var square: Square { Square() } }
extension Shape {
  static func polygon<T>(_ sides: Int, tag: T) -> Self where Self == Polygon<T> {
    Polygon(sides: sides, tag: tag)
  }
}
var plain: some Shape { .square }
func many() -> some Shape { return .polygon(7, tag: "x") }
print(plain.sides, many().sides)

// A wrapper by another name, found through a protocol.
@propertyWrapper struct Clamped {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
  var projectedValue: String { "<\(wrappedValue)>" }
}
protocol Limited {}
extension Limited { typealias Kept = Clamped }
struct Volume: Limited { @Kept var level = 3 }
var volume = Volume()
volume.level = 30
print(volume.level, volume.$level)

// The clock says what the instant is.
func wait<C: Clock>(until instant: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C) -> Bool {
  clock.now < instant
}
print(wait(until: .now + .seconds(60), tolerance: .seconds(2), clock: .continuous))
