/// Foundation's date patterns (`"EEE, d MMM yyyy"`, Unicode TR 35), in en_US and UTC.
struct DatePattern {
  /// A run of one letter, or text as it is.
  private enum Part {
    case field(Character, Int)
    case text(String)
  }

  private let parts: [Part]

  init(_ pattern: String) {
    var parts: [Part] = []
    var rest = Array(pattern)[...]
    while let character = rest.popFirst() {
      if character == "'" {
        parts.append(.text(Self.quoted(&rest)))
      } else if character.isASCII, character.isLetter {
        var count = 1
        while rest.first == character {
          rest.removeFirst()
          count += 1
        }
        parts.append(.field(character, count))
      } else {
        parts.append(.text(String(character)))
      }
    }
    self.parts = parts
  }

  /// `''` is an apostrophe, in a quotation and outside of it.
  private static func quoted(_ rest: inout ArraySlice<Character>) -> String {
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = ""
    while let character = rest.popFirst() {
      if character != "'" {
        text.append(character)
      } else if rest.first == "'" {
        rest.removeFirst()
        text.append("'")
      } else {
        break
      }
    }
    return text
  }

  /// All names of one kind: `MMM`, `EEEE`.
  static func symbols(_ pattern: String, _ words: DateWords) -> [String] {
    switch pattern.first {
    case "E", "c":
      words.weekdays.indices.map { words.weekday(pattern.count, $0, isAlone: pattern.first == "c") }
    case "a": words.halves
    case "G": words.eras.indices.map { words.era(pattern.count, $0) }
    case "Q": words.quarters.indices.map { words.quarter(pattern.count, $0) }
    default:
      words.months.indices.map { words.month(pattern.count, $0, isAlone: pattern.first == "L") }
    }
  }

