import Foundation

func use<T: AnyObject>(_ type: T.Type) -> String { "\(type)" }
print(use(AnyObject.self))

let url = URL(string: "https://a.b/c.png")!
let names = NSCache<NSString, AnyObject>()
names.setObject("one" as AnyObject, forKey: "a" as NSString)
print(names.object(forKey: "a" as NSString) as? String ?? "none")
print(names.object(forKey: "b" as NSString) == nil)

let anything = NSCache<AnyObject, AnyObject>()
anything.setObject(3 as AnyObject, forKey: url as AnyObject)
print(url as AnyObject as? URL == url)

let pages = NSCache<NSURL, NSString>()
pages.setObject("page", forKey: url as NSURL)
print(pages.object(forKey: URL(string: "https://a.b/c.png")! as NSURL) ?? "none")

struct Refused: CustomNSError {
  static var errorDomain: String { "shop" }
  var errorCode: Int { 7 }
  var errorUserInfo: [String: Any] { ["reason": "closed"] }
}
let refused = Refused() as NSError
print(refused.domain, refused.code, refused.userInfo["reason"] as? String ?? "")

let list = [1, 2, 3] as NSArray
print(list.count, list[1])
let table = ["a": 1] as NSDictionary
print(table.count, table["a"] as? Int ?? 0)
print(NSString(format: "%d of %d", 1, 3))

struct Settings: Codable, Equatable {
  var name: String
  var sizes: [Double]
  var isOn: Bool
  var nested: [String: Int]
}
let settings = Settings(name: "a < b & c", sizes: [1, 2.5], isOn: true, nested: ["x": 1])
let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
let data = try encoder.encode(settings)
print(try PropertyListDecoder().decode(Settings.self, from: data) == settings)
print(String(decoding: data, as: UTF8.self).contains("<string>a &lt; b &amp; c</string>"))

func rounded<V: BinaryFloatingPoint>(_ value: V, to step: V) -> V {
  round(value / step) * step + floor(value) + ceil(value) + trunc(value)
}
print(rounded(2.6, to: 0.5), rounded(Float(1.2), to: 0.25), sqrt(16.0), floor(-1.5))

final class Token: NSObject {
  let number: Int
  init(_ number: Int) { self.number = number }
}
let first = Token(1)
let second = Token(2)
var tokens: Set<AnyHashable> = []
tokens.insert(first)
tokens.insert(AnyHashable(second))
tokens.insert(3)
print(tokens.count, tokens.contains(first), tokens.contains(AnyHashable(first)))
print(tokens.filter { $0 != AnyHashable(first) }.count, tokens.compactMap { $0.base as? Token }.count)
print(AnyHashable(3) == AnyHashable(3), AnyHashable("a") == 3 as AnyHashable, AnyHashable("a"))
