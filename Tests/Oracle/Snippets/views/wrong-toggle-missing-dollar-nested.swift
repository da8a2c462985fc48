import SwiftUI
struct Settings: View {
  @State private var notifications = true
  @State private var volume = 0.5
  var body: some View {
    Form {
      Section("General") {
        Toggle("Notifications", isOn: notifications)
        Slider(value: volume, in: 0...1)
      }
    }
  }
}
