struct W<Value> {
  var v: Value
  init(_ k: String, v: Value) where Value == Bool { self.v = v }
  init(_ k: String, v: Value) where Value == Int { self.v = v }
  func g() where Value == Int { print("int") }
  func g() where Value == Bool { print("bool") }
  func h<T>(_ t: T) where T: Equatable { print("eq") }
  func h<T>(_ t: T) where T: Equatable & CustomStringConvertible { print("both") }
}
extension W where Value == String { init(_ k: String, v: Value) { self.v = v }; func g() { print("str") } }
W("a", v: 1).g(); W("a", v: true).g(); W("a", v: "x").g(); W("a", v: 2).h(3)
