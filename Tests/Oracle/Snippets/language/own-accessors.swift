struct S {
  var b: Int { return b + 1 }
  var c: Int { get { self.c } set { print(c, newValue) } }
  static var f: Int { f }
}
var top: Int { top + 1 }
class C {
  var name: String { name.uppercased() }
  lazy var q: Int = { q }()
  var h: Int { get { h } }
}
