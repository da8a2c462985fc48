import SwiftUI
struct Switching: View {
  @State var on = false
  func other() -> some View { return 5 }
  var body: some View {
    Button("S") { on.toggle }
  }
}
