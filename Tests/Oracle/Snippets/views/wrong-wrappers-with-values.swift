import SwiftUI

struct S: View {
  @FocusState var f: Bool = false
  @FocusState var g = false
  @FocusState var h: String? = nil
  @GestureState var o = CGSize.zero
  @GestureState var p: CGSize
  @Namespace var ns: Int
  var body: some View { Text("x") }
}
