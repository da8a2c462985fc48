import Foundation
import Observation

@Observable final class Order: Codable {
  enum CodingKeys: String, CodingKey {
    case _type = "type"
    case _quantity = "quantity"
  }
  var type = 0
  var quantity = 3
  var isShown = true
}

@Observable final class Place: Codable {
  var name = "a"
  @ObservationIgnored var visits = 3
  var note: String?
}

func written(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func read<T: Decodable>(_ text: String) throws -> T {
  try JSONDecoder().decode(T.self, from: Data(text.utf8))
}

print(try written(Order()), try written(Place()))
let order: Order = try read(#"{"type":5,"quantity":7}"#)
print(order.type, order.quantity, order.isShown)
let place: Place = try read(#"{"_name":"b","visits":9,"_note":"n"}"#)
print(place.name, place.visits, place.note ?? "-")
do {
  let _: Place = try read(#"{"name":"b","visits":9}"#)
} catch DecodingError.keyNotFound(let key, _) {
  print("misses", key.stringValue)
}
