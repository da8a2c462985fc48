import SwiftUI
struct Row: View {
  @Binding var on: Bool
  let title: String
  init(on: Binding<Bool>, title: String) {
    self.on = on
    self.title = title
  }
  var body: some View { Toggle(title, isOn: $on) }
}
