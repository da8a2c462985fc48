import Foundation
// Data
var d = Data("Hello".utf8)
print(d.count, d.map { String(format: "%02x", $0) }.joined(), d.base64EncodedString(), d.subdata(in: 1..<3).map { $0 }, Array(d.prefix(2)), d.first!, d[1], d)
d.append(contentsOf: [33, 34]); d.append(65); print(d.count, String(data: d, encoding: .utf8)!, String(decoding: d[0..<5], as: UTF8.self))
print(Data([1, 2, 3]) == Data([1, 2, 3]), Data(count: 3).map { $0 }, Data(repeating: 7, count: 2).map { $0 }, d.firstIndex(of: 108)!, d.contains(33), d.reversed().first!, Data(base64Encoded: "SGk=").map { String(decoding: $0, as: UTF8.self) }!)
print(d.range(of: Data("ll".utf8))!, d.starts(with: [72]), d.isEmpty, [UInt8](d).count, d.hashValue == d.hashValue)
let n: UInt32 = 0x01020304
// IndexSet, IndexPath, CharacterSet
var set = IndexSet(integersIn: 1...3); set.insert(7); set.remove(2)
print(set.map { $0 }, set.count, set.contains(3), set.first!, set.last!, IndexSet([5, 1]).sorted(), set.rangeView.map { $0 })
let p = IndexPath(indexes: [1, 2]); print(p, p.count, p[0], IndexPath(index: 3) < p, p.appending(4).count, p == [1, 2])
print(CharacterSet.decimalDigits.contains("5"), CharacterSet(charactersIn: "abc").union(.whitespaces).contains(" "), CharacterSet(charactersIn: "a"..."f").contains("g"), "a1b2".unicodeScalars.filter { CharacterSet.letters.contains($0) }.count, CharacterSet.alphanumerics.isSuperset(of: .decimalDigits))
// UUID, URL
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString.count, UUID(uuidString: "x") as Any, id == UUID(uuidString: id.uuidString.lowercased())!, UUID().uuidString.count, Set([UUID(), UUID()]).count)
var comps = URLComponents(string: "https://example.com:8080/a/b?x=1&y=hello%20world#frag")!
print(comps.host!, comps.port!, comps.path, comps.queryItems!.map { "\($0.name)=\($0.value ?? "")" }, comps.fragment!, comps.scheme!)
comps.queryItems?.append(URLQueryItem(name: "q", value: "a&b")); print(comps.url!, comps.string!)
let u = URL(string: "https://example.com/dir/file.txt?x=1")!
print(u.lastPathComponent, u.pathExtension, u.deletingLastPathComponent(), u.appendingPathComponent("z"), u.host!, u.query!, u.scheme!, u.pathComponents, u.absoluteString)
print(URL(fileURLWithPath: "/tmp/a.txt").path, URL(string: "/rel", relativeTo: URL(string: "http://x.com")!)!.absoluteString, u.deletingPathExtension().lastPathComponent, u.appending(path: "more").absoluteString, u.appending(queryItems: [URLQueryItem(name: "k", value: "v")]))
// Notification
let name = Notification.Name("test")
class Listener { var got: [Int] = []; var token: NSObjectProtocol?
  init() { token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] n in self?.got.append(n.userInfo?["v"] as? Int ?? -1) } }
}
let l = Listener()
NotificationCenter.default.post(name: name, object: nil, userInfo: ["v": 3]); NotificationCenter.default.post(Notification(name: name)); print(l.got)
NotificationCenter.default.removeObserver(l.token!); NotificationCenter.default.post(name: name, object: l); print(l.got.count)
// JSONSerialization
let obj = try JSONSerialization.jsonObject(with: Data(#"{"a": 1, "b": [true, null, 2.5, "x"], "c": {"d": "e"}}"#.utf8)) as! [String: Any]
print(obj["a"] as! Int, (obj["b"] as! [Any]).count, (obj["c"] as! [String: String])["d"]!, obj.keys.sorted())
print(String(data: try JSONSerialization.data(withJSONObject: ["k": [1, 2], "a": ["z": true]], options: [.sortedKeys]), encoding: .utf8)!, JSONSerialization.isValidJSONObject(["a": 1]))
do { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) } catch { print("bad json") }
