import Geometry
import LayoutEngine
import ViewTree

/// The sizes of controls, in points (layout rules 4.5 and 21): those before iOS 26 unless they are
/// changed below.
struct ControlMetrics {
  var toggle = Size(width: 51, height: 31)
  var stepper = Size(width: 94, height: 32)
  var sliderHeight = 31.0
  var segmentedHeight = 32.0
  var roundedFieldHeight = 34.0
  var roundedFieldInset = 7.0
  var plainFieldHeight = 22.0
  /// Beside the value of a menu picker, with the room between.
  var menuIndicatorWidth = 18.0
  /// Around the value of a menu picker that stands alone.
  var menuPicker = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// Whether a toggle, stepper or menu picker in a list is only as high as its label.
  var overflowsRows = false
  var progressBarHeight = 4.0
  /// Between a progress bar and its labels.
  var progressBarSpacing = 4.0
  /// The side of what turns, by `controlSize`: those of UIKit's indicators of activity.
  var miniSpinner = 20.0
  var smallSpinner = 20.0
  var spinner = 20.0
  var largeSpinner = 37.0
  /// Whether what stands below a button without a border keeps a control's distance from it, and
  /// not its label's.
  var buttonsArePlainBelow = false
  /// Around the date and the time of a compact date picker, and between the two.
  var dateChip = EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11)
  var dateChipSpacing = 6.0
  /// How much higher a chip of a time is than one of a date.
  var timeChipHeightening = 0.0
  /// Around the label of a bordered button, by `controlSize`.
  var miniButton = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
  var smallButton = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
  var button = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  var largeButton = EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
  /// On each side of a segment's label.
  var segmentPadding = 10.0
  var colorWell = Size(width: 28, height: 28)
  /// The bar of a gauge.
  var gaugeHeight = 4.0

  /// A Mac's, as are the two that follow.
  static let checkbox = Size(width: 16, height: 16)
  static let radioSpacing = 6.0
  static let calendar = Size(width: 138.5, height: 148)
  /// A switch in a row of a Mac's grouped form.
  static let rowSwitch = Size(width: 36, height: 16)
  static let segmentFont = 13.0
  static let wheel = Size(width: 320, height: 216)
  /// Of a list that is being refreshed.
  static let refresh = Size(width: 60, height: 60)
  /// Between a control and its label.
  static let labelSpacing = 8.0
  /// Between a checkbox and its label.
  static let checkboxSpacing = 5.0
  static let graphicalDatePicker = Size(width: 320, height: 330)

  private static let classic = ControlMetrics()

  /// From iOS 26 on, measured.
  private static let glass = ControlMetrics(
    toggle: Size(width: 66, height: 30), segmentedHeight: 31, roundedFieldInset: 7.5,
    plainFieldHeight: 26, menuIndicatorWidth: 14.5,
    menuPicker: EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5), overflowsRows: true,
    buttonsArePlainBelow: true,
    dateChip: EdgeInsets(top: 7, leading: 13.5, bottom: 7, trailing: 13.5), dateChipSpacing: 5,
    timeChipHeightening: 1.5)

  /// On a Mac, measured with macOS 26.2; of buttons only the regular one.
  private static let mac = ControlMetrics(
    toggle: Size(width: 54, height: 24), stepper: Size(width: 20, height: 26), sliderHeight: 16,
    segmentedHeight: 24, roundedFieldHeight: 24, roundedFieldInset: 6, plainFieldHeight: 16,
    menuIndicatorWidth: 17.5, menuPicker: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 18),
    progressBarHeight: 20, progressBarSpacing: 0, miniSpinner: 10, smallSpinner: 16,
    spinner: 32, largeSpinner: 32,
    miniButton: EdgeInsets(top: 2.5, leading: 8, bottom: 2.5, trailing: 8),
    smallButton: EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10),
    button: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12),
    largeButton: EdgeInsets(top: 6, leading: 14, bottom: 6, trailing: 14), segmentPadding: 10.5,
    colorWell: Size(width: 48, height: 24), gaugeHeight: 16)

  /// The sizes of these surroundings.
  static func metrics(_ system: SystemValues) -> ControlMetrics {
    guard system.idiom == .mac else { return system.switches.isRedesigned ? glass : classic }
    var mac = mac
    // A switch had its old size until the redesign.
    if !system.switches.isRedesigned { mac.toggle = Size(width: 38, height: 22) }
    return mac
  }

  /// Of a Mac's field for a date, a time, or both; without the stepper beside it where `isPlain`.
  static func dateField(hasDate: Bool, hasTime: Bool, isPlain: Bool) -> Size {
    let width = hasDate ? hasTime ? 160.0 : 95 : 80
    return isPlain ? Size(width: width - 17, height: 21) : Size(width: width, height: 22)
  }

  /// The side of what turns, by `controlSize`.
  func spinner(_ size: String) -> Double {
    switch size {
    case "mini": miniSpinner
    case "small": smallSpinner
    case "large", "extraLarge": largeSpinner
    case _: spinner
    }
  }

  /// Around the label of a bordered button, by `controlSize`.
  func borderedButton(_ size: String) -> EdgeInsets {
    switch size {
    case "mini": miniButton
    case "small": smallButton
    case "large", "extraLarge": largeButton
    case _: button
    }
  }
}

extension ViewBuild {
  /// The size that `controlSize(_:)` asks for; empty is regular.
  var controlSize: String { environment[.property("controlSize")]?.caseName ?? "" }

  /// The type of a small control's label where the program names none (layout rule 18.3): a Mac's
  /// have AppKit's sizes for it. Elsewhere only bordered buttons have one.
  var smallControlFont: FontSpec? {
    let isMac = environment.system.idiom == .mac
    return switch controlSize {
    case "mini": FontSpec(isMac ? .fixed(Font(size: 9)) : .style(.subheadline))
    case "small": FontSpec(isMac ? .fixed(Font(size: 11)) : .style(.subheadline))
    case _: nil
    }
  }

  /// The sizes of controls here.
  var controlMetrics: ControlMetrics { .metrics(environment.system) }
}
