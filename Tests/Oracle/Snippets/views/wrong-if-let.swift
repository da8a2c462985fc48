import SwiftUI
struct A: View {
  var name: String?
  @State private var count = 3
  var body: some View {
    if let name { Text(name) } else { Text(name) }
    if let count { Text("\(count)") }
    if count { Text("x") }
    if count = 3 { Text("y") }
  }
}
