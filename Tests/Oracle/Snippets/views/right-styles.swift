import SwiftUI

struct Pressed: ButtonStyle {
  var color: Color = .blue
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.isPressed ? color.opacity(0.5) : color)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button { configuration.isOn.toggle() } label: {
      HStack { Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label }
    }
  }
}

struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.icon; configuration.title }
  }
}

extension ButtonStyle where Self == Pressed {
  static var pressed: Pressed { Pressed() }
  static func pressed(_ color: Color) -> Pressed { Pressed(color: color) }
}

struct ContentView: View {
  @State private var on = true
  var body: some View {
    Button("a") {}.buttonStyle(.pressed)
    Button("b") {}.buttonStyle(.pressed(.red))
    Toggle("c", isOn: $on).toggleStyle(Check())
    Label("d", systemImage: "star").labelStyle(Upright())
    Label("e", systemImage: "star").labelStyle(.iconOnly)
  }
}
