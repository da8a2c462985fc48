import SwiftUI

struct V: View {
  @state private var isOn = false
  var body: some View { Toggle("x", isOn: $isOn) }
}
