import Geometry
import LayoutEngine

/// The sizes of controls on iOS before 26, in points (layout rules 4.5 and 21).
enum ControlMetrics {
  static let toggle = Size(width: 51, height: 31)
  static let checkbox = Size(width: 16, height: 16)
  static let stepper = Size(width: 94, height: 32)
  static let sliderHeight = 31.0
  static let segmentedHeight = 32.0
  static let segmentFont = 13.0
  /// On each side of a segment's label.
  static let segmentPadding = 10.0
  static let roundedFieldHeight = 34.0
  static let roundedFieldInset = 7.0
  static let plainFieldHeight = 22.0
  static let wheel = Size(width: 320, height: 216)
  /// Of a list that is being refreshed.
  static let refresh = Size(width: 60, height: 60)
  static let spinner = Size(width: 20, height: 20)
  static let colorWell = Size(width: 28, height: 28)
  /// Between a control and its label.
  static let labelSpacing = 8.0
  /// Beside the value of a menu picker, with the room between.
  static let menuIndicatorWidth = 18.0
  static let graphicalDatePicker = Size(width: 320, height: 330)
  static let dateChip = EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11)
  static let dateChipSpacing = 6.0
  /// Around the value of a menu picker that stands alone.
  static let menuPicker = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  /// Around the label of a bordered button, by `controlSize`.
  static func borderedButton(_ size: String) -> EdgeInsets {
    switch size {
    case "mini", "small": EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case "large", "extraLarge": EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    case _: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }
}
