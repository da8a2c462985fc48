// Computed variables of a function may stand below the closures that read and set them.
struct Form {
  var name = ""

  func describe() -> [String] {
    let read = { "\(label) \(count)" }
    let first = [1, 2].map { "\($0 * factor)" }
    var label: String { name.isEmpty ? fallback() : name }
    var count: Int { label.count }
    func fallback() -> String { "nobody" }
    var factor: Int { count + 1 }
    return first + [read()]
  }

  func changes() -> Int {
    var kept = 1
    let raise = { level += 2 }
    var level: Int {
      get { kept * 10 }
      set { kept = newValue / 10 + 1 }
    }
    raise()
    level = 40
    return level + kept
  }
}

print(Form().describe())
print(Form(name: "Ann").describe())
print(Form().changes())
