import Checking
import Diagnostics
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import StandardLibrary
import ViewTree

/// `DatePicker` and `ColorPicker`.
var datePickers: [Builtin] {
  [
    Builtin(nil, "struct DatePicker<Label: View>: View { typealias Body = Never }"),
    Builtin(
      nil,
      """
      struct DatePickerComponents: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let hourAndMinute = DatePickerComponents(rawValue: 96)
        static let date = DatePickerComponents(rawValue: 30)
      }
      """),
    Builtin("DatePicker", "typealias Components = DatePickerComponents"),
    Builtin(nil, "struct ColorPicker<Label: View>: View { typealias Body = Never }"),
    Builtin(
      "ColorPicker",
      """
      init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
      """
    ) { colorPicker(label: try $0.views(2), try $0.bound(0)) },
  ]
    + titleForms(
      "ColorPicker where Label == Text",
      "_ title: TITLE, selection: Binding<Color>, supportsOpacity: Bool = true"
    ) { colorPicker(label: try $0.titleView(0), try $0.bound(1)) }
    + controlStyle(
      "DatePickerStyle", views: ["Label"],
      parts: """
        let _selection: Binding<Date>
        let minimumDate: Date?
        let maximumDate: Date?
        let displayedComponents: DatePickerComponents
        var selection: Date {
          get { _selection.wrappedValue }
          nonmutating set { _selection.wrappedValue = newValue }
        }
        var `$selection`: Binding<Date> { _selection }
        """,
      [
        ("automatic", "DefaultDatePickerStyle"), ("compact", "CompactDatePickerStyle"),
        ("graphical", "GraphicalDatePickerStyle"), ("wheel", "WheelDatePickerStyle"),
        ("field", "FieldDatePickerStyle"), ("stepperField", "StepperFieldDatePickerStyle"),
      ])
    + dateForms("") + dateForms("in range: ClosedRange<Date>, ")
    + dateForms("in range: PartialRangeFrom<Date>, ")
    + dateForms("in range: PartialRangeThrough<Date>, ")
}

/// The initializers with one form of range, or with none.
private func dateForms(_ range: String) -> [Builtin] {
  let shift = range.isEmpty ? 0 : 1
  let components = "displayedComponents: DatePickerComponents = [.hourAndMinute, .date]"
  return titleForms(
    "DatePicker where Label == Text",
    "_ title: TITLE, selection: Binding<Date>, \(range)\(components)"
  ) { call in
    datePicker(
      label: try call.titleView(0), try call.bound(1), call.arguments[2 + shift],
      range: shift == 1 ? call.arguments[2] : .none)
  } + [
    Builtin(
      "DatePicker",
      "init(selection: Binding<Date>, \(range)\(components), @ViewBuilder label: () -> Label)"
    ) { call in
      datePicker(
        label: try call.views(2 + shift), try call.bound(0), call.arguments[1 + shift],
        range: shift == 1 ? call.arguments[1] : .none)
    }
  ]
}

/// The patterns of a date and of a time of day as a picker shows them, and as `adjust` takes them.
private enum Pattern {
  static let date = "MMM d, yyyy"
  static let time = "h:mm\u{202F}a"
  static let typed = ["yyyy-MM-dd HH:mm", "yyyy-MM-dd", "HH:mm"]
}

