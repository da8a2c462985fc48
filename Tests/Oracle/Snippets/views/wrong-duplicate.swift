import SwiftUI
struct Root: View {
  @State var n = 0
  @State var n = 1
  var body: some View { Text("x") }
  var body: some View { Text("y") }
}
