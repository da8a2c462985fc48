import Foundation
struct Config { private var d: [String: Any] = ["name": "x", "limits": ["max": 10, "min": "two"], "list": [1, 2, 3]]
    subscript<T>(_ path: String, as type: T.Type = T.self) -> T? { var cur: Any = d; for k in path.split(separator: ".") { if let i = Int(k), let a = cur as? [Any] { guard a.indices.contains(i) else { return nil }; cur = a[i] } else if let m = cur as? [String: Any], let v = m[String(k)] { cur = v } else { return nil } }; return cur as? T }
    func require<T>(_ p: String) -> T { guard let v: T = self[p] else { preconditionFailure("missing or wrong: \(p) as \(T.self)") }; return v } }
let c = Config()
print(c["name"] as String? ?? "-", c["limits.max", as: Int.self] as Any, c["list.1"] as Int? as Any, c["list.9", as: Int.self] as Any, c["limits.min", as: Int.self] as Any)
let n: Int = c.require("limits.max"); print(n + 1)
func level(_ n: Int) -> Int { if n == 0 { let m: Int = c.require("limits.min"); return m }; return level(n - 1) + 1 }
defer { print("unreached") }
do { defer { print("inner defer") }; print("before") }
print(level(3))
