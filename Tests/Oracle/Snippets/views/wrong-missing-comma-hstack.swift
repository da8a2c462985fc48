import SwiftUI
struct Root: View {
  var body: some View {
    HStack(alignment: .top spacing: 3) { Text("x") }
  }
}
