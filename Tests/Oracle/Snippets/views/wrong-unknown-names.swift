import SwiftUI
struct A: View {
  let n = 3
  var body: some View {
    Text(n)
    VStack { Foo() }
    Button("x") { foo() }
    Button("x") { foo(); foo() }
    Text(bar)
    Text("x").onTapGesture { n = bar }
    Text("x").padding(bar)
  }
}
