import SwiftUI

struct Shake: ViewModifier {
  var amount: CGFloat = 3
  func body(content: Content) -> some View { content.offset(x: amount).padding() }
}

struct Titled<Label: View>: ViewModifier {
  let label: Label
  func body(content: Content) -> some View {
    VStack { label; content }
  }
}

extension View {
  func shake(_ amount: CGFloat = 3) -> some View { modifier(Shake(amount: amount)) }
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
  func titled(_ text: String) -> some View { modifier(Titled(label: Text(text))) }
  func eraseToAny() -> AnyView { AnyView(self) }
}

extension Text {
  func headline() -> Text { self.font(.headline).bold() }
}

extension Color {
  static let brand = Color(red: 0.2, green: 0.4, blue: 0.9)
  init(hex: UInt) {
    self.init(red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255, blue: Double(hex & 0xff) / 255)
  }
}

extension ShapeStyle where Self == Color {
  static var brandish: Color { .brand }
}

struct ContentView: View {
  var body: some View {
    Text("x").headline().shake().if(true) { $0.foregroundStyle(.brandish) }.titled("t")
    Text("y").foregroundColor(.brand).background(Color(hex: 0xff0000)).eraseToAny()
  }
}
