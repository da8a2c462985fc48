import SwiftUI

struct S1: ViewModifier {
  func body(content: Content) -> some View {
    content.padding().avater()
  }
}
struct S2: ViewModifier {
  func body(content: Content) -> some View {
    content.fontt(.title).padding()
  }
}
struct B1: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.lable.padding()
  }
}
struct B2: ToggleStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.lable.padding()
  }
}
func f(t: TimeInterval) {}
func g(t: TimeInterval?, u: [TimeInterval]) {
  f(t: "x")
  f(t: t)
  f(t: u)
  let x: TimeInterval = "a"
  var y: TimeInterval = 3
  y = "a"
  y.foo()
  u.foo()
  t.foo()
  let s: String = y
  let s2: String = x
  f(t: Date().timeIntervalSince1970 + "a")
  let d = Date().timeIntervalSince1970
  let e: String = d
}
