import SwiftUI
class VM: ObservableObject { func shuffle() { print("x") } }
struct A: View {
  @StateObject var viewModel = VM()
  var body: some View { Text("a") }
  var b: some View { Button("x") { withAnimation { viewModel.shuffle() } } }
  var c: some View { Button("x") { withAnimation { print(2) } } }
  var d: some View { Button("x") { print(2) } }
  func f() -> some View { Button("x") { withAnimation { print(2) } } }
  @ViewBuilder var e: some View { Button("x") { withAnimation { print(2) } } }
  var g: some View { Text("x").onTapGesture { withAnimation { print(2) } } }
}
