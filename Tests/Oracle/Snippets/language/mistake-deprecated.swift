@available(*, deprecated, message: "use g") func f() {}
@available(*, deprecated, renamed: "g") func old() {}
@available(*, deprecated) func older() {}
func g() {}
struct S {
  @available(*, deprecated, message: "gone") var x: Int { 1 }
  @available(*, deprecated, renamed: "b()") func a() {}
  func b() {}
}
f()
old()
older()
print(S().x)
S().a()
