import SwiftUI

struct S: View {
  var body: some View {
    Image(systemName: "star)
      .padding()
  }
}
