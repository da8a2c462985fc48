import Observation
import SwiftUI
@Observable class Settings { var dark = false }
struct Root: View {
  @Environment(Settings.self) var settings
  @Environment(\.settings) var other
  var body: some View { Toggle("x", isOn: settings.dark) }
}
