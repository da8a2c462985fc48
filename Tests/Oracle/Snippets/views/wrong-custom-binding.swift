import SwiftUI
struct Root: View {
  @State private var n = 0
  var body: some View {
    Toggle("x", isOn: Binding(get: { n > 0 }, set: { n = $0 }))
    Slider(value: Binding(get: { n }, set: { n = $0 }))
    Toggle("y", isOn: Binding(get: n > 0, set: { _ in }))
  }
}
