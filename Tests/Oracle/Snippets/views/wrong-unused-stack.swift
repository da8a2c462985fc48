import SwiftUI

struct V45: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    if sizeClass == .compact { compact } else { regular() }
  }
  @ViewBuilder var compact: some View {
    VStack { Text("a") }
    let x = 3
    Text(x)
  }
  func regular() -> some View {
    HStack { Text("b") }
    Text("c")
  }
}
