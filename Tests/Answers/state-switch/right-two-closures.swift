struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 20) {
      SoundRow(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      Text(isOn ? "Sound is on" : "Sound is off")
      Button("Mute") { isOn = false }
    }
    .padding()
  }
}

struct SoundRow: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("Sound", isOn: $isOn)
  }
}
