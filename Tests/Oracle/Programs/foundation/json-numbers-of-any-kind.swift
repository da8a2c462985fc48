import Foundation
let t = #"{"a": 1, "b": 2.5, "c": true, "d": [1, 2.0, false, null, "x"], "e": {"f": 3}}"#
let o = try! JSONSerialization.jsonObject(with: t.data(using: .utf8)!) as! [String: Any]
print(o["a"] as! Double, o["a"] as! Int)
print(o["b"] as! Double, o["b"] as? Int as Any)
print(o["c"] as! Bool, o["c"] as? Int as Any, o["c"] as? Double as Any)
print(o["a"] as? Bool as Any)
if let d = o["d"] as? [Any] { for x in d { if let n = x as? Int { print("int", n) } else if let n = x as? Double { print("d", n) } else if x is NSNull { print("null") } else { print("other", x) } } }
if let e = o["e"] as? [String: Int] { print(e) }
if let e = o["e"] as? [String: Double] { print(e) }
struct S: Codable { var firstName: String; var innerMap: [String: Int]; var nestedThing: [String: N]; struct N: Codable { var someValue: Int } }
let enc = JSONEncoder(); enc.keyEncodingStrategy = .convertToSnakeCase; enc.outputFormatting = [.sortedKeys]
let d = try! enc.encode(S(firstName: "A", innerMap: ["keyOne": 1], nestedThing: ["thingOne": .init(someValue: 3)]))
print(String(data: d, encoding: .utf8)!)
let dec = JSONDecoder(); dec.keyDecodingStrategy = .convertFromSnakeCase
print(try! dec.decode(S.self, from: #"{"first_name":"B","inner_map":{"key_one":2},"nested_thing":{"thing_one":{"some_value":4}}}"#.data(using: .utf8)!))
let optionals: [String: Any?] = ["flag": true]
if let data = try? JSONSerialization.data(withJSONObject: optionals) {
  print(String(decoding: data, as: UTF8.self))
}
