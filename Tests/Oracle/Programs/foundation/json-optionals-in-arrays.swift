import Foundation
// Optionals in arrays and dictionaries, as JSON.
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode([1, nil] as [Int?]), as: UTF8.self))
print(String(decoding: try e.encode(["a": [1, nil]] as [String: [Int?]]), as: UTF8.self))
print(String(decoding: try e.encode(["a": 1, "b": nil] as [String: Int?]), as: UTF8.self))
struct M: Codable { var nested: [String: [Int?]]; var o: [Double?]; var s: [String: String?] }
print(String(decoding: try e.encode(M(nested: ["a": [1, nil]], o: [nil, 2.5], s: ["x": "y", "z": nil])), as: UTF8.self))
struct T: Codable { var a: Int?; var b: [[Int?]?]; var c: [String: Bool??] }
print(String(decoding: try e.encode(T(a: 1, b: [[1, nil], nil], c: ["q": true])), as: UTF8.self))
print(try JSONDecoder().decode(T.self, from: Data(#"{"b":[[1,null],null],"c":{"q":true,"r":null}}"#.utf8)).b)
