import SwiftUI
struct A: View {
  let n = 3
  var body: some View {
    Button("x") {
      n.foo()
      bar()
      [1].map { baz($0) }
      if n == 3 { bar() }
      withAnimation { bar() }
    }
  }
}
