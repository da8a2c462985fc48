struct S {
  var x = 1
  static var y = 2
  func a() -> Int { y }
  static func b() -> Int { x }
  static func c() { a() }
  func d() { c(); S.c(); Self.c() }
  var e = x + 1
  lazy var f = x + 1
  static func g() { self.b(); print(self.y) }
}
print(S.x)
print(S().y)
S.a()
S().b()
print(S.y)
func h() { print(self) }
print(self)
