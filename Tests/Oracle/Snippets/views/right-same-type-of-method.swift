import SwiftUI

extension Binding {
  func unwrapped<Wrapped>(or standard: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(
      get: { self.wrappedValue ?? standard }, set: { self.wrappedValue = $0 })
  }
}
struct A: View {
  @State private var name: String?
  @FocusState private var isFocused: Bool
  init() {}
  var body: some View {
    TextField("Name", text: $name.unwrapped(or: "")).focused($isFocused)
    Text("A").foregroundStyle(.tint).foregroundStyle(.secondary)
  }
}
