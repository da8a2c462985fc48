import SwiftUI

struct A: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss.wrappedValue.dismiss() } }
}
struct B: View {
  @Environment(\.presentationMode) private var mode
  var body: some View { Button("Close") { mode.dismiss() } }
}
struct C: View {
  @State private var count = 0
  var body: some View { Button("Add") { count.wrappedValue += 1 } }
}
struct D: View {
  @State private var isOn = false
  var body: some View { Button("Turn") { $isOn.toggle() } }
}
