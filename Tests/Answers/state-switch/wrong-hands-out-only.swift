struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 20) {
      SoundRow(isOn: isOn) { isOn = $0 }
      Text(isOn ? "Sound is on" : "Sound is off")
      Button("Mute") { isOn = false }
    }
    .padding()
  }
}

struct SoundRow: View {
  @State var isOn: Bool
  let changed: (Bool) -> Void

  var body: some View {
    Toggle("Sound", isOn: $isOn)
      .onChange(of: isOn) { changed(isOn) }
  }
}
