func level(_ name: String) -> Int {
  switch name {
  case "low": return 1
  case "high": return 2
  default:
    assertionFailure("unknown level \(name)")
    return 0
  }
}
print(level("low"), level("high"))
print(level("middle"))
