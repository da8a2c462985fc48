import Foundation
struct Temp: Codable { @Clamp var c: Double }
@propertyWrapper struct Clamp: Codable { var wrappedValue: Double; init(wrappedValue: Double) { self.wrappedValue = wrappedValue }
  init(from d: Decoder) throws { wrappedValue = min(try d.singleValueContainer().decode(Double.self), 100) }
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue * 2) } }
print(try JSONDecoder().decode(Temp.self, from: Data(#"{"c":120}"#.utf8)).c, String(decoding: try JSONEncoder().encode(Temp(c: 5)), as: UTF8.self))
@propertyWrapper struct Default: Codable { var wrappedValue = "none"; init() {}; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
extension KeyedDecodingContainer { func decode(_ t: Default.Type, forKey k: Key) throws -> Default { Default(wrappedValue: try decodeIfPresent(String.self, forKey: k) ?? "missing") } }
struct U: Decodable { @Default var n: String }; print(try JSONDecoder().decode(U.self, from: Data("{}".utf8)).n)
