@Observable
final class Sound {
  var isOn = false
}

struct ContentView: View {
  @State private var sound = Sound()

  var body: some View {
    VStack(spacing: 20) {
      SoundRow(sound: sound)
      Text(sound.isOn ? "Sound is on" : "Sound is off")
      Button("Mute") { sound.isOn = false }
    }
    .padding()
  }
}

struct SoundRow: View {
  @Bindable var sound: Sound

  var body: some View {
    Toggle("Sound", isOn: $sound.isOn)
  }
}
