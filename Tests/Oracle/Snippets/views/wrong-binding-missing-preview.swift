import SwiftUI

struct Child: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("x", isOn: $isOn) }
}

#Preview {
  Child()
}
