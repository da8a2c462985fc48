import SwiftUI
struct A: View {
  @Environment(\.dismiss) var dismiss
  @Environment(\.presentationMode) var mode
  var body: some View {
    Button("x", action: dismiss)
    Button("y") { dismiss.callAsFunction }
    Button("z") { mode.dismiss() }
    Button("w") { mode.wrappedValue.dismiss() }
  }
}
