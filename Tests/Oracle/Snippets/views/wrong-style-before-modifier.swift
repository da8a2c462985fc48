import SwiftUI

struct V: View {
  var body: some View {
    VStack { Button("x") {}.buttonStyle(.foo).controlSize(.large) }
  }
}
