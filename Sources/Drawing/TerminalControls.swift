import Diagnostics
import Geometry

extension Control {
  /// What stands before and after a label so that a learner sees what can be tapped: `[Save]`,
  /// `‹ Back`, `[Sort ▾]`; a disabled control has dots, `·Save·`.
  var marks: (before: String, after: String) {
    let marks = kind.marks
    if isEnabled || marks.before.isEmpty { return marks }
    return ("·", "·")
  }
}

extension Control.Kind {
  /// Whether the texts of one row in the control are one label.
  var joinsLabels: Bool {
    switch self {
    case .button, .link, .menu, .back, .tab: true
    case .disclosure, .outline, .toggle, .checkbox, .checkmark, .radio, .textField, .secureField,
      .searchField, .slider, .stepper, .segmented, .wheel, .progress, .spinner, .gauge, .pageDots,
      .grabber, .colorWell:
      false
    }
  }

  fileprivate var marks: (before: String, after: String) {
    switch self {
    case .button(.plain), .link: ("[", "]")
    case .button(.bordered), .button(.prominent): ("[ ", " ]")
    case .menu: ("[", " ▾]")
    case .back: ("‹ ", "")
    case .tab(isSelected: true): ("[●", "]")
    case .tab(isSelected: false): ("[", "]")
    case .disclosure, .outline, .toggle, .checkbox, .checkmark, .radio, .textField, .secureField,
      .searchField, .slider, .stepper, .segmented, .wheel, .progress, .spinner, .gauge, .pageDots,
      .grabber, .colorWell:
      ("", "")
    }
  }

  /// Where the control's own picture stands in its frame.
  var alignment: TextSide {
    switch self {
    case .disclosure, .outline, .toggle, .stepper, .checkmark, .colorWell: .trailing
    case .textField, .secureField, .searchField, .slider, .progress, .gauge, .checkbox, .radio:
      .leading
    case .button, .link, .menu, .back, .tab, .segmented, .wheel, .spinner, .pageDots, .grabber:
      .center
    }
  }

  /// Points between its picture and the end of its frame, which for a row is the row's edge.
  var inset: Double {
    switch self {
    case .disclosure, .outline, .checkmark: 14
    case .button, .link, .back, .toggle, .checkbox, .radio, .textField, .secureField, .searchField,
      .slider, .stepper, .segmented, .menu, .wheel, .progress, .spinner, .gauge, .pageDots, .tab,
      .grabber, .colorWell:
      0
    }
  }

  /// The control in `columns` columns; empty where its label is all there is to see.
  /// - Parameter place: where a field's text stands, from 0 to 1.
  func picture(columns: Int, place: Double = 0) -> String {
    switch self {
    case .button, .link, .menu, .back, .tab: ""
    case .disclosure: "›"
    case .outline(let isExpanded): isExpanded ? "▾" : "▸"
    case .toggle(let isOn): isOn ? "(━●)" : "(○─)"
    case .checkbox(let isOn): isOn ? "[x]" : "[ ]"
    case .checkmark: "✓"
    case .radio(let isOn): isOn ? "(•)" : "( )"
    case .textField(let text, let placeholder, let isFocused):
      field(text, placeholder, isFocused, icon: "", place, columns)
    case .secureField(let count, let placeholder, let isFocused):
      field(
        String(repeating: "•", count: min(max(0, count), 200)), placeholder, isFocused, icon: "",
        place, columns)
    case .searchField(let text, let placeholder, let isFocused):
      field(text, placeholder, isFocused, icon: "⌕ ", 0, columns)
    case .slider(let value, let ticks): track(value, ticks, columns)
    case .stepper: "[−|+]"
    case .segmented(let options, let selection): segments(options, selection, columns)
    case .wheel(let options, let selection): wheel(options, selection, columns)
    case .progress(let value): bar(value, columns)
    case .gauge(let value): bar(value, columns)
    case .spinner: "◌"
    case .pageDots(let count, let current):
      (0..<min(max(0, count), 40)).map { $0 == current ? "●" : "○" }.joined(separator: " ")
    case .grabber: "━━━━"
    case .colorWell: "(■)"
    }
  }

  private func field(
    _ text: String, _ placeholder: String, _ isFocused: Bool, icon: String, _ place: Double,
    _ columns: Int
  ) -> String {
    let room = max(3, columns - 2)
    let cursor = isFocused ? "▏" : ""
    let line = (text.isEmpty ? placeholder : text).map { $0.isNewline ? " " : $0 }
    let shown = String(line).showingControls()
    var inside = (icon + shown).truncated(toColumns: room - cursor.terminalColumns) + cursor
    let rest = max(0, room - inside.terminalColumns)
    let before = Int(Double(rest) * place)
    inside = String(repeating: "_", count: before) + inside
    inside += String(repeating: "_", count: rest - before)
    return "[\(inside)]"
  }

