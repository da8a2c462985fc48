import SwiftUI

struct A: View {
  @State private var isOn = false
  var body: some View { Text("A").foregroundColor(isOn ? .red : "blue") }
}
struct B: View {
  @State private var isOn = false
  var body: some View { Text(isOn ? "on" : 0) }
}
struct C: View {
  @State private var isOn = false
  var body: some View { Image(systemName: isOn ? "star" : 0) }
}
