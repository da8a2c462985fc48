/// A time zone by its name: how far from UTC it is, and when its summer is.
struct TimeZoneRule {
  enum Summer { case none, europe, america, australia, newZealand }

  let offset: Int
  let summer: Summer
  /// What winter and summer are called in short; nil where they are called by their offset.
  let names: (String, String)?

  private init(_ hours: Double, _ summer: Summer = .none, _ names: (String, String)? = nil) {
    offset = Int(hours * 3600)
    self.summer = summer
    self.names = names
  }

  /// The places that programs name; nil for others.
  init?(identifier: String) {
    let place = identifier.split(separator: "/").last.map { String($0) } ?? ""
    switch identifier {
    case "UTC", "Etc/UTC", "GMT", "Etc/GMT": self.init(0, .none, ("GMT", "GMT"))
    default:
      if let offset = Self.offset(of: identifier) {
        self.init(Double(offset) / 3600)
        return
      }
      guard identifier.contains("/"), let rule = Self.rule(of: place) else { return nil }
      self = rule
    }
  }

  /// `GMT+0900` as Foundation writes the identifiers of plain offsets.
  private static func offset(of identifier: String) -> Int? {
    guard identifier.hasPrefix("GMT"), identifier.count >= 5 else { return nil }
    let digits = identifier.dropFirst(4).filter { $0 != ":" }
    guard let number = Int(digits), digits.count <= 4 else { return nil }
    let (hours, minutes) = digits.count > 2 ? (number / 100, number % 100) : (number, 0)
    let seconds = hours * 3600 + minutes * 60
    return identifier.dropFirst(3).first == "-" ? -seconds : seconds
  }

  private static func rule(of place: String) -> TimeZoneRule? {
    switch place {
    case "London", "Dublin", "Lisbon": TimeZoneRule(0, .europe, ("GMT", "GMT+1"))
    case "Reykjavik": TimeZoneRule(0)
    case "Paris", "Berlin", "Madrid", "Rome", "Amsterdam", "Vienna", "Zurich", "Stockholm", "Oslo",
      "Copenhagen", "Brussels", "Prague", "Warsaw", "Budapest", "Belgrade", "Luxembourg":
      TimeZoneRule(1, .europe)
    case "Athens", "Helsinki", "Kiev", "Kyiv", "Bucharest", "Sofia", "Riga", "Vilnius", "Tallinn":
      TimeZoneRule(2, .europe)
    case "Cairo", "Johannesburg": TimeZoneRule(2)
    case "Lagos": TimeZoneRule(1)
    case "Moscow", "Istanbul", "Riyadh", "Nairobi": TimeZoneRule(3)
    case "Dubai": TimeZoneRule(4)
    case "Karachi": TimeZoneRule(5)
    case "Kolkata", "Calcutta": TimeZoneRule(5.5)
    case "Kathmandu": TimeZoneRule(5.75)
    case "Dhaka": TimeZoneRule(6)
    case "Bangkok", "Jakarta", "Ho_Chi_Minh": TimeZoneRule(7)
    case "Shanghai", "Hong_Kong", "Singapore", "Taipei", "Manila", "Perth": TimeZoneRule(8)
    case "Tokyo", "Seoul": TimeZoneRule(9)
    case "Brisbane": TimeZoneRule(10)
    case "Sydney", "Melbourne", "Hobart": TimeZoneRule(10, .australia)
    case "Adelaide": TimeZoneRule(9.5, .australia)
    case "Auckland": TimeZoneRule(12, .newZealand)
    case "Sao_Paulo", "Buenos_Aires": TimeZoneRule(-3)
    case "Halifax": TimeZoneRule(-4, .america, ("AST", "ADT"))
    case "New_York", "Toronto", "Detroit": TimeZoneRule(-5, .america, ("EST", "EDT"))
    case "Bogota", "Lima": TimeZoneRule(-5)
    case "Chicago", "Winnipeg": TimeZoneRule(-6, .america, ("CST", "CDT"))
    case "Mexico_City": TimeZoneRule(-6)
    case "Denver", "Edmonton": TimeZoneRule(-7, .america, ("MST", "MDT"))
    case "Phoenix": TimeZoneRule(-7, .none, ("MST", "MST"))
    case "Los_Angeles", "Vancouver", "Tijuana": TimeZoneRule(-8, .america, ("PST", "PDT"))
    case "Anchorage": TimeZoneRule(-9, .america, ("AKST", "AKDT"))
    case "Honolulu": TimeZoneRule(-10, .none, ("HST", "HST"))
    default: nil
    }
  }

