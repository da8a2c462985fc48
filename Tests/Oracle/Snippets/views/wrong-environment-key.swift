import SwiftUI
private struct ThemeKey: EnvironmentKey {
  static let value = "light"
}
extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
struct A: View {
  @Environment(\.theme) var theme
  var body: some View { Text(theme).environment(\.theme, 3) }
}
