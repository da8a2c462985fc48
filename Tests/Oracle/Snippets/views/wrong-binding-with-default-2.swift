import SwiftUI

struct S: View {
  @Binding var name = "x"
  @Binding var n: Int = 3
  var body: some View { TextField("x", text: $name) }
}