  /// `EST` and the like.
  static func identifier(abbreviation: String) -> String? {
    let known = [
      "UTC": "UTC", "GMT": "GMT", "EST": "America/New_York", "EDT": "America/New_York",
      "CST": "America/Chicago", "CDT": "America/Chicago", "MST": "America/Denver",
      "MDT": "America/Denver", "PST": "America/Los_Angeles", "PDT": "America/Los_Angeles",
      "JST": "Asia/Tokyo", "CET": "Europe/Paris", "CEST": "Europe/Paris", "BST": "Europe/London",
      "IST": "Asia/Kolkata", "KST": "Asia/Seoul", "HKT": "Asia/Hong_Kong",
      "SGT": "Asia/Singapore", "MSK": "Europe/Moscow",
    ]
    return known[abbreviation]
      ?? (abbreviation.hasPrefix("GMT") && offset(of: abbreviation) != nil ? abbreviation : nil)
  }

  /// Whether `seconds` (after the start of 2001, in UTC) is in summer.
  func isSummer(_ seconds: Double) -> Bool {
    let year = CivilDate(seconds: seconds + Double(offset)).year
    func moment(_ month: Int, _ week: Int, hour: Double) -> Double {
      Self.sunday(week, of: month, year) + hour * 3600
    }
    let winter = Double(offset)
    switch summer {
    case .none: return false
    case .europe:
      return seconds >= moment(3, -1, hour: 1) && seconds < moment(10, -1, hour: 1)
    case .america:
      return seconds >= moment(3, 2, hour: 2) - winter && seconds < moment(11, 1, hour: 1) - winter
    case .australia:
      return seconds < moment(4, 1, hour: 2) - winter || seconds >= moment(10, 1, hour: 2) - winter
    case .newZealand:
      return seconds < moment(4, 1, hour: 2) - winter || seconds >= moment(9, -1, hour: 2) - winter
    }
  }

  /// The start of the first, second or last Sunday of a month.
  private static func sunday(_ week: Int, of month: Int, _ year: Int) -> Double {
    if week < 0 {
      let last = CivilDate(
        year: year, month: month, day: CivilDate.daysInMonth(year: year, month: month))
      return last.seconds - Double(last.weekday - 1) * 86_400
    }
    let first = CivilDate(year: year, month: month)
    let days = (8 - first.weekday) % 7 + (week - 1) * 7
    return first.seconds + Double(days) * 86_400
  }

  func offset(at seconds: Double) -> Int { offset + (isSummer(seconds) ? 3600 : 0) }

  func abbreviation(at seconds: Double) -> String {
    if let names { return isSummer(seconds) ? names.1 : names.0 }
    return ZoneText(offset: offset(at: seconds)).short
  }
}

/// A zone as dates write it.
struct ZoneText {
  var offset = 0
  var name: String?

  private func digits(_ colon: String, always: Bool = true) -> String {
    let minutes = abs(offset) / 60
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let sign = offset < 0 ? "-" : "+"
    if !always, minutes % 60 == 0 { return sign + two(minutes / 60) }
    return sign + two(minutes / 60) + colon + two(minutes % 60)
  }

  /// `GMT+9`, `GMT-3:30`, `GMT`.
  var short: String {
    if offset == 0 { return "GMT" }
    let minutes = abs(offset) / 60
    let rest = minutes % 60 == 0 ? "" : ":" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
    return "GMT" + (offset < 0 ? "-" : "+") + "\(minutes / 60)" + rest
  }

  /// nil for a letter that tells no zone.
  func field(_ letter: Character, _ count: Int) -> String? {
    switch letter {
    case "Z":
      if count == 5 { return offset == 0 ? "Z" : digits(":") }
      return count == 4 ? (offset == 0 ? "GMT" : "GMT" + digits(":")) : digits("")
    case "X" where offset == 0: return "Z"
    case "X", "x":
      return count == 1 ? digits("", always: false) : digits(count == 2 || count == 4 ? "" : ":")
    case "z", "v", "V": return count == 4 && offset == 0 ? "Greenwich Mean Time" : name ?? short
    case "O": return count == 4 && offset != 0 ? "GMT" + digits(":") : short
    default: return nil
    }
  }

  /// Reads `Z`, `+0900`, `-03:30`, `GMT+9`; nil where none stands.
  static func readOffset(_ rest: inout ArraySlice<Character>) -> Int? {
    for zone in ["Z", "UTC", "GMT"] where rest.starts(with: zone) {
      rest = rest.dropFirst(zone.count)
      if zone == "Z" || rest.first != "+" && rest.first != "-" { return 0 }
    }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    rest.removeFirst()
    var digits = ""
    while let next = rest.first, digits.count < 4, next == ":" || next.isASCII && next.isNumber {
      if next != ":" { digits.append(next) }
      rest.removeFirst()
    }
    guard let number = Int(digits) else { return nil }
    let seconds =
      digits.count > 2 ? number / 100 * 3600 + number % 100 * 60 : number * 3600
    return sign == "-" ? -seconds : seconds
  }
}
