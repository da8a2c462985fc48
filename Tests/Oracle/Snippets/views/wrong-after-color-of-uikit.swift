import SwiftUI
struct S5: View { 
  var body: some View { VStack {
    Text("a").background(Color(.red)).bordr(3)
    Text("a").background(Color(uiColor: .red)).bordr(3)
    Text("a").foregroundColor(Color(.red)).bordr(3)
    Text("a").background(Color("a")).bordr(3)
    Text("a").overlay(Color(.red)).bordr(3)
    Text("a").id(Color(.red)).bordr(3)
    Text("a").bordr(Color(.red)).bordr(3)
  } }
  func f(_ v: some View) -> Text { Text("a") }
  func g(_ v: Color) -> Text { Text("a") }
  func t() {
    f(Color(.red)).foo()
    f(Color(.blue)).foo()
    g(Color(.red)).foo()
  }
}
