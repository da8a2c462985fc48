import Foundation
struct K: Codable { var URLPath = "p", someURLHere = 1, aB = 2 }
let e = JSONEncoder(); e.keyEncodingStrategy = .convertToSnakeCase; e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(K()), as: UTF8.self))
print(DateInterval(start: Date(timeIntervalSince1970: 0), duration: 60))
let p = PropertyListEncoder(); p.outputFormat = .xml; print(String(decoding: try p.encode(["k": [1, 2]]), as: UTF8.self))
