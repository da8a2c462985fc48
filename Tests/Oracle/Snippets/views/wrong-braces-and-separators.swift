import SwiftUI
enum Route { case detail settings }
enum Phase { case idle, failed(String)) }
class Model: ObservableObject Codable { var count = 0 }
struct Nested {
  extension Int { var twice: Int { self * 2 } }
}
struct Branches: View {
  let n: Int
  func odd() -> some View {
    switch n { case 0: Text("a"); case 1: List { Text("b") }; default: Text("c") }
  }
  func all() -> some View {
    if n == 1 { Text("a") } else if n == 2 { Image("b") } else { Divider() }
  }
  var body: some View { all() }
}
struct Separated: View {
  @State var on = false
  var body: some View {
    VStack {
      Text("a"),
      Text("b"),
      Image("c")
    }
    VStack {
      if on {
        Text("on")
      else {
        Text("off")
      }
      Toggle("on", isOn: $on)
    }
  }
}
