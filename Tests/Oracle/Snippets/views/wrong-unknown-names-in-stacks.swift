import SwiftUI
struct A: View {
  let n = 3
  var body: some View {
    VStack { 
      Text(n)
      VStack { Foo() }
      Button("x") { foo() }
    }
    VStack { Foo() }
    Foo()
    if bar { Foo() }
    if n == 3 { Foo() } else { Bar() }
    ForEach(0..<3) { i in Foo(i) }
  }
}
