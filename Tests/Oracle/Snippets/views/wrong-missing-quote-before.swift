import SwiftUI

struct S: View {
  var body: some View {
    Label("x", systemImage: star")
    Text("y")
  }
}
