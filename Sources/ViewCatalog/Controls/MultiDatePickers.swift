import Interpreter

/// `MultiDatePicker`: a month of days, each of which is chosen and given up by a tap.
var multiDatePickers: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct MultiDatePicker<Label: View>: View {
        var _label: Label
        var _selection: Binding<Set<DateComponents>>
        var _takes: (Date) -> Bool = { _ in true }
        @State var _start = Date()
        var body: some View {
          _MonthPage(
            _start: _start, _takes: _takes, _isChosen: { _chosen($0) != nil },
            _choose: { date in
              if let chosen = _chosen(date) {
                _selection.wrappedValue.remove(chosen)
              } else {
                _selection.wrappedValue.insert(_day(date))
              }
            })
        }
        func _day(_ date: Date) -> DateComponents {
          Calendar.current.dateComponents([.calendar, .era, .year, .month, .day], from: date)
        }
        func _chosen(_ date: Date) -> DateComponents? {
          let day = _day(date)
          return _selection.wrappedValue.first {
            $0.year == day.year && $0.month == day.month && $0.day == day.day
          }
        }
      }
      """),
    // What a date picker of the graphical style shows: a day is chosen, the time of day stays.
    Builtin(
      nil,
      """
      struct _GraphicalDates: View {
        var _selection: Binding<Date>
        var _takes: (Date) -> Bool
        var _time: String?
        var body: some View {
          VStack(spacing: 0) {
            _MonthPage(
              _start: _selection.wrappedValue, _takes: _takes,
              _isChosen: { Calendar.current.isDate($0, inSameDayAs: _selection.wrappedValue) },
              _choose: { date in
                let old = _selection.wrappedValue
                let time = old.timeIntervalSince(Calendar.current.startOfDay(for: old))
                _selection.wrappedValue = date.addingTimeInterval(time)
              })
            if let _time {
              HStack {
                Text("Time")
                Spacer()
                Text(_time)
              }
              .frame(height: 44)
            }
          }
        }
      }
      """),
    // A month of days, and the ways to those before and after it.
    Builtin(
      nil,
      """
      struct _MonthPage: View {
        var _start: Date
        var _takes: (Date) -> Bool
        var _isChosen: (Date) -> Bool
        var _choose: (Date) -> Void
        @Environment(\\.calendar) var _calendar
        @State var _turned: Date?
        var _shown: Date { _turned ?? _start }
        var body: some View {
          VStack(spacing: 0) {
            HStack {
              Text(_shown, format: .dateTime.month(.wide).year()).font(.headline)
              Spacer()
              Button("Previous Month", systemImage: "chevron.left") { _turn(-1) }
              Button("Next Month", systemImage: "chevron.right") { _turn(1) }
            }
            .labelStyle(.iconOnly).buttonStyle(.borderless).frame(height: 44)
            LazyVGrid(
              columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 0
            ) {
              ForEach(_calendar.veryShortWeekdaySymbols.indices, id: \\.self) { day in
                Text(_calendar.veryShortWeekdaySymbols[day]).font(.footnote)
                  .foregroundStyle(.secondary).frame(height: 30)
              }
              ForEach(_cells, id: \\.self) { number in
                if number > 0 { _button(number) } else { Color.clear }
              }
            }
          }
          .frame(maxWidth: .infinity, minHeight: 330, alignment: .top)
          .onChange(of: _start) { _turned = nil }
        }
        var _first: Date {
          _calendar.date(from: _calendar.dateComponents([.year, .month], from: _shown))!
        }
        var _cells: [Int] {
          let lead = _calendar.component(.weekday, from: _first) - _calendar.firstWeekday
          let days = _calendar.range(of: .day, in: .month, for: _first)!
          return (0..<(lead + 7) % 7).map { -$0 } + Array(days)
        }
        func _turn(_ months: Int) {
          _turned = _calendar.date(byAdding: .month, value: months, to: _first)!
        }
        func _button(_ number: Int) -> some View {
          let date = _calendar.date(byAdding: .day, value: number - 1, to: _first)!
          let isChosen = _isChosen(date)
          return Button { _choose(date) } label: {
            Text("\\(number)").fontWeight(isChosen ? .semibold : .regular)
              .frame(width: 42, height: 42)
              .background { if isChosen { Circle().fill(.tint.opacity(0.2)) } }
          }
          .buttonStyle(.plain).foregroundStyle(isChosen ? Color.accentColor : Color.primary)
          .disabled(!_takes(date))
          .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
      }
      """),
  ]
    + [
      ("", ""), ("in bounds: Range<Date>", "bounds.contains($0)"),
      ("in bounds: PartialRangeFrom<Date>", "bounds.contains($0)"),
      ("in bounds: PartialRangeUpTo<Date>", "bounds.contains($0)"),
    ].flatMap { bounds, test in
      let selection =
        "selection: Binding<Set<DateComponents>>\(bounds.isEmpty ? "" : ", ")\(bounds)"
      let takes = test.isEmpty ? "" : ", _takes: { \(test) }"
      return [
        Builtin(
          "MultiDatePicker",
          """
          init(\(selection), @ViewBuilder label: () -> Label) {
            self.init(_label: label(), _selection: selection\(takes))
          }
          """),
        Builtin(
          "MultiDatePicker where Label == Text",
          """
          init(_ titleKey: LocalizedStringKey, \(selection)) {
            self.init(_label: Text(titleKey), _selection: selection\(takes))
          }
          """),
        Builtin(
          "MultiDatePicker where Label == Text",
          """
          @_disfavoredOverload init<S: StringProtocol>(_ title: S, \(selection)) {
            self.init(_label: Text(title), _selection: selection\(takes))
          }
          """),
      ]
    }
}