private func datePicker(
  label: Value, _ selection: BindingValue, _ components: Value, range: Value
) -> Value {
  .view("DatePicker") { build in
    let (first, last) = range.ends(in: build.machine)
    let parts = [label, .native(selection), first, last, components]
    if try build.showStyled("DatePickerStyle", parts) { return }
    let own = datePicker(label: label, selection, components, range: range)
    if build.showInFormColumns(label, .labeled, own) { return }
    if build.showBehindLabel(label, own) { return }
    let seconds = try selection.get().asSeconds
    let shown = components.componentBits
    var chips: [String] = []
    if shown & 30 != 0 { chips.append(DateText.string(Pattern.date, seconds: seconds)) }
    if shown & 96 != 0 { chips.append(DateText.string(Pattern.time, seconds: seconds)) }
    var interaction = build.interaction(.datePicker)
    interaction.value = chips.joined(separator: ", ")
    let machine = build.machine
    interaction.adjust = { try setDate(selection, $0, machine, range: range) }
    interaction.step = { direction in
      // One of the smallest unit that it shows.
      let step = shown & 96 != 0 ? 60.0 : 86_400.0
      let wanted = try selection.get().asSeconds + Double(direction) * step
      try selection.set(machine.date(range.clampedSeconds(wanted)))
    }
    build.facets.interaction = interaction
    let isHidden = build.environment.system.labelsHidden
    let isMac = build.environment.system.idiom == .mac
    switch build.style("datePickerStyle") {
    case .system("GraphicalDatePickerStyle") where !isMac && shown & 30 != 0:
      build.label(label, isHidden: true)
      let takes = Value.closure(
        ClosureValue(
          .native {
            let day = $0.arguments[0].asSeconds
            let nearest = range.clampedSeconds(day)
            return .bool(nearest.startOfDay == day.startOfDay)
          }))
      let time: Value = shown & 96 != 0 ? .some(.string(chips.last ?? "")) : .none
      build.child(machine.structure("_GraphicalDates", [.native(selection), takes, time]))
    case .system("GraphicalDatePickerStyle"):
      build.layout(
        isMac
          ? .fixed(FixedLeaf(ControlMetrics.calendar))
          : .control(ControlLeaf(ideal: ControlMetrics.graphicalDatePicker, expands: .horizontal)))
      build.label(label, isHidden: true)
      build.facets.text = chips.joined(separator: ", ")
      let month = shown & 30 != 0 ? MonthPage(seconds: seconds) : nil
      let time = shown & 96 != 0 ? chips.last : nil
      build.draw { context in
        month?.draw(in: &context)
        if let time { context.line(time, row: month == nil ? 0 : 8, of: 9) }
      }
    case .system("WheelDatePickerStyle"):
      build.layout(
        .control(ControlLeaf(ideal: ControlMetrics.wheel, expands: isHidden ? [] : .horizontal)))
      build.label(label, isHidden: true)
      build.facets.drawnTexts = { chips }
      build.paint(.wheel([chips.joined(separator: "  ")], selection: 0))
    case .system(let name) where isMac && !build.environment.system.isListRow:
      let size = ControlMetrics.dateField(
        hasDate: shown & 30 != 0, hasTime: shown & 96 != 0, isPlain: name == "FieldDatePickerStyle")
      build.layout(.frame(width: size.width, height: size.height, .center))
      build.label(label, isHidden: true)
      build.child(.native(TextValue(chips.joined(separator: ", "))))
    case .system, .user:
      build.layout(.custom(LabeledControlLayout(control: nil, hugs: isHidden)))
      build.label(label, isHidden: isHidden)
      build.child(chipRow(chips, endsWithTime: shown & 96 != 0))
    }
  }
}

/// The date and the time as chips in a row.
private func chipRow(_ chips: [String], endsWithTime: Bool) -> Value {
  .view("HStack") { build in
    let metrics = build.controlMetrics
    build.layout(.hStack(.center, spacing: metrics.dateChipSpacing))
    for (index, chip) in chips.enumerated() {
      var insets = metrics.dateChip
      if endsWithTime, index == chips.count - 1 {
        insets.top += metrics.timeChipHeightening / 2
        insets.bottom += metrics.timeChipHeightening / 2
      }
      build.child(
        .modifier("padding", of: .native(TextValue(chip))) {
          $0.wrap(.padding(insets))
          $0.draw {
            $0.list.append(
              .fill(.roundedRectangle(radius: 6), .color(Color(.fill))), in: $0.frame)
          }
        })
    }
  }
}

extension Double {
  /// The seconds at which the day began that these seconds lie in.
  fileprivate var startOfDay: Double { (self / 86_400).rounded(.down) * 86_400 }
}

/// Sets the date to one as typed, within the range; a time alone keeps the day, and a day the time.
private func setDate(
  _ selection: BindingValue, _ text: String, _ machine: Machine, range: Value
) throws {
  for pattern in Pattern.typed {
    guard var seconds = DateText.seconds(pattern, from: text) else { continue }
    let now = try selection.get().asSeconds
    switch pattern {
    case "HH:mm": seconds = now.startOfDay + seconds - seconds.startOfDay
    case "yyyy-MM-dd": seconds = seconds.startOfDay + now - now.startOfDay
    case _: break
    }
    return try selection.set(machine.date(range.clampedSeconds(seconds)))
  }
  throw InvalidControlValue(text: text, wanted: "a date such as 2026-01-31 or a time such as 09:30")
}

private func colorPicker(label: Value, _ selection: BindingValue) -> Value {
  .view("ColorPicker") { build in
    if build.showInFormColumns(label, .labeled, colorPicker(label: label, selection)) { return }
    let color = try selection.get().as(ColorValue.self)?.color ?? Color(.clear)
    var interaction = build.interaction(.colorPicker)
    interaction.value = color.description
    interaction.adjust = { name in
      guard let named = ColorValue.names.first(where: { $0.0 == name })?.1 else {
        throw InvalidControlValue(text: name, wanted: "the name of a color such as red")
      }
      try selection.set(.native(ColorValue(named)))
    }
    build.facets.interaction = interaction
    let system = build.environment.system
    let isHidden = system.labelsHidden
    let well = build.controlMetrics.colorWell
    build.layout(
      .custom(
        LabeledControlLayout(
          control: well, hugs: isHidden || system.idiom == .mac && !system.isListRow)))
    build.paint(.colorWell(color), trailing: well)
    build.label(label, isHidden: isHidden)
  }
}

