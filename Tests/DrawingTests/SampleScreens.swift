import Diagnostics
import Drawing
import Geometry

/// Screens written down by hand, as a simulator would paint them.
enum SampleScreens {
  static let phone = Canvas(size: Size(width: 393, height: 852))
  static let tablet = Canvas(size: Size(width: 834, height: 1210), frame: .tablet, scale: 2)
  static let mac = Canvas(size: Size(width: 1200, height: 800), frame: .window, scale: 2)

  static func size(of text: String, at size: Double) -> Size {
    let ems = text.reduce(0.0) { $0 + ($1.terminalColumns == 2 ? 1 : $1 == " " ? 0.28 : 0.53) }
    return Size(width: ems * size, height: size * 1.2)
  }

  static func text(
    _ text: String, x: Double, y: Double, size: Double = 17, weight: Int = 400,
    color: SystemColor = .primary
  ) -> DisplayItem {
    let box = Self.size(of: text, at: size)
    return DisplayItem(
      .text(
        DisplayText(
          text, style: TextStyle(size: size, weight: weight, color: Color(color)),
          baseline: size * 0.95)), in: Rect(origin: Point(x: x, y: y), size: box))
  }

  static func centered(
    _ string: String, x: Double, y: Double, size: Double = 17, weight: Int = 400,
    color: SystemColor = .primary
  ) -> DisplayItem {
    let width = Self.size(of: string, at: size).width
    return text(string, x: x - width / 2, y: y, size: size, weight: weight, color: color)
  }

  static func trailing(_ string: String, x: Double, y: Double, color: SystemColor = .secondary)
    -> DisplayItem
  {
    text(string, x: x - size(of: string, at: 17).width, y: y, color: color)
  }

  /// A list in a navigation stack with a tab bar.
  static var list: DisplayList {
    var list = DisplayList()
    list.append(.fill(.rectangle, .color(Color(.groupedBackground))), in: rect(0, 0, 393, 852))
    list.append(text("Settings", x: 16, y: 106, size: 34, weight: 700))
    list.scope(.control(Control(.button(.plain))), in: rect(330, 60, 47, 44)) {
      $0.append(text("Edit", x: 340, y: 70, color: .accentColor))
    }
    list.append(text("GENERAL", x: 36, y: 170, size: 13, color: .secondary))
    list.append(
      .fill(.roundedRectangle(radius: 10), .color(Color(.groupedRow))), in: rect(20, 194, 353, 176))
    let rows = ["Profile", "Notifications", "プライバシー", "Very long row title that has to be cut off"]
    for (index, row) in rows.enumerated() {
      let y = 194 + Double(index) * 44
      if index == 1 {
        list.append(text(row, x: 36, y: y + 12))
        list.append(.control(Control(.toggle(isOn: true))), in: rect(306, y + 6, 51, 31))
      } else {
        list.scope(.control(Control(.disclosure)), in: rect(20, y, 353, 44)) {
          $0.append(text(row, x: 36, y: y + 12))
          if index == 0 { $0.append(trailing("Ada", x: 335, y: y + 12)) }
        }
      }
      if index < 3 {
        list.append(.fill(.line, .color(Color(.separator))), in: rect(36, y + 43.67, 337, 0.33))
      }
    }
    list.scope(.layer(Layer(.bar)), in: rect(0, 769, 393, 83)) {
      $0.append(.fill(.line, .color(Color(.separator))), in: rect(0, 769, 393, 0.33))
      for (index, tab) in [("house", "Home"), ("star", "Favorites"), ("gear", "Settings")]
        .enumerated()
      {
        let middle = 65.5 + 131 * Double(index)
        $0.scope(
          .control(Control(.tab(isSelected: index == 2))), in: rect(middle - 65, 770, 131, 48)
        ) {
          $0.append(.symbol(Symbol(tab.0)), in: rect(middle - 12, 776, 24, 24))
          $0.append(centered(tab.1, x: middle, y: 803, size: 10))
        }
      }
    }
    return list
  }

  /// A form with every control.
  static var form: DisplayList {
    var list = DisplayList()
    list.scope(.control(Control(.back)), in: rect(8, 60, 90, 44)) {
      $0.append(text("Home", x: 27, y: 72, color: .accentColor))
    }
    list.append(centered("Profile", x: 196.5, y: 72, weight: 600))
    let controls: [(String, Control.Kind, Rect)] = [
      (
        "Name", .textField(text: "Ada", placeholder: "Name", isFocused: true),
        rect(120, 120, 253, 34)
      ),
      (
        "Password", .secureField(count: 6, placeholder: "", isFocused: false),
        rect(120, 170, 253, 34)
      ),
      (
        "Search", .searchField(text: "", placeholder: "Search", isFocused: false),
        rect(120, 220, 253, 34)
      ),
      ("Volume", .slider(0.4), rect(120, 270, 253, 31)),
      ("Quantity: 3", .stepper, rect(279, 315, 94, 32)),
      ("Agree", .toggle(isOn: false), rect(322, 362, 51, 31)),
      ("", .segmented(["Day", "Week", "Month"], selection: 1), rect(20, 410, 353, 32)),
      ("Loading", .progress(0.66), rect(120, 462, 253, 4)),
      ("", .pageDots(count: 4, current: 1), rect(146, 490, 100, 20)),
    ]
    for (label, kind, frame) in controls {
      if !label.isEmpty { list.append(text(label, x: 20, y: frame.midY - 10)) }
      list.append(.control(Control(kind)), in: frame)
    }
    list.scope(.control(Control(.menu)), in: rect(20, 530, 90, 34)) {
      $0.append(text("Sort by", x: 20, y: 537, color: .accentColor))
    }
    list.scope(.control(Control(.button(.prominent))), in: rect(20, 590, 353, 50)) {
      $0.append(centered("Save Changes", x: 196.5, y: 605, color: .white))
    }
    list.scope(.control(Control(.button(.plain), isEnabled: false)), in: rect(146, 660, 100, 22)) {
      $0.append(centered("Delete", x: 196.5, y: 660, color: .tertiary))
    }
    list.scope(.control(Control(.button(.bordered))), in: rect(20, 700, 160, 60)) {
      $0.append(.symbol(Symbol("heart.fill")), in: rect(36, 719, 22, 20))
      $0.append(text("Like", x: 66, y: 719))
    }
    return list
  }

