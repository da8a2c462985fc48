import SwiftUI

struct A: View {
  var body: some View {
    Text("A").toolbar { ToolbarItem(placement: .topbarTrailing) { Button("Add") {} } }
  }
}
struct B: View {
  @State private var isOn = false
  var body: some View {
    Text("B").toolbar { ToolbarItem { Button("Set") { isOn = 3 } } }
  }
}
