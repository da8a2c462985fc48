enum Level {
  case low, high
  init(n: Int) {
    if n > 3 { self = .high }
  }
  init(k: Int) {
    switch k { case 0: self = .low; default: self = .high }
  }
  init?(s: String) {
    switch s { case "low": self = .low; case "high": self = .high; default: return nil }
  }
  init(m: Int) {
    print(name)
    self = .low
  }
  init(p: Int) { }
  var name: String { "x" }
}
