/// What lies over other views: no touch goes through it.
public enum Cover: Hashable, Sendable {
  /// A bar at the top or bottom of a screen; it hides what is scrolled under it.
  case topBar, bottomBar
  /// A painted area; it hides what is behind it where nothing shines through.
  case paint(isOpaque: Bool)
}
