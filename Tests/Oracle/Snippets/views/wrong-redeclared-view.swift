import SwiftUI

struct Card: View {
  var body: some View { Text("a") }
}

struct Card: View {
  var body: some View { Text("b") }
}