  /// - Parameters:
  ///   - zone: where the date is told; its fields are that zone's already.
  ///   - words: the names of months, weekdays and halves of the day.
  func string(
    from date: CivilDate, zone: ZoneText = ZoneText(), words: DateWords = .american
  ) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let letter, let count):
        zone.field(letter, count) ?? Self.field(letter, count, date, words)
      }
    }.joined()
  }

  private static func field(
    _ letter: Character, _ count: Int, _ date: CivilDate, _ words: DateWords
  ) -> String {
    func number(_ value: Int) -> String {
      let digits = String(value.magnitude)
      let zeros = String(repeating: "0", count: max(0, min(count, 30) - digits.count))
      return (value < 0 ? "-" : "") + zeros + digits
    }
    switch letter {
    case "y", "u", "Y":
      // The last days of December may be of the next year's first week.
      let isNext = letter == "Y" && date.month == 12 && date.weekOfYear == 1
      let year = date.year + (isNext ? 1 : 0)
      return number(count == 2 ? year % 100 : year)
    case "M", "L":
      return count < 3
        ? number(date.month) : words.month(count, date.month - 1, isAlone: letter == "L")
    case "d": return number(date.day)
    case "D": return number(date.dayOfYear)
    case "E": return words.weekday(max(3, count), date.weekday - 1)
    case "e", "c":
      return count < 3
        ? number(date.weekday) : words.weekday(count, date.weekday - 1, isAlone: letter == "c")
    case "a", "b": return words.halves[date.hour < 12 ? 0 : 1]
    case "h": return number((date.hour + 11) % 12 + 1)
    case "H": return number(date.hour)
    case "k": return number(date.hour == 0 ? 24 : date.hour)
    case "K": return number(date.hour % 12)
    case "m": return number(date.minute)
    case "s": return number(date.second)
    case "S": return fraction(date.nanosecond, count)
    case "w": return number(date.weekOfYear)
    case "Q", "q":
      let quarter = (date.month - 1) / 3 + 1
      return count < 3 ? number(quarter) : words.quarter(count, quarter - 1)
    case "G": return words.era(count, 1)
    case "W": return number((date.day + (date.weekday - date.day % 7 + 7) % 7 - 1) / 7 + 1)
    case "F": return number((date.day - 1) / 7 + 1)
    case "A": return number((date.hour * 3600 + date.minute * 60 + date.second) * 1000)
    default: return ""
    }
  }

  private static func fraction(_ nanosecond: Int, _ count: Int) -> String {
    let digits = String(nanosecond)
    let nine = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
    return String(nine.prefix(min(count, 9)))
  }

  /// Reads a date as the pattern writes it; nil where the text does not fit. Blanks around a field
  /// do not count.
  /// - Parameters:
  ///   - isLenient: whether days and hours beyond their range count on.
  ///   - start: where the parts that the pattern does not have come from.
  func date(
    from text: String, words: DateWords = .american, isLenient: Bool = false,
    start: CivilDate = CivilDate(year: 2000)
  ) -> (date: CivilDate, offset: Int?)? {
    var date = start
    var offset: Int?
    var isAfternoon: Bool?
    var rest = Array(text)[...]
    for (position, part) in parts.enumerated() {
      switch part {
      case .text(let literal):
        for character in literal {
          guard rest.popFirst() == character else { return nil }
        }
      case .field(let letter, let count):
        rest = rest.drop(while: \.isWhitespace)
        if "ZzXx".contains(letter) {
          guard let found = ZoneText.readOffset(&rest) else { return nil }
          offset = found
          continue
        }
        guard
          read(
            letter, count, atEnd: !isField(position + 1), &rest, into: &date, &isAfternoon, words)
        else { return nil }
      }
    }
    guard rest.allSatisfy(\.isWhitespace) else { return nil }
    if let isAfternoon { date.hour = date.hour % 12 + (isAfternoon ? 12 : 0) }
    let isValid =
      (1...12).contains(date.month) && date.day >= 1
      && date.day <= CivilDate.daysInMonth(year: date.year, month: date.month)
      && (0...23).contains(date.hour) && (0...59).contains(date.minute)
      && (0...59).contains(date.second)
    return isValid || isLenient ? (date, offset) : nil
  }

  private func isField(_ position: Int) -> Bool {
    guard parts.indices.contains(position), case .field = parts[position] else { return false }
    return true
  }

  private func read(
    _ letter: Character, _ count: Int, atEnd: Bool, _ rest: inout ArraySlice<Character>,
    into date: inout CivilDate, _ isAfternoon: inout Bool?, _ words: DateWords
  ) -> Bool {
    switch letter {
    case "a":
      guard let half = Self.readName(words.halves, words.halves, &rest) else { return false }
      isAfternoon = half == 1
      return true
    case "M" where count >= 3, "L" where count >= 3:
      guard let index = Self.readName(words.months, words.shortMonths, &rest) else { return false }
      date.month = index + 1
      return true
    case "E": return Self.readName(words.weekdays, words.shortWeekdays, &rest) != nil
    default: break
    }
    let width = atEnd ? 9 : count
    guard let number = Self.readNumber(width, &rest) else { return false }
    switch letter {
    case "y", "u", "Y":
      date.year = count == 2 && number < 100 ? 2000 + number - (number > 49 ? 100 : 0) : number
    case "M", "L": date.month = number
    case "d": date.day = number
    case "h", "H", "k", "K": date.hour = letter == "k" ? number % 24 : number
    case "m": date.minute = number
    case "s": date.second = number
    case "S": date.nanosecond = Int(Double(number) * Self.power(of: 9 - min(count, 9)))
    default: return false
    }
    if letter == "h" && isAfternoon == nil { return (1...12).contains(number) }
    return true
  }

  private static func power(of count: Int) -> Double {
    (0..<max(0, count)).reduce(1) { power, _ in power * 10 }
  }

  private static func readNumber(_ width: Int, _ rest: inout ArraySlice<Character>) -> Int? {
    let digits = rest.prefix(width).prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return Int(String(digits))
  }

  private static func readName(
    _ names: [String], _ shortened: [String], _ rest: inout ArraySlice<Character>
  ) -> Int? {
    let text = String(rest.prefix(20)).lowercased()
    for forms in [names, shortened] {
      // The longest first: `10月` before `1月`.
      let fitting = forms.indices.filter { text.hasPrefix(forms[$0].lowercased()) }
      guard let index = fitting.max(by: { forms[$0].count < forms[$1].count }) else { continue }
      rest = rest.dropFirst(forms[index].count)
      return index
    }
    return nil
  }
}
