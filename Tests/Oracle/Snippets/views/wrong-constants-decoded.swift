// Constants with a value are not decoded: a warning, by what the keys are and whether it encodes.
import SwiftUI

struct Both: Codable { let id = UUID(); var title: String }
struct Decoded: Decodable { let id = UUID(); var title: String }
struct Encoded: Encodable { let id = UUID(); var title: String }
struct BothWithKeys: Codable {
  let id = UUID()
  var title: String
  enum CodingKeys: String, CodingKey { case id, title }
}
struct DecodedWithKeys: Decodable {
  let id = UUID(), other = 1
  var title: String
  enum CodingKeys: String, CodingKey { case id, title }
}
struct Written: Codable {
  let id = UUID()
  var title: String
  init(from decoder: Decoder) throws { title = "" }
}
class Several: Codable {
  let id: UUID = UUID()
  let a = 1, b = 2
  var title: String = ""
}
struct Extended { let id = 1 }
extension Extended: Codable {}
