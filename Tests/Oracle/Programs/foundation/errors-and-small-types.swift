import Foundation
enum Raw: Int, Error { case a = 5, b }
enum Held: Error { case none, some(Int) }
struct Reason: LocalizedError { var failureReason: String? { "the reason" } }
struct Own: CustomNSError { var errorCode: Int { 9 } }
print((Raw.b as NSError).code, Raw.b.localizedDescription, Reason().localizedDescription)
print(Held.none.localizedDescription, Held.some(1).localizedDescription, Own().localizedDescription)
struct S: Decodable { let n: String }
for text in ["{}", #"{"n":1}"#, "["] {
  do { _ = try JSONDecoder().decode(S.self, from: Data(text.utf8)) } catch {
    print(error.localizedDescription)
  }
}
do { _ = try JSONDecoder().decode(Double.self, from: Data("1e400".utf8)) } catch { print("no number") }
do { throw POSIXError(.ENOENT) } catch let e as POSIXError { print(e.code == .ENOENT, e.errorCode) }
print(String(format: "%#x %#o %hhd %hd %d", 255, 8, 300, 70000, 5_000_000_000))
print("ﬀ".capitalized, "ǆ".capitalized, "o'neill mary-jane x2y".capitalized)
let counted = NSCountedSet()
counted.add("a")
counted.add("a")
print(counted.count(for: "a"), NSOrderedSet(array: [3, 1, 3]).count)
let defaults = UserDefaults.standard
defaults.set(5, forKey: "number")
print(defaults.bool(forKey: "number"), defaults.double(forKey: "number"), defaults.string(forKey: "number") as Any)
defaults.removeObject(forKey: "number")
let mixed: NSArray = [1, "two", 3.0]
print(mixed.count, mixed.contains("two"), mixed)
print(JSONSerialization.isValidJSONObject(["a": Date()]), JSONSerialization.isValidJSONObject([1, "a"] as [Any]))
print(M_E, DBL_MAX, INT_MAX, ProcessInfo.processInfo.arguments.count)
