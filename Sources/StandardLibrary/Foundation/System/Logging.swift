import Interpreter

/// `os.Logger`: what is logged is printed, as Xcode's console shows it.
var logging: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct OSLogPrivacy: Sendable {
        static var `public`: OSLogPrivacy { OSLogPrivacy() }
        static var `private`: OSLogPrivacy { OSLogPrivacy() }
        static var sensitive: OSLogPrivacy { OSLogPrivacy() }
        static var auto: OSLogPrivacy { OSLogPrivacy() }
      }
      """),
    Builtin(
      nil,
      """
      struct OSLogInterpolation: StringInterpolationProtocol {
        var _text: String = ""
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ literal: String) { _text += literal }
        mutating func appendInterpolation<T>(_ value: T, privacy: OSLogPrivacy = .auto) {
          _text += String(describing: value)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct OSLogMessage: ExpressibleByStringInterpolation {
        var _text: String
        init(stringLiteral value: String) { _text = value }
        init(stringInterpolation: OSLogInterpolation) { _text = stringInterpolation._text }
      }
      """),
    Builtin(
      nil,
      """
      struct OSLogType: RawRepresentable, Hashable, Sendable {
        let rawValue: UInt8
        init(rawValue: UInt8) { self.rawValue = rawValue }
        static let `default`: OSLogType = OSLogType(rawValue: 0)
        static let info: OSLogType = OSLogType(rawValue: 1)
        static let debug: OSLogType = OSLogType(rawValue: 2)
        static let error: OSLogType = OSLogType(rawValue: 16)
        static let fault: OSLogType = OSLogType(rawValue: 17)
      }
      """),
    Builtin(
      nil,
      """
      struct Logger: Sendable {
        init() {}
        init(subsystem: String, category: String) {}
        func log(_ message: OSLogMessage) { print(message._text) }
        func log(level: OSLogType, _ message: OSLogMessage) { print(message._text) }
        func trace(_ message: OSLogMessage) { print(message._text) }
        func debug(_ message: OSLogMessage) { print(message._text) }
        func info(_ message: OSLogMessage) { print(message._text) }
        func notice(_ message: OSLogMessage) { print(message._text) }
        func warning(_ message: OSLogMessage) { print(message._text) }
        func error(_ message: OSLogMessage) { print(message._text) }
        func critical(_ message: OSLogMessage) { print(message._text) }
        func fault(_ message: OSLogMessage) { print(message._text) }
      }
      """),
    Builtin(
      nil,
      """
      class OSLog {
        init(subsystem: String, category: String) {}
        static let `default`: OSLog = OSLog(subsystem: "", category: "")
      }
      """),
    Builtin(
      nil,
      """
      func _logged(_ format: String, _ arguments: [any CVarArg]) {
        if arguments.isEmpty { return print(format) }
        let plain = ["{public}", "{private}", "{sensitive}"].reduce(format) {
          $0.replacingOccurrences(of: $1, with: "")
        }
        print(String(format: plain, arguments: arguments))
      }
      """),
    Builtin(
      nil,
      """
      func os_log(
        _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default,
        _ args: any CVarArg...
      ) { _logged(message._text, args) }
      """),
    Builtin(
      nil,
      """
      func os_log(
        _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage, _ args: any CVarArg...
      ) { _logged(message._text, args) }
      """),
  ]
}
