import SwiftUI

struct S: View {
  @Binding var isOn: Bool = false
  var body: some View { Toggle("x", isOn: $isOn) }
}
