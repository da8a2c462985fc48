import Geometry
import ViewTree

/// A screen that apps run on: its size, what the hardware covers, and its size classes.
public struct Device: Hashable, Sendable {
  public typealias Idiom = SystemValues.Idiom
  public enum Orientation: String, Hashable, Sendable { case portrait, landscape }

  public typealias SizeClass = SystemValues.SizeClass

  /// What it is called: its own name first, then those that share its screen.
  public var names: [String]
  public var idiom: Idiom
  /// Pixels for each point.
  public var scale: Double
  /// In portrait, in points.
  public var portraitSize: Size
  public var portraitInsets: EdgeInsets
  public var landscapeInsets: EdgeInsets
  /// Plus, Max, XR and 11 are regular in landscape (navigation rule 18.1).
  public var isWideInLandscape: Bool
  /// The year of its newest model: of devices that share a name the newest is meant.
  public var year: Int

  public var name: String { names[0] }

  /// The screen as it is held: what a window that fills it gets.
  public func screen(_ orientation: Orientation) -> ScreenMetrics {
    switch (idiom, orientation) {
    case (.mac, _), (.watch, _), (_, .portrait):
      return ScreenMetrics(
        size: portraitSize, safeArea: portraitInsets,
        horizontal: idiom == .phone || idiom == .watch ? .compact : .regular, vertical: .regular)
    case (.phone, .landscape), (.pad, .landscape):
      let size = Size(width: portraitSize.height, height: portraitSize.width)
      return ScreenMetrics(
        size: size, safeArea: landscapeInsets,
        horizontal: idiom == .pad || isWideInLandscape ? .regular : .compact,
        vertical: idiom == .pad ? .regular : .compact)
    }
  }

  /// A window narrower than this is compact on an iPad: between the widest compact split (639 and
  /// 647 points) and the narrowest regular one (678) of navigation rule 18.2.
  public static let regularPadWidth = 660.0
}

/// A window's size, what covers its edges, and its size classes.
public struct ScreenMetrics: Hashable, Sendable {
  /// In points.
  public var size: Size
  public var safeArea: EdgeInsets
  public var horizontal: Device.SizeClass
  public var vertical: Device.SizeClass

  public init(
    size: Size, safeArea: EdgeInsets, horizontal: Device.SizeClass, vertical: Device.SizeClass
  ) {
    self.size = size
    self.safeArea = safeArea
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
