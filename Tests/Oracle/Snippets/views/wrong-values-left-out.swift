import SwiftUI

func f(a: Int) -> Int { a }
struct S { init(c: Int) {} }
let x = f(b: )
let y = S(c: )
let z = foo(a: )
struct ContentView: View {
  var body: some View {
    VStack(spacing: ) { Text("a") }
  }
}
