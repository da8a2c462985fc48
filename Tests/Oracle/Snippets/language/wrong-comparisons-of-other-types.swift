struct H { let id = 3 }
struct E1: Equatable { var a = 1 }
struct E2: Equatable { var a = 1 }
enum K { case a, b }
enum R: String { case a, b }
final class C1 {}
final class C2: Equatable { static func == (a: C2, b: C2) -> Bool { true } }
func f(h: H, e1: E1, e2: E2, s: String, i: Int, db: Double, b: Bool, k: K, r: R, oh: H?, oe: E1?, c1: C1, c2: C2, ai: [Int], ch: Character, t: (Int, Int)) {
  _ = e1 == e2
  _ = k == e1
  _ = k == s
  _ = r == s
  _ = s == r
  _ = k == i
  _ = b == i
  _ = b == s
  _ = b == h
  _ = h == b
  _ = b == k
  _ = k == b
  _ = oe == e2
  _ = oe == h
  _ = oh == e1
  _ = c2 == h
  _ = ai == i
  _ = ch == s
  _ = ch == i
  _ = db == s
  _ = db == h
  _ = s == e1
  _ = i == e1
  _ = e1 == i
  _ = e1 == db
  _ = i == k
  _ = s == k
  _ = e1 < e2
  _ = s < h
  _ = e1 < h
  _ = r != s
  _ = s != r
  _ = k == "a"
  _ = "a" == k
  _ = r == "a"
  _ = k == 3
  _ = b == "a"
  _ = b == 3
  _ = h == 3
  _ = h == "a"
}
