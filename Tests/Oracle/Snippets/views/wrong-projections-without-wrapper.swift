import SwiftUI

@Observable class Settings1 { var volume = 0.5; var name = "a" }
struct SettingsEditor: View {
  var settings: Settings1
  var body: some View {
    Slider(value: $settings.volume)
    TextField("Name", text: $settings.name)
  }
}
