import SwiftUI

private struct ThemeKey: EnvironmentKey {
  static let defaultValue: Theme = .light
}

enum Theme { case light, dark }

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  @Entry var spacing: CGFloat = 8
  @Entry var accent: Color? = nil
}

extension View {
  func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
}

struct ContentView: View {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.spacing) private var spacing
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    VStack(spacing: spacing) {
      Text(theme == .dark ? "dark" : "light")
      if sizeClass == .compact { Text("narrow") }
      Text(colorScheme == .dark ? "d" : "l")
    }
    .theme(.dark)
    .environment(\.spacing, 12)
    .environment(\.font, .title)
  }
}
