import Foundation
// Dictionaries whose keys are enums that may be keys of JSON.
enum Size: String, Codable, CodingKeyRepresentable { case small = "s", medium = "m" }
enum Level: Int, Codable, CodingKeyRepresentable { case low = 1, high }
enum Plain: String, Codable { case a }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode([Size.small: 1, .medium: 2]), as: UTF8.self))
print(String(decoding: try encoder.encode([Level.high: "x"]), as: UTF8.self))
print(String(decoding: try encoder.encode([Plain.a: true]), as: UTF8.self))
let sizes = try JSONDecoder().decode([Size: Int].self, from: Data(#"{"s":1,"m":5}"#.utf8))
print(sizes[.small]!, sizes[.medium]!, sizes.count)
print(try JSONDecoder().decode([Level: [Int]].self, from: Data(#"{"2":[7]}"#.utf8)))
