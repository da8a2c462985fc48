enum Size {
  case small, large
  init(_ n: Int) { self = n > 10 ? .large : .small }
  init?(name: String) {
    switch name {
    case "s": self = .small
    case "l": self = .large
    default: return nil
    }
  }
  mutating func toggle() { self = self == .small ? .large : .small }
}
