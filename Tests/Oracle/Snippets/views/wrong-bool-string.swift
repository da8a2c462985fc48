import SwiftUI
struct Root: View {
  @State private var on = "true"
  var body: some View { if on { Text("x") } ; Toggle("y", isOn: $on) }
}
