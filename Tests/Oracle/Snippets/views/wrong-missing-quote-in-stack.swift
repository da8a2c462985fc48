import SwiftUI

struct S: View {
  var body: some View {
    VStack {
      Text("x)
      Text("y")
    }
  }
}
