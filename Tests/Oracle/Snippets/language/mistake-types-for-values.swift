struct Config {
  var name = "x"
  func show() {}
  static func reset() { name = "" ; self.name = "b"; show(); self.show(); print(self.name, Self.name) }
  static var z: Int { self.name.count }
}
class C { var v = 1; class func k() { self.v = 3; v = 2 } }
"abc".append("x")
[1].append(2)
3.negate()
let q = ["a": 1].removeValue(forKey: "a")
var a = [1]
a.append(contentsOf: 4)
let i: Int = "s".filter { $0 == "a" }
let (m, n) = "s".count
func two() { let (o, p) = "s".count; print(o, p) }
struct User { let name: String; var age: Int }
let path: WritableKeyPath<User, String> = \User.name
var u = User(name: "a", age: 1)
u[keyPath: \.name] = "b"
u[keyPath: \.age] = 3
let w = u
w[keyPath: \.age] = 3
