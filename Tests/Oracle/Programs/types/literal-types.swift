// Literals that own types take, their types named as the protocols name them.
struct Ratio { var value: Double }
extension Ratio: ExpressibleByFloatLiteral {
  init(floatLiteral value: FloatLiteralType) { self.value = value }
}
extension Ratio: ExpressibleByIntegerLiteral {
  init(integerLiteral value: IntegerLiteralType) { self.value = Double(value) }
}

struct Tag: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  var text: String
  init(stringLiteral value: StringLiteralType) { text = value }
  init(booleanLiteral value: BooleanLiteralType) { text = value ? "on" : "off" }
}

struct Small: ExpressibleByIntegerLiteral {
  var byte: UInt8
  init(integerLiteral value: UInt8) { byte = value }
}

struct Precise: ExpressibleByFloatLiteral {
  var value: Float
  init(floatLiteral value: Float) { self.value = value }
}

let ratios: [Ratio] = [1, 2.5, -3]
print(ratios.map(\.value))
let tags: [Tag] = ["a", true, false]
print(tags.map(\.text))
let small: Small = 200
let precise: Precise = 0.1
print(small.byte, precise.value)
print(type(of: precise.value), type(of: small.byte))
