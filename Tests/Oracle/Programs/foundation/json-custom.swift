import Foundation
struct Temperature: Codable {
  var celsius: Double
  enum CodingKeys: String, CodingKey { case value, unit }
  init(celsius: Double) { self.celsius = celsius }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let value = try container.decode(Double.self, forKey: .value)
    let unit = try container.decodeIfPresent(String.self, forKey: .unit) ?? "C"
    guard unit == "C" || unit == "F" else {
      throw DecodingError.dataCorruptedError(forKey: .unit, in: container, debugDescription: "bad unit \(unit)")
    }
    celsius = unit == "F" ? (value - 32) * 5 / 9 : value
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(celsius, forKey: .value)
    try container.encode("C", forKey: .unit)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func show<T: Encodable>(_ value: T) { print(String(data: try! encoder.encode(value), encoding: .utf8)!) }
show(Temperature(celsius: 21.5))
let decoder = JSONDecoder()
print(try decoder.decode(Temperature.self, from: Data(#"{"value": 212, "unit": "F"}"#.utf8)).celsius)
do { _ = try decoder.decode(Temperature.self, from: Data(#"{"value": 1, "unit": "K"}"#.utf8)) } catch let DecodingError.dataCorrupted(context) { print(context.debugDescription, context.codingPath.last!.stringValue) }
enum Shape: Codable, Equatable { case circle(radius: Double); case rect(width: Int, height: Int); case empty; case pair(Int, String) }
let shapes: [Shape] = [.circle(radius: 2), .rect(width: 3, height: 4), .empty, .pair(1, "x")]
show(shapes)
print(try decoder.decode([Shape].self, from: encoder.encode(shapes)) == shapes)
enum Level: Int, Codable, CaseIterable { case low = 1, high = 5 }
show(Level.allCases)
print(try decoder.decode([Level].self, from: Data("[5,1]".utf8)))
do { _ = try decoder.decode(Level.self, from: Data("3".utf8)) } catch { print(error) }
struct Color: Codable { var r, g, b: UInt8
  init(from decoder: Decoder) throws {
    var c = try decoder.unkeyedContainer()
    r = try c.decode(UInt8.self); g = try c.decode(UInt8.self); b = try c.decode(UInt8.self)
    print("at end", c.isAtEnd, c.count ?? -1, c.currentIndex)
  }
  func encode(to encoder: Encoder) throws { var c = encoder.unkeyedContainer(); try c.encode(r); try c.encode(contentsOf: [g, b]) }
}
show(try decoder.decode(Color.self, from: Data("[1, 2, 255]".utf8)))
struct Wrapper<T: Codable>: Codable { var items: [T]; var next: Int? }
show(Wrapper(items: ["a", "b"], next: nil))
print(try decoder.decode(Wrapper<Double>.self, from: Data(#"{"items": [1, 2.5], "next": 2}"#.utf8)))
struct ID: Codable, Hashable { let raw: String
  init(_ raw: String) { self.raw = raw }
  init(from decoder: Decoder) throws { raw = try decoder.singleValueContainer().decode(String.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(raw) }
}
show([ID("a"), ID("b")])
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
class Dog: Animal { var tricks = 0
  init(name: String, tricks: Int) { self.tricks = tricks; super.init(name: name) }
  enum K: CodingKey { case tricks }
  required init(from decoder: Decoder) throws { tricks = try decoder.container(keyedBy: K.self).decode(Int.self, forKey: .tricks); try super.init(from: decoder) }
  override func encode(to encoder: Encoder) throws { try super.encode(to: encoder); var c = encoder.container(keyedBy: K.self); try c.encode(tricks, forKey: .tricks) }
}
show(Dog(name: "Rex", tricks: 3))
print(try decoder.decode(Dog.self, from: Data(#"{"name": "Fido", "tricks": 1}"#.utf8)).name)
struct Nested: Decodable { let city: String
  enum Outer: String, CodingKey { case location }
  enum Inner: String, CodingKey { case city }
  init(from decoder: Decoder) throws {
    let outer = try decoder.container(keyedBy: Outer.self)
    let inner = try outer.nestedContainer(keyedBy: Inner.self, forKey: .location)
    print(inner.contains(.city), inner.allKeys.map(\.rawValue))
    city = try inner.decode(String.self, forKey: .city)
  }
}
print(try decoder.decode(Nested.self, from: Data(#"{"location": {"city": "Oslo", "z": 1}}"#.utf8)).city)
