import SwiftUI

enum Mode: String { case a, b }

struct Modes: View {
  @State private var mode: Mode = "a"
  @State private var size: Int = "0"
  var body: some View { Text("x") }
}
