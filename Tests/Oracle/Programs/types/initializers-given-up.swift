struct E: Error {}
class A { let x: Int; let y: Int
  init?(n: Int) { x = n; if n < -5 { return nil }; y = n; if n < 0 { return nil } }
  init(t n: Int) throws { x = n; if n < -5 { throw E() }; y = n; if n < 0 { throw E() } }
  convenience init?(c n: Int) { if n < -10 { return nil }; self.init(n: n); if n > 10 { return nil } }
  convenience init(ct n: Int) throws { if n < -10 { throw E() }; try self.init(t: n); if n > 10 { throw E() } }
  deinit { print("deinit A", x, y) } }
class B: A { let z: Int
  override init?(n: Int) { if n == 1 { return nil }; z = n; if n == 2 { return nil }; super.init(n: n); if n == 3 { return nil } }
  deinit { print("deinit B", z) } }
for n in [-20, -7, -1, 0, 1, 2, 3, 20] { print(n, "A", terminator: " "); print(A(n: n) == nil, (try? A(t: n)) == nil, A(c: n) == nil, (try? A(ct: n)) == nil, B(n: n) == nil) }
