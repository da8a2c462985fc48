protocol P {}
extension P {
  func g(a: Int? = nil, b: Int? = nil, c: String = "") -> some P { self }
  func g(d: Int? = nil, e: Int? = nil, f: Int? = nil, c: String = "") -> some P { self }
  func h(a: Double? = nil, b: Double? = nil, c: String = "") -> some P { self }
  func h(d: Double? = nil, e: Double? = nil, f: Double? = nil, c: String = "") -> some P { self }
  func i(a: Int? = nil, b: Int? = nil, c: String = "") -> some P { self }
  func i(d: Int? = nil, e: Int? = nil, f: Int? = nil, g: Int? = nil, h: Int? = nil, i: Int? = nil, c: String = "") -> some P { self }
  func j(width: Int? = nil, b: Int? = nil, c: String = "") -> some P { self }
  func j(minWidth: Int? = nil, e: Int? = nil, f: Int? = nil, c: String = "") -> some P { self }
  func k(a: Int? = nil, b: Int? = nil, c: String = "") {  }
  func k(d: Int? = nil, e: Int? = nil, f: Int? = nil, c: String = "") {}
}
struct V: P {}
func t(v: V) {
  _ = v.g(3)
  _ = v.g("x")
  _ = v.h(3)
  _ = v.h("x")
  _ = v.i(3)
  _ = v.i("x")
  _ = v.j(3)
  _ = v.j("x")
  v.k(3)
  v.k("x")
}