  /// A sheet over a dimmed screen, and boxes of colour in it.
  static var sheet: DisplayList {
    var list = Self.list
    list.scope(.layer(Layer(.sheet, dims: true)), in: rect(0, 440, 393, 412)) {
      $0.append(.control(Control(.grabber)), in: rect(178, 446, 36, 5))
      $0.append(centered("Pick a colour", x: 196.5, y: 464, weight: 600))
      $0.scope(.control(Control(.button(.plain))), in: rect(320, 456, 60, 36)) {
        $0.append(text("Done", x: 330, y: 464, color: .accentColor))
      }
      for (index, color) in [SystemColor.red, .green, .yellow].enumerated() {
        let x = 16 + 124 * Double(index)
        $0.append(.fill(.rectangle, .color(Color(color))), in: rect(x, 510, 116, 80))
      }
      $0.append(
        .fill(.roundedRectangle(radius: 12), .color(Color(.blue))), in: rect(16, 610, 361, 70))
      $0.append(centered("Text on blue", x: 196.5, y: 635, color: .white))
      $0.append(.fill(.circle, .color(Color(.purple))), in: rect(16, 700, 100, 100))
      $0.append(
        .stroke(.roundedRectangle(radius: 8), Color(.gray), lineWidth: 1),
        in: rect(140, 700, 110, 100))
      $0.append(centered("border", x: 195, y: 740))
      $0.append(
        .fill(
          .capsule,
          .linearGradient(
            [.init(Color(.white), at: 0), .init(Color(.black), at: 1)],
            start: Point(x: 0, y: 0.5), end: Point(x: 1, y: 0.5))), in: rect(262, 700, 115, 100))
    }
    return list
  }

  /// A split view on a tablet or a Mac: a sidebar and a detail with a wrapped text and an alert.
  static func split(_ size: Size, sidebar: Double) -> DisplayList {
    var list = DisplayList()
    list.append(
      .fill(.rectangle, .color(Color(.groupedBackground))), in: rect(0, 0, sidebar, size.height))
    list.append(.fill(.line, .color(Color(.separator))), in: rect(sidebar, 0, 0.5, size.height))
    list.append(text("Mail", x: 20, y: 60, size: 34, weight: 700))
    for (index, name) in ["Inbox", "Drafts", "Sent", "Archive"].enumerated() {
      let y = 120 + 44 * Double(index)
      if index == 1 {
        list.append(
          .fill(.roundedRectangle(radius: 8), .color(Color(.fill))),
          in: rect(10, y, sidebar - 20, 44))
      }
      list.scope(.control(Control(.button(.plain))), in: rect(10, y, sidebar - 20, 44)) {
        $0.append(.symbol(Symbol("tray")), in: rect(24, y + 12, 20, 20))
        $0.append(text(name, x: 56, y: y + 12))
        $0.append(trailing("\(index * 7)", x: sidebar - 24, y: y + 12))
      }
    }
    let body = [
      "Dear Ada, the engine weaves algebraical patterns just as",
      "the loom weaves flowers and leaves. 解析機関は代数的な",
      "模様を織る、ちょうど織機が花と葉を織るように。",
    ]
    for (index, line) in body.enumerated() {
      list.append(text(line, x: sidebar + 24, y: 130 + 20.33 * Double(index)))
    }
    list.append(text("small print", x: sidebar + 24, y: 200, size: 11, color: .secondary))
    list.append(text("smaller print", x: sidebar + 24, y: 213, size: 11, color: .secondary))
    list.append(text("smallest print", x: sidebar + 24, y: 226, size: 11, color: .secondary))
    let alert = rect(size.width / 2 - 135, size.height / 2 - 80, 270, 160)
    list.scope(.layer(Layer(.alert, dims: true)), in: alert) {
      $0.append(centered("Delete the draft?", x: alert.midX, y: alert.minY + 20, weight: 600))
      $0.append(centered("This cannot be undone.", x: alert.midX, y: alert.minY + 48, size: 13))
      $0.append(
        .fill(.line, .color(Color(.separator))), in: rect(alert.minX, alert.maxY - 44, 270, 0.5))
      for (title, part) in [("Cancel", 0.25), ("Delete", 0.75)] {
        let x = alert.minX + 270 * part
        $0.scope(
          .control(Control(.button(.plain))), in: rect(x - 67, alert.maxY - 44, 135, 44)
        ) {
          $0.append(centered(title, x: x, y: alert.maxY - 32, color: .red))
        }
      }
    }
    return list
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}
