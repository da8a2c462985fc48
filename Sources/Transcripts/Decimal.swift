/// Numbers as people write them: `2`, not `2.0`.
enum Decimal {
  static func written(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded.isFinite ? "\(rounded)" : "\(value)"
  }
}
