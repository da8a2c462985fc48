import SwiftUI
struct Child: View {
  var name: String
  var age: Int
  var body: some View { Text(name) }
}
struct P: View {
  @State var age = "3"
  var body: some View {
    Child(name: "x", age: age)
    Child(age: 3, name: "x")
    Child("x", 3)
    Child(name: "x")
    Child(name: "x", age: 3, extra: 1)
  }
}
