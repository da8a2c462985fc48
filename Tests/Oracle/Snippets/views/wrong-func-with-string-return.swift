import SwiftUI
struct A: View {
  func title() -> String { Text("x") }
  func view() -> some View { "x" }
  var label: Text { "x" }
  var body: some View { view() }
}
