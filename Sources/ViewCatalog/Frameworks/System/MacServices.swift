import Interpreter

/// What a Mac's programs ask of the system: to be started at login, and which key is which.
var macServices: [Builtin] {
  // By their places on an American keyboard.
  let letters = [
    "A": 0, "S": 1, "D": 2, "F": 3, "H": 4, "G": 5, "Z": 6, "X": 7, "C": 8, "V": 9, "B": 11,
    "Q": 12,
    "W": 13, "E": 14, "R": 15, "Y": 16, "T": 17, "1": 18, "2": 19, "3": 20, "4": 21, "6": 22,
    "5": 23, "Equal": 24, "9": 25, "7": 26, "Minus": 27, "8": 28, "0": 29, "RightBracket": 30,
    "O": 31, "U": 32, "LeftBracket": 33, "I": 34, "P": 35, "L": 37, "J": 38, "Quote": 39, "K": 40,
    "Semicolon": 41, "Backslash": 42, "Comma": 43, "Slash": 44, "N": 45, "M": 46, "Period": 47,
    "Grave": 50,
  ]
  let others = [
    "Return": 36, "Tab": 48, "Space": 49, "Delete": 51, "Escape": 53, "Command": 55, "Shift": 56,
    "CapsLock": 57, "Option": 58, "Control": 59, "RightShift": 60, "RightOption": 61,
    "RightControl": 62, "Function": 63, "F17": 64, "VolumeUp": 72, "VolumeDown": 73, "Mute": 74,
    "F18": 79, "F19": 80, "F20": 90, "F5": 96, "F6": 97, "F7": 98, "F3": 99, "F8": 100, "F9": 101,
    "F11": 103, "F13": 105, "F16": 106, "F14": 107, "F10": 109, "F12": 111, "F15": 113, "Help": 114,
    "Home": 115, "PageUp": 116, "ForwardDelete": 117, "F4": 118, "End": 119, "F2": 120,
    "PageDown": 121, "F1": 122, "LeftArrow": 123, "RightArrow": 124, "DownArrow": 125,
    "UpArrow": 126,
  ]
  let keys = letters.map { ("ANSI_" + $0.key, $0.value) } + others.map { ($0.key, $0.value) }
  return keys.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map {
    Builtin(nil, "var kVK_\($0.0): Int { \($0.1) }")
  }
    + ["cmdKey": 256, "shiftKey": 512, "alphaLock": 1024, "optionKey": 2048, "controlKey": 4096]
    .sorted { $0.value < $1.value }.map { Builtin(nil, "var \($0.key): Int { \($0.value) }") }
    + loginItems
}

private var loginItems: [Builtin] {
  [
    Builtin(
      nil,
      """
      class SMAppService: NSObject {
        enum Status: Int { case notRegistered, enabled, requiresApproval, notFound }
        static let mainApp: SMAppService = SMAppService()
        class func loginItem(identifier: String) -> SMAppService { SMAppService() }
        class func agent(plistName: String) -> SMAppService { SMAppService() }
        class func daemon(plistName: String) -> SMAppService { SMAppService() }
        var status: Status = .notRegistered
        func register() throws { status = .enabled }
        func unregister() throws { status = .notRegistered }
        func unregister() async throws { status = .notRegistered }
        class func openSystemSettingsLoginItems() {}
      }
      """),
    Builtin(
      nil,
      "@discardableResult func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool { true }"
    ),
  ]
}
