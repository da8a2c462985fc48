import SwiftUI

struct E { static func + (a: E, b: E) -> E { a } }
struct H {}
func f(s: String, i: Int, e: E, h: H, d: Date) {
  _ = Text("a") + s
  _ = Text("a") + "b"
  _ = s + Text("a")
  _ = "a" + Text("b")
  _ = Text("a") + i
  _ = Text("a") + 3
  _ = e + s
  _ = e + "a"
  _ = s + e
  _ = "a" + e
  _ = h + s
  _ = h + "a"
  _ = s + h
  _ = e + 3
  _ = e + i
  _ = i + e
  _ = Image("x") + "a"
  _ = Image("x") + Text("b")
  _ = Text("b") + Image("x")
  _ = d + "a"
  _ = "a" + d
  _ = s + d
  _ = d + i
}
