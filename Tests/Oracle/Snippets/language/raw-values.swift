enum A: Int { case a = 1, b = 1 }
enum B: String { case a = "x", b = "x", c }
enum C: Int { case a = "x" }
enum D: String { case a = 1 }
enum E { case a = 1 }
enum F: Int { case a(Int) }
enum G: Int { case a, b, c = 5, d }
print(G(rawValue: 1) == .b, G.d.rawValue)
enum H: Character { case a }
let h: A = A(rawValue: 1)
let i = A.a.rawValue + "x"
enum J: Double { case a = 1.5, b }
