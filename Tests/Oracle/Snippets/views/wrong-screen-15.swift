import SwiftUI

struct Parent38: View {
  @State private var isOn = false
  var body: some View { Child38(isOn: isOn, title: "A"); Child38($isOn, title: "B"); Child38(isOn: $isOn) }
}
struct Child38: View { @Binding var isOn: Bool; let title: String; var body: some View { Toggle(title, isOn: $isOn) } }
