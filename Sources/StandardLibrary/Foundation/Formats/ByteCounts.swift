import Interpreter

/// Amounts of bytes as text.
var byteCounts: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct ByteCountFormatStyle: FormatStyle, Sendable {
        typealias FormatInput = Int64
        typealias FormatOutput = String
        enum Style: Int, Codable, Sendable { case file, memory, decimal, binary }
        struct Units: OptionSet, Codable, Hashable, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static var bytes: Units { Units(rawValue: 1) }
          static var kb: Units { Units(rawValue: 2) }
          static var mb: Units { Units(rawValue: 4) }
          static var gb: Units { Units(rawValue: 8) }
          static var tb: Units { Units(rawValue: 16) }
          static var pb: Units { Units(rawValue: 32) }
          static var all: Units { Units(rawValue: 63) }
          static var `default`: Units { .all }
        }
        var style: Style
        var allowedUnits: Units
        var spellsOutZero: Bool
        var includesActualByteCount: Bool
        var locale: Locale
        init(
          style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true,
          includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
        ) {
          self.style = style
          self.allowedUnits = allowedUnits
          self.spellsOutZero = spellsOutZero
          self.includesActualByteCount = includesActualByteCount
          self.locale = locale
        }
        func format(_ value: Int64) -> String {
          let names = _byteNames(locale.identifier)
          let isBinary = style == .memory || style == .binary
          // The largest of each unit, before it would be rounded up to one of the next.
          let largest: [Double] =
            isBinary
            ? [1023, 1_048_063, 1_073_689_395, 1_099_506_259_066, 1_125_894_409_284_485]
            : [999, 999_499, 999_949_999, 999_994_999_999, 999_994_999_999_999]
          let allowed = (0...5).filter { allowedUnits.rawValue >> UInt($0) & 1 == 1 }
          var size = Double(value)
          let fitting = largest.firstIndex { Swift.abs(size) < $0 } ?? 5
          let place =
            value == 0 && spellsOutZero && allowed.contains(1)
            ? 1 : allowed.last { $0 <= fitting } ?? allowed.first ?? fitting
          for _ in 0..<place { size /= isBinary ? 1024 : 1000 }
          var options = _NumberOptions()
          options.locale = locale.identifier
          options.maximumFraction = place <= 1 ? 0 : place == 2 ? 1 : 2
          let unit = place == 0 && Swift.abs(value) == 1 ? names[0] : names[place + 1]
          let digits = _numberText("\\(size)", options)
          var text = (value == 0 && spellsOutZero ? names[7] : digits) + names[8] + unit
          if place == 0 && names[9] == "joined" { text = digits + unit }
          if includesActualByteCount && place > 0 {
            text += " (" + _numberText("\\(value)", options) + " " + names[1] + ")"
          }
          return text
        }
        func locale(_ locale: Locale) -> ByteCountFormatStyle {
          var result = self
          result.locale = locale
          return result
        }
      }
      """),
    // A byte, bytes and the larger units, nothing, what stands before a unit, and whether that is
    // also before bytes.
    Builtin(nil, "func _byteNames(_ locale: String) -> [String]") { call in
      .array(byteNames(try call.string(0)).map { .string($0) })
    },
    Builtin(
      "FormatStyle where Self == ByteCountFormatStyle",
      """
      static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
      ) -> ByteCountFormatStyle {
        ByteCountFormatStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount)
      }
      """),
    Builtin(
      nil,
      """
      class ByteCountFormatter: Formatter {
        enum CountStyle: Int, Sendable { case file, memory, decimal, binary }
        struct Units: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let useBytes = Units(rawValue: 1)
          static let useKB = Units(rawValue: 2)
          static let useMB = Units(rawValue: 4)
          static let useGB = Units(rawValue: 8)
          static let useTB = Units(rawValue: 16)
          static let usePB = Units(rawValue: 32)
          static let useAll = Units(rawValue: 0xFFFF)
        }
        var countStyle: CountStyle = .file
        var allowedUnits: Units = []
        var includesUnit: Bool = true
        var includesCount: Bool = true
        var includesActualByteCount: Bool = false
        var allowsNonnumericFormatting: Bool = true
        var isAdaptive: Bool = true
        var zeroPadsFractionDigits: Bool = false
        override init() { super.init() }
        func string(fromByteCount byteCount: Int64) -> String {
          let units = allowedUnits.rawValue & 63
          let isBinary = countStyle == .memory || countStyle == .binary
          let base: Double = isBinary ? 1024 : 1000
          let allowed = (0...5).filter { units == 0 || units >> UInt($0) & 1 == 1 }
          var size = Double(byteCount)
          var fitting = 0
          while Swift.abs(size) >= base && fitting < 5 {
            size /= base
            fitting += 1
          }
          let isNothing = byteCount == 0 && allowsNonnumericFormatting && units == 0
          let place = isNothing ? 1 : allowed.last { $0 <= fitting } ?? allowed.first ?? fitting
          size = Double(byteCount)
          for _ in 0..<place { size /= base }
          var options = _NumberOptions()
          options.maximumFraction = place <= 1 ? 0 : place == 2 ? 1 : 2
          if zeroPadsFractionDigits { options.minimumFraction = options.maximumFraction }
          let names = ["bytes", "KB", "MB", "GB", "TB", "PB"]
          let unit = place == 0 && byteCount == 1 ? "byte" : names[place]
          let count = isNothing ? "Zero" : _numberText("\\(size)", options)
          let parts = (includesCount ? [count] : []) + (includesUnit ? [unit] : [])
          let text = parts.joined(separator: " ")
          guard includesActualByteCount, place > 0, includesCount, includesUnit else { return text }
          return text + " (" + _numberText("\\(byteCount)", options) + " bytes)"
        }
        static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
          let formatter = ByteCountFormatter()
          formatter.countStyle = countStyle
          return formatter.string(fromByteCount: byteCount)
        }
      }
      """),
  ]
}

private func byteNames(_ locale: String) -> [String] {
  let units = ["kB", "MB", "GB", "TB", "PB"]
  return switch locale.prefix(while: { $0 != "_" && $0 != "-" }) {
  case "de": ["Byte", "Byte"] + units + ["0", " ", ""]
  case "fr": ["octet", "octets", "ko", "Mo", "Go", "To", "Po", "Zéro", "\u{202F}", ""]
  case "ja": ["バイト", "バイト"] + units + ["0", " ", "joined"]
  case "zh": ["字节", "字节"] + units + ["0", " ", "joined"]
  case "ko": ["바이트", "바이트"] + units + ["0", "", "joined"]
  case "ru": ["байт", "байт", "кБ", "МБ", "ГБ", "ТБ", "ПБ", "0", " ", ""]
  case "es": ["byte", "bytes"] + units + ["0", " ", ""]
  case "it": ["byte", "byte"] + units + ["Zero", " ", ""]
  default: ["byte", "bytes"] + units + ["Zero", " ", ""]
  }
}
