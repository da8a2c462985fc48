import Foundation
struct Place: Codable, Equatable {
  struct Coordinate: Codable, Equatable { var latitude: Double, longitude: Double }
  enum Category: String, Codable, CaseIterable { case park, museum, cafe = "coffee-shop" }
  var id: Int, name: String, isFavorite: Bool, category: Category, tags: [String], coordinate: Coordinate
  var website: URL?, rating: Double?, opened: Date?
  enum CodingKeys: String, CodingKey { case id, name, isFavorite = "is_favorite", category, tags, coordinate = "location", website, rating, opened }
}
let json = """
[{"id": 1, "name": "Garden", "is_favorite": true, "category": "park", "tags": ["green", "free"], "location": {"latitude": 52.5, "longitude": 13.25}, "website": "https://example.com/garden", "opened": "2020-05-17T08:00:00Z"},
 {"id": 2, "name": "Beans", "is_favorite": false, "category": "coffee-shop", "tags": [], "location": {"latitude": -1, "longitude": 0}, "rating": 4.5, "opened": null}]
"""
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let places = try decoder.decode([Place].self, from: Data(json.utf8))
for place in places { print(place.id, place.name, place.isFavorite, place.category, place.tags, place.coordinate.latitude, place.website?.host ?? "-", place.rating ?? 0, place.opened.map { Int($0.timeIntervalSince1970) } ?? -1) }
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
encoder.dateEncodingStrategy = .iso8601
let text = String(decoding: try encoder.encode(places[0]), as: UTF8.self)
print(text)
print(try decoder.decode(Place.self, from: Data(text.utf8)) == places[0])
struct Response<T: Decodable>: Decodable { let status: String; let data: T?; let errors: [String: [String]]? }
print(try decoder.decode(Response<[Int]>.self, from: Data(#"{"status":"ok","data":[1,2]}"#.utf8)).data!, try decoder.decode(Response<Place>.self, from: Data(#"{"status":"bad","errors":{"name":["is short","is odd"]}}"#.utf8)).errors!["name"]!.count)
func attempt<T: Decodable>(_ type: T.Type, _ text: String) {
  do { print(try decoder.decode(type, from: Data(text.utf8))) }
  catch DecodingError.keyNotFound(let key, let context) { print("no key", key.stringValue, context.codingPath.map(\.stringValue)) }
  catch DecodingError.typeMismatch(let type, let context) { print("mismatch", type, context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }) }
  catch DecodingError.valueNotFound(let type, let context) { print("no value", type, context.codingPath.map(\.stringValue)) }
  catch DecodingError.dataCorrupted(let context) { print("corrupted", context.codingPath.map(\.stringValue)) }
  catch { print("other", error) }
}
attempt(Place.Coordinate.self, #"{"latitude": 1}"#)
attempt([Place.Coordinate].self, #"[{"latitude": 1, "longitude": "x"}]"#)
attempt([String: Int].self, #"{"a": null}"#)
attempt([Place.Category].self, #"["park", "zoo"]"#)
attempt([Int].self, "[1, 2")
attempt([String: [Bool]].self, #"{"k": [true, false]}"#)
struct Snake: Codable { var firstName: String; var homeURL: String?; var ageInYears: Int }
decoder.keyDecodingStrategy = .convertFromSnakeCase
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = .sortedKeys
let snake = try decoder.decode(Snake.self, from: Data(#"{"first_name": "Ann", "age_in_years": 30}"#.utf8))
print(snake, String(decoding: try encoder.encode(snake), as: UTF8.self))
