import Foundation
struct P { var q = 0 }
struct S { var i = 0; var d = 0.0; var s = ""; var b = true; var f: CGFloat = 0; var o: Int?; var t = [""]; var w = Date(); var p = P()
  mutating func g() {
    i += d
    i -= 2.5
    d += i
    s += i
    s -= 1
    s *= i
    s += 3
    i += s
    i += "x"
    d *= "2"
    b += 1
    b -= i
    f += d
    f += i
    i += f
    f *= 2.5
    o += 1
    i += o
    t += 3
    t += "x"
    w += 3
    p += 1
    p.q += d
    p.q += s
    i %= 2.5
    t[0] += 1
    t[0] -= "x"
    s += b
    s += o
    d += o
    i += b
    i *= b
    i /= "2"
  }
}
