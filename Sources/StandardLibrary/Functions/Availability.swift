import Interpreter

/// What `#available` asks.
var availability: [Builtin] {
  [
    Builtin(nil, "func _isAvailable(_ versions: String) -> Bool") { call in
      .bool(call.machine.system?().isAtLeast(try call.string(0)) ?? true)
    },
    Builtin(nil, "func _isUnavailable(_ versions: String) -> Bool") { call in
      .bool(!(call.machine.system?().isAtLeast(try call.string(0)) ?? true))
    },
  ]
}

/// What an app is told of the system that it runs on.
var systemNames: [Builtin] {
  [
    Builtin(nil, "func _systemName() -> String") { call in
      .string(call.machine.system?().name ?? "Linux")
    },
    Builtin(nil, "func _systemVersion() -> String") { call in
      .string(call.machine.system?().text ?? "18.0")
    },
  ]
}

extension SystemVersion {
  fileprivate var text: String { "\(major).\(minor)" }

  /// Whether it is as new as a list like `iOS 17.4,macOS 14` wants; what the list does not name,
  /// is (`*`).
  fileprivate func isAtLeast(_ versions: String) -> Bool {
    for wanted in versions.split(separator: ",") {
      let words = wanted.split(separator: " ")
      guard words.count == 2, words[0] == name else { continue }
      let numbers = words[1].split(separator: ".").map { Int($0) ?? 0 }
      let (first, second) = (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
      return (major, minor) >= (first, second)
    }
    return true
  }
}
