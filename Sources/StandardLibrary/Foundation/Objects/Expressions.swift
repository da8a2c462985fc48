import Interpreter

/// `ValueTransformer`, and `NSExpression` over numbers.
var expressions: [Builtin] {
  [
    Builtin(
      nil,
      """
      class ValueTransformer: NSObject {
        static var _named: [NSValueTransformerName: ValueTransformer] = [:]
        override init() { super.init() }
        func transformedValue(_ value: Any?) -> Any? { value }
        func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
        class func allowsReverseTransformation() -> Bool { true }
        class func transformedValueClass() -> AnyClass { NSObject.self }
        class func setValueTransformer(
          _ transformer: ValueTransformer?, forName name: NSValueTransformerName
        ) { _named[name] = transformer }
        class func valueTransformerNames() -> [NSValueTransformerName] { Array(_named.keys) }
      }
      """),
    Builtin(
      "ValueTransformer",
      "convenience init?(forName name: NSValueTransformerName) { guard ValueTransformer._named[name] != nil else { return nil }; self.init() }"
    ),
    Builtin(
      nil,
      """
      struct NSValueTransformerName: Hashable, RawRepresentable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
      """),
    Builtin(
      nil,
      """
      class NSExpression: NSObject {
        var _format: String
        init(format expressionFormat: String) { _format = expressionFormat }
        func expressionValue(with object: Any?, context: Any?) -> Any? {
          var reader = _Arithmetic(Array(_format.filter { $0 != " " }))
          guard let text = reader.sum(), reader.isAtEnd else {
            fatalError("Unable to parse the format string " + _format)
          }
          return NSNumber(_text: text.isWhole ? "\\(Int(text.value))" : "\\(text.value)")
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _Arithmetic {
        typealias Number = (value: Double, isWhole: Bool)
        let signs: [Character]
        var place = 0
        init(_ signs: [Character]) { self.signs = signs }
        var isAtEnd: Bool { place == signs.count }
        mutating func take(_ wanted: String) -> Bool {
          let all = Array(wanted)
          guard place + all.count <= signs.count,
            Array(signs[place..<place + all.count]) == all
          else { return false }
          place += all.count
          return true
        }
        mutating func sum() -> Number? {
          guard var left = product() else { return nil }
          while true {
            if take("+") {
              guard let right = product() else { return nil }
              left = (left.value + right.value, left.isWhole && right.isWhole)
            } else if take("-") {
              guard let right = product() else { return nil }
              left = (left.value - right.value, left.isWhole && right.isWhole)
            } else {
              return left
            }
          }
        }
        mutating func product() -> Number? {
          guard var left = power() else { return nil }
          while true {
            if take("*") {
              guard let right = power() else { return nil }
              left = (left.value * right.value, left.isWhole && right.isWhole)
            } else if take("/") {
              guard let right = power() else { return nil }
              let isWhole = left.isWhole && right.isWhole && right.value != 0
              let ratio = left.value / right.value
              left = (isWhole ? ratio.rounded(.towardZero) : ratio, isWhole)
            } else {
              return left
            }
          }
        }
        mutating func power() -> Number? {
          guard let base = atom() else { return nil }
          guard take("**") else { return base }
          guard let exponent = power() else { return nil }
          return (pow(base.value, exponent.value), base.isWhole && exponent.isWhole)
        }
        mutating func atom() -> Number? {
          if take("-") { return power().map { (-$0.value, $0.isWhole) } }
          if take("+") { return power() }
          if take("(") {
            guard let inner = sum(), take(")") else { return nil }
            return inner
          }
          let start = place
          while place < signs.count, signs[place].isNumber || signs[place] == "." { place += 1 }
          let text = String(signs[start..<place])
          return Double(text).map { ($0, !text.contains(".")) }
        }
      }
      """),
  ]
}
