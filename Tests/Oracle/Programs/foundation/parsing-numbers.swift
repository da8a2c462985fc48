import Foundation

// What a style reads: the number that a text begins with.
let texts = ["12abc", "abc12", "1,234", "12.5", "", " 7 ", "-3", "1e3", "1e", "75%", "1.234.5", ".5", "-.5x", "5."]
for text in texts {
  let whole = try? Int(text, format: .number)
  let number = try? Double(text, format: .number)
  let percent = try? Double(text, format: .percent)
  let decimal = try? Decimal(text, format: .number)
  print(text, whole as Any, number as Any, percent as Any, decimal as Any)
}
print(try IntegerFormatStyle<Int>.number.parseStrategy.parse("42"))

let formatter = NumberFormatter()
print(formatter.number(from: "12abc")?.doubleValue as Any, formatter.number(from: "12")?.intValue as Any)

struct RangeStrategy: ParseStrategy {
  let range: ClosedRange<Int>
  func parse(_ value: String) throws -> Int {
    guard let number = Int(value) else { throw CocoaError(.formatting) }
    return min(max(number, range.lowerBound), range.upperBound)
  }
}

struct RangeStyle: ParseableFormatStyle {
  let range: ClosedRange<Int>
  var parseStrategy: RangeStrategy { RangeStrategy(range: range) }
  func format(_ value: Int) -> String { "<\(value)>" }
}

extension ParseableFormatStyle where Self == RangeStyle {
  static func ranged(_ range: ClosedRange<Int>) -> RangeStyle { RangeStyle(range: range) }
}

func edit<F: ParseableFormatStyle>(_ text: String, _ old: F.FormatInput, format: F) -> String
where F.FormatOutput == String {
  format.format((try? format.parseStrategy.parse(text)) ?? old)
}

print(edit("55", 3, format: .ranged(1...10)), edit("x", 3, format: .ranged(1...10)))