  /// The chosen option between marks that say that it turns.
  private func wheel(_ options: [String], _ selection: Int?, _ columns: Int) -> String {
    let chosen = selection.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? ""
    let name = chosen.showingControls().truncated(toColumns: max(1, columns - 6))
    return "[▲ \(name) ▼]"
  }

  private func track(_ value: Double, _ ticks: [Double], _ columns: Int) -> String {
    let room = max(3, columns - 2)
    func place(_ part: Double) -> Int { Int((RGBA.clamped(part) * Double(room - 1)).rounded()) }
    let now = place(value)
    // Ticks that would touch one another are left out.
    let marks = ticks.count * 2 <= room ? Set(ticks.map(place)) : []
    let line = (0..<room).map { column -> Character in
      if column == now { return "●" }
      let isMark = marks.contains(column)
      return column < now ? (isMark ? "┿" : "━") : (isMark ? "┼" : "─")
    }
    return "├" + String(line) + "┤"
  }

  private func bar(_ value: Double?, _ columns: Int) -> String {
    let room = max(3, columns)
    guard let value else { return String(repeating: "░", count: room) }
    let full = Int((RGBA.clamped(value) * Double(room)).rounded())
    return String(repeating: "█", count: full) + String(repeating: "░", count: room - full)
  }

  private func segments(_ options: [String], _ selection: Int?, _ columns: Int) -> String {
    guard !options.isEmpty else { return "" }
    let bars = options.count + 1
    let room = max(3, (max(columns, bars) - bars) / options.count)
    let parts = options.enumerated().map { index, option in
      let name = option.showingControls().truncated(toColumns: max(1, room - 2))
      let shown = index == selection ? "●\(name)" : name
      let free = max(0, room - shown.terminalColumns)
      return String(repeating: " ", count: free / 2) + shown
        + String(repeating: " ", count: free - free / 2)
    }
    return "[" + parts.joined(separator: "|") + "]"
  }
}

/// A side of a frame, or its middle.
enum TextSide: Hashable {
  case leading, center, trailing
}

extension TerminalScene {
  /// The pictures of the controls as labels, to be placed with the texts.
  func controlLabels(in scheme: ColorScheme) -> [Label] {
    var labels: [Label] = []
    let scopesWithText = Set(self.labels.compactMap(\.control))
    for (index, placed) in controls.enumerated() {
      var placed = placed
      var picture = placed.control.kind.picture(
        columns: grid.span(placed.frame).columns.count, place: placed.control.textPlace)
      let isSeen = placed.content != nil || placed.control.kind != .button(.plain)
      if picture.isEmpty, placed.isScope, isSeen, !scopesWithText.contains(index) {
        let marks = placed.control.marks
        picture = marks.before + marks.after
        // They stand on the label.
        placed.order = max(placed.order, (placed.content ?? 0) + 1)
      }
      guard !picture.isEmpty else { continue }
      labels.append(label(picture, for: placed, in: scheme))
    }
    return labels
  }

  private func label(_ picture: String, for placed: PlacedControl, in scheme: ColorScheme) -> Label
  {
    let frame = placed.frame
    let width = Double(picture.terminalColumns) * grid.columnWidth
    let x: Double
    switch placed.control.kind.alignment {
    case .leading: x = frame.minX
    case .center: x = frame.midX - width / 2
    case .trailing where placed.control.isMirrored: x = frame.minX + placed.control.kind.inset
    case .trailing: x = frame.maxX - width - placed.control.kind.inset
    }
    let line = min(frame.size.height, grid.rowHeight)
    return Label(
      frame: Rect(x: x, y: frame.midY - line / 2, width: width, height: line), text: picture,
      color: placed.control.color.resolved(in: scheme), clip: placed.clip, order: placed.order,
      dimming: placed.dimming, isPicture: true)
  }
}

extension Control {
  /// The colour of its picture.
  var color: Color {
    switch kind {
    case .disclosure, .outline, .checkbox, .radio, .textField, .secureField, .searchField, .stepper,
      .segmented, .wheel, .spinner, .pageDots, .grabber:
      Color(.gray)
    case .colorWell(let color): color
    case .toggle(let isOn): isOn ? tint ?? Color(.green) : Color(.gray)
    case .button, .link, .menu, .back, .tab, .checkmark, .slider, .progress, .gauge:
      tint ?? Color(.accentColor)
    }
  }
}
