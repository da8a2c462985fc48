import SwiftUI

struct S: View {
  let s = "abc
  var body: some View {
    Text(s)
      .navigationTitle("x)
      .padding()
  }
}
