import SwiftUI
struct Row: View {
  @Binding var on: Bool
  init(on: Bool) { self._on = on }
  var body: some View { Toggle("x", isOn: $on) }
}
struct P: View {
  @State var v = true
  var body: some View { Row(on: $v) }
}
