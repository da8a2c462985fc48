/// A text as people sort it: by letters, digits and signs first, then by the letters' marks, then
/// small letters before capitals. The order is Unicode's root collation, as far as Latin letters
/// and the signs of ASCII go.
struct CollationKey {
  /// Weights that leave marks and case out.
  private var letters: [Int] = []
  /// The marks on each of them.
  private var marks: [[Int]] = []
  /// 1 for a capital.
  private var cases: [Int] = []

  /// - Parameter countsNumbers: whether runs of digits count as numbers: `file9` before `file10`.
  init(_ text: String, countsNumbers: Bool) {
    var digits: [Int] = []
    for scalar in text.normalized(composed: false).unicodeScalars {
      if countsNumbers, let digit = Self.digit(scalar) {
        digits.append(digit)
        continue
      }
      addNumber(&digits)
      if scalar.properties.generalCategory == .nonspacingMark {
        if !marks.isEmpty { marks[marks.count - 1].append(Int(scalar.value)) }
      } else if let parts = Self.ligatures[scalar] {
        for part in parts.unicodeScalars { add(part, mark: Int(scalar.value)) }
      } else {
        add(scalar)
      }
    }
    addNumber(&digits)
  }

  /// 0 for ascending, 1 for the same, 2 for descending.
  func order(to other: CollationKey, ignoresCase: Bool) -> Int {
    if letters != other.letters { return letters.lexicographicallyPrecedes(other.letters) ? 0 : 2 }
    if marks != other.marks {
      let (own, others) = (
        Array(marks.joined(separator: [0])), Array(other.marks.joined(separator: [0]))
      )
      return own.lexicographicallyPrecedes(others) ? 0 : 2
    }
    if ignoresCase || cases == other.cases { return 1 }
    return cases.lexicographicallyPrecedes(other.cases) ? 0 : 2
  }

  private mutating func add(_ scalar: Unicode.Scalar, mark: Int? = nil) {
    add(Self.weight(of: scalar), marks: mark.map { [$0] } ?? [])
    if scalar.properties.isUppercase { cases[cases.count - 1] = 1 }
  }

  private mutating func add(_ weight: Int, marks own: [Int] = []) {
    letters.append(weight)
    marks.append(own)
    cases.append(0)
  }

  /// A number is what its length and then its digits say; leading zeros say nothing.
  private mutating func addNumber(_ digits: inout [Int]) {
    guard !digits.isEmpty else { return }
    let number = digits.drop { $0 == 0 }
    add(Self.digits)
    add(number.count)
    for digit in number { add(digit) }
    digits = []
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    ("0"..."9").contains(scalar) ? Int(scalar.value) - 48 : nil
  }

  // MARK: Weights

  /// Signs that Unicode does not order by their number, first to last.
  private static let signs = Array(
    "\t\n\u{B}\u{C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars)
  /// Where the other signs, the digits and the letters begin.
  private static let others = 1 << 21
  private static let digits = 2 << 21
  private static let alphabets = 3 << 21
  /// Letters that count as others with a mark.
  private static let ligatures: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
    "đ": "d", "Đ": "D",
  ]

  private static func weight(of scalar: Unicode.Scalar) -> Int {
    if let digit = digit(scalar) { return digits + digit }
    if scalar.properties.isAlphabetic {
      let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      return alphabets + Int(small.value)
    }
    return signs.firstIndex(of: scalar) ?? others + Int(scalar.value)
  }
}
