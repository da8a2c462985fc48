/// A line that views are aligned on: one of SwiftUI's own, or a custom `AlignmentID` registered
/// with the layout tree (layout rules 10.1 to 10.3).
public struct AlignmentKey: Hashable, Sendable {
  /// 0 to 15 are SwiftUI's own keys, the rest are custom ones.
  public let rawValue: UInt8
  /// The axis along which the line's value is measured.
  public let axis: Axis

  public init(rawValue: UInt8, axis: Axis) {
    self.rawValue = rawValue
    self.axis = axis
  }

  public static let leading = AlignmentKey(rawValue: 0, axis: .horizontal)
  public static let horizontalCenter = AlignmentKey(rawValue: 1, axis: .horizontal)
  public static let trailing = AlignmentKey(rawValue: 2, axis: .horizontal)
  public static let top = AlignmentKey(rawValue: 3, axis: .vertical)
  public static let verticalCenter = AlignmentKey(rawValue: 4, axis: .vertical)
  public static let bottom = AlignmentKey(rawValue: 5, axis: .vertical)
  public static let firstTextBaseline = AlignmentKey(rawValue: 6, axis: .vertical)
  public static let lastTextBaseline = AlignmentKey(rawValue: 7, axis: .vertical)

  /// Where the control of a form's row begins.
  public static let formControl = AlignmentKey(rawValue: 255, axis: .horizontal)

  /// The first raw value that a custom alignment may have.
  public static let firstCustom: UInt8 = 16
}

/// A line across the horizontal axis: where views of a column meet.
public struct HorizontalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public init(_ key: AlignmentKey) { self.key = key }

  public static let leading = HorizontalAlignment(.leading)
  public static let center = HorizontalAlignment(.horizontalCenter)
  public static let trailing = HorizontalAlignment(.trailing)
}

/// A line across the vertical axis: where views of a row meet.
public struct VerticalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public init(_ key: AlignmentKey) { self.key = key }

  public static let top = VerticalAlignment(.top)
  public static let center = VerticalAlignment(.verticalCenter)
  public static let bottom = VerticalAlignment(.bottom)
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// A line on each axis.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
