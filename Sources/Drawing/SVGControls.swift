import Geometry

extension SVGScene {
  /// Paints what a control shows besides its label.
  mutating func draw(_ control: Control, in frame: Rect) {
    switch control.kind {
    case .button(.plain), .link, .tab: break
    case .wheel(let options, let selection): wheel(options, selection, in: frame)
    case .button(.bordered):
      var color = control.tint ?? Color(.fill)
      if control.tint != nil { color.opacity *= 0.15 }
      paint(control.outline, .color(color), in: frame)
    case .button(.prominent):
      let color = control.isEnabled ? control.accent : Color(.fill)
      paint(control.outline, .color(color), in: frame)
    case .disclosure: chevron(control.isMirrored ? "‹" : "›", of: control, in: frame, inset: 16)
    case .outline(let isExpanded):
      let closed = control.isMirrored ? "‹" : "›"
      chevron(isExpanded ? "⌄" : closed, of: control, in: frame, inset: 16)
    case .menu: chevron("⌄", of: control, in: frame, inset: 4)
    case .back: line("‹", style: accent(22), in: frame.inset(x: 8), at: 0)
    case .toggle(let isOn): toggle(isOn, control.tint ?? Color(.green), in: frame)
    case .checkbox(let isOn): mark(isOn ? "☑" : "☐", in: frame)
    case .checkmark: chevron("✓", control.accent, of: control, in: frame, inset: 16)
    case .radio(let isOn): mark(isOn ? "◉" : "○", in: frame)
    case .textField(let text, let placeholder, let isFocused):
      field(text, placeholder, isFocused, control, in: frame)
    case .secureField(let count, let placeholder, let isFocused):
      let dots = String(repeating: "•", count: min(max(0, count), 200))
      field(dots, placeholder, isFocused, control, in: frame)
    case .searchField(let text, let placeholder, let isFocused):
      paint(.roundedRectangle(radius: 10), .color(Color(.fill)), in: frame)
      var inside = control
      inside.isBordered = false
      field(text, "⌕ " + placeholder, isFocused, inside, in: frame.inset(x: 8))
    case .slider(let value, let ticks): slider(value, ticks, control.accent, in: frame)
    case .stepper: stepper(in: frame)
    case .segmented(let options, let selection): segments(options, selection, in: frame)
    case .progress(let value): bar(value ?? 0.3, control.accent, in: frame)
    case .gauge(let value): bar(value, control.accent, in: frame)
    case .spinner: mark("◌", in: frame)
    case .pageDots(let count, let current): dots(count, current, in: frame)
    case .grabber: paint(.capsule, .color(Color(.tertiary)), in: frame)
    case .colorWell(let color):
      paint(.circle, .color(color), in: frame)
      stroke(.circle, Color(.separator), 2, in: frame)
    }
  }

  private func accent(_ size: Double) -> TextStyle {
    TextStyle(size: size, color: Color(.accentColor))
  }

  private mutating func chevron(
    _ glyph: String, _ color: Color = Color(.tertiary), of control: Control, in frame: Rect,
    inset: Double
  ) {
    // In a frame of its own it stands in the middle.
    let inset = min(inset, max(0, (frame.size.width - 8) / 2))
    let x = control.isMirrored ? frame.minX + inset : frame.maxX - inset - 8
    let spot = Rect(x: x, y: frame.minY, width: 8, height: frame.size.height)
    centered(glyph, style: TextStyle(size: 20, color: color), in: spot)
  }

  private mutating func mark(_ glyph: String, in frame: Rect) {
    centered(glyph, style: TextStyle(size: 17, color: Color(.secondary)), in: frame)
  }

  private mutating func toggle(_ isOn: Bool, _ tint: Color, in frame: Rect) {
    paint(.capsule, .color(isOn ? tint : Color(.fill)), in: frame)
    let side = max(0, frame.size.height - 4)
    let x = isOn ? frame.maxX - side - 2 : frame.minX + 2
    let knob = Rect(x: x, y: frame.minY + 2, width: side, height: side)
    paint(.circle, .color(Color(.white)), in: knob)
  }

  private mutating func field(
    _ text: String, _ placeholder: String, _ isFocused: Bool, _ control: Control, in frame: Rect
  ) {
    if control.isBordered {
      let edge = Color(isFocused ? .accentColor : .separator)
      stroke(.roundedRectangle(radius: 6), edge, 1, in: frame)
    }
    var style = control.textStyle
    if text.isEmpty { style.color = Color(.placeholder) }
    let room = control.isBordered ? frame.inset(x: 8) : frame
    let place = control.textPlace
    let lineHeight = Self.lineHeight * style.size
    let shown = text.isEmpty ? placeholder : text
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    guard frame.size.height >= 2 * lineHeight || lines.count > 1 else {
      return line(shown, style: style, in: room, at: place)
    }
    // A field of several lines begins at its top.
    for (index, text) in lines.enumerated() {
      let spot = Rect(
        x: room.minX, y: frame.minY + 8 + Double(index) * lineHeight, width: room.size.width,
        height: lineHeight)
      line(String(text), style: style, in: spot, at: place)
    }
  }