extension Value {
  /// A `Date`'s seconds since 2001.
  fileprivate var asSeconds: Double {
    guard case .structure(let date) = self else { return 0 }
    return date.fields.first?.asLength ?? 0
  }

  /// The bits of an option set of any integer.
  fileprivate var componentBits: Int { rawBits }

  /// A date moved into a range of dates, in seconds.
  fileprivate func clampedSeconds(_ seconds: Double) -> Double {
    guard case .structure(let range) = self else { return seconds }
    let ends = range.fields.map(\.asSeconds)
    switch range.type.name {
    case "ClosedRange" where ends.count == 2 && ends[0] <= ends[1]:
      return min(max(seconds, ends[0]), ends[1])
    case "PartialRangeFrom" where ends.count == 1: return max(seconds, ends[0])
    case "PartialRangeThrough" where ends.count == 1: return min(seconds, ends[0])
    case _: return seconds
    }
  }
}

extension Value {
  /// The first and the last date of a range of dates, each of which may be open.
  fileprivate func ends(in machine: Machine) -> (first: Value, last: Value) {
    guard case .structure(let range) = self else { return (.none, .none) }
    switch range.type.name {
    case "ClosedRange" where range.fields.count == 2: return (range.fields[0], range.fields[1])
    case "PartialRangeFrom": return (range.fields.first ?? .none, .none)
    case "PartialRangeThrough": return (.none, range.fields.first ?? .none)
    case _: return (.none, .none)
    }
  }
}

extension Machine {
  /// A `Date`, from seconds since 2001.
  fileprivate func date(_ seconds: Double) -> Value { structure("Date", [.double(seconds)]) }
}

/// A month as the graphical picker shows it: its name, the weekdays, and the days in weeks.
private struct MonthPage {
  let title: String
  let lead: Int
  let count: Int
  let chosen: Int

  init(seconds: Double) {
    let day = 86_400.0
    title = DateText.string("MMMM yyyy", seconds: seconds)
    chosen = Int(DateText.string("d", seconds: seconds)) ?? 1
    let first = (seconds / day).rounded(.down) * day - Double(chosen - 1) * day
    // The reference date is a Monday.
    lead = ((Int(first / day) + 1) % 7 + 7) % 7
    let month = DateText.string("M", seconds: first)
    count =
      (28...31).last {
        DateText.string("M", seconds: first + Double($0 - 1) * day) == month
      } ?? 28
  }

  func draw(in context: inout DrawContext) {
    context.line(title, row: 0, of: 9, isBold: true)
    context.line(row(["S", "M", "T", "W", "T", "F", "S"]), row: 1, of: 9, isTable: true)
    let names = (0..<42).map { cell in
      let number = cell - lead + 1
      if number == chosen { return "(\(number))" }
      return (1...count).contains(number) ? "\(number)" : ""
    }
    for week in 0..<6 {
      let days = Array(names[week * 7..<week * 7 + 7])
      context.line(row(days), row: 2 + week, of: 9, isTable: true)
    }
  }

  /// Seven names in columns of one width, by spaces that do not break.
  private func row(_ names: [String]) -> String {
    names.map { name in
      let room = 5 - name.count
      return String(repeating: "\u{A0}", count: room / 2) + name
        + String(repeating: "\u{A0}", count: room - room / 2)
    }.joined()
  }
}

extension DrawContext {
  /// A text in one of the rows of a calendar.
  /// - Parameter isTable: whether its letters stand below those of the other rows.
  fileprivate mutating func line(
    _ text: String, row: Int, of rows: Int, isBold: Bool = false, isTable: Bool = false
  ) {
    let height = frame.size.height / Double(rows)
    var style = TextStyle(size: 17, weight: isBold ? 700 : 400, color: Color(.primary))
    var width = TextLayout.plain(text, in: environment.system).sizeThatFits(.unspecified).width
    if isTable {
      width = frame.size.width
      style.design = .monospaced
      // A letter of such type is 0.6 of its size wide.
      style.size = min(17, width / Double(max(1, text.count)) / 0.6)
    }
    let place = Rect(
      x: frame.minX, y: frame.minY + Double(row) * height, width: width, height: height)
    list.append(.text(DisplayText(text, style: style, baseline: 17)), in: place)
  }
}