  /// Of a field of several lines, in sizes of its type.
  private static let lineHeight = 22.0 / 17

  private mutating func slider(
    _ value: Double, _ ticks: [Double], _ tint: Color, in frame: Rect
  ) {
    let line = Rect(x: frame.minX, y: frame.midY - 2, width: frame.size.width, height: 4)
    let place = frame.minX + frame.size.width * RGBA.clamped(value)
    paint(.capsule, .color(Color(.fill)), in: line)
    let full = Rect(x: line.minX, y: line.minY, width: place - line.minX, height: 4)
    paint(.capsule, .color(tint), in: full)
    for tick in ticks {
      let x = frame.minX + 1.5 + (frame.size.width - 3) * RGBA.clamped(tick)
      let dot = Rect(x: x - 1.5, y: frame.midY + 5, width: 3, height: 3)
      paint(.circle, .color(Color(.gray)), in: dot)
    }
    let knob = Rect(x: place - 14, y: frame.midY - 14, width: 28, height: 28)
    paint(.circle, .color(Color(.white)), in: knob)
    stroke(.circle, Color(.separator), 1, in: knob)
  }

  private mutating func stepper(in frame: Rect) {
    paint(.roundedRectangle(radius: 8), .color(Color(.fill)), in: frame)
    // A Mac's stands upright.
    if frame.size.height > frame.size.width {
      let half = Size(width: frame.size.width, height: frame.size.height / 2)
      for (glyph, y) in [("⌃", frame.minY), ("⌄", frame.midY)] {
        let spot = Rect(origin: Point(x: frame.minX, y: y), size: half)
        centered(glyph, style: TextStyle(size: 11), in: spot)
      }
      return
    }
    let half = frame.size.width / 2
    for (glyph, x) in [("−", frame.minX), ("+", frame.midX)] {
      let spot = Rect(x: x, y: frame.minY, width: half, height: frame.size.height)
      centered(glyph, style: TextStyle(size: 20), in: spot)
    }
  }

  private mutating func segments(_ options: [String], _ selection: Int?, in frame: Rect) {
    paint(.roundedRectangle(radius: 9), .color(Color(.fill)), in: frame)
    guard !options.isEmpty else { return }
    let width = frame.size.width / Double(options.count)
    for (index, option) in options.enumerated() {
      let spot = Rect(
        x: frame.minX + width * Double(index) + 2, y: frame.minY + 2, width: max(0, width - 4),
        height: max(0, frame.size.height - 4))
      if index == selection {
        paint(.roundedRectangle(radius: 7), .color(Color(.groupedRow)), in: spot)
      }
      centered(option, style: TextStyle(size: 13, weight: index == selection ? 600 : 400), in: spot)
    }
  }

  /// The chosen option on its band, its neighbours above and below.
  private mutating func wheel(_ options: [String], _ selection: Int?, in frame: Rect) {
    let band = Rect(x: frame.minX, y: frame.midY - 16, width: frame.size.width, height: 32)
    paint(.roundedRectangle(radius: 8), .color(Color(.fill)), in: band)
    guard let selection, options.indices.contains(selection) else { return }
    for index in max(0, selection - 2)...min(options.count - 1, selection + 2) {
      let color = Color(index == selection ? .primary : .tertiary)
      centered(
        options[index], style: TextStyle(size: 20, color: color),
        in: band.offset(x: 0, y: Double(index - selection) * 32))
    }
  }

  private mutating func bar(_ value: Double, _ tint: Color, in frame: Rect) {
    let line = Rect(x: frame.minX, y: frame.midY - 2, width: frame.size.width, height: 4)
    paint(.capsule, .color(Color(.fill)), in: line)
    let width = frame.size.width * RGBA.clamped(value)
    let full = Rect(x: line.minX, y: line.minY, width: width, height: 4)
    paint(.capsule, .color(tint), in: full)
  }

  private mutating func dots(_ count: Int, _ current: Int, in frame: Rect) {
    let count = min(max(0, count), 40)
    for index in 0..<count {
      let x = frame.midX + (Double(index) - Double(count - 1) / 2) * 16
      let spot = Rect(x: x - 4, y: frame.midY - 4, width: 8, height: 8)
      paint(.circle, .color(Color(index == current ? .primary : .tertiary)), in: spot)
    }
  }
}

extension Control {
  fileprivate var accent: Color { tint ?? Color(.accentColor) }
  fileprivate var outline: Shape {
    cornerRadius.map { Shape.roundedRectangle(radius: $0) } ?? .capsule
  }
}

extension Rect {
  fileprivate func inset(x: Double) -> Rect {
    Rect(x: minX + x, y: minY, width: max(0, size.width - 2 * x), height: size.height)
  }
}
