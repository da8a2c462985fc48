import Interpreter

/// Defaults, notifications, bundle and process: in memory, empty at the start, no files.
var environmentTypes: [Builtin] {
  [
    Builtin(nil, "typealias AnyClass = AnyObject.Type"),
    Builtin(
      nil,
      """
      class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
        init() {}
        static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
        func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }
        var hash: Int { ObjectIdentifier(self).hashValue }
        var description: String { "<\\(type(of: self))>" }
        var debugDescription: String { description }
        func copy() -> Any { self }
        func mutableCopy() -> Any { self }
        func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      class UserDefaults {
        var _values: [String: Any] = [:] { willSet { _willChange() } }
        // Lies below what is stored.
        var _registered: [String: Any] = [:] { willSet { _willChange() } }
        init() {}
        init?(suiteName: String?) {}
        static let standard: UserDefaults = UserDefaults()
        func object(forKey defaultName: String) -> Any? {
          _values[defaultName] ?? _registered[defaultName]
        }
        func value(forKey key: String) -> Any? { object(forKey: key) }
        static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
        func set(_ value: Any?, forKey defaultName: String) {
          _values[defaultName] = value
          _announce("NSUserDefaultsDidChangeNotification")
        }
        func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
        func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }
        // Numbers are read as texts, and texts as numbers, as far as they are ones.
        func string(forKey defaultName: String) -> String? {
          switch object(forKey: defaultName) {
          case let text as String: text
          case let flag as Bool: flag ? "1" : "0"
          case let number as Int: "\\(number)"
          case let number as Double: number == number.rounded() ? "\\(Int(number))" : "\\(number)"
          default: nil
          }
        }
        func bool(forKey defaultName: String) -> Bool {
          switch object(forKey: defaultName) {
          case let flag as Bool: flag
          case let number as Int: number != 0
          case let number as Double: number != 0
          case let text as String: ["y", "yes", "t", "true", "1"].contains(text.lowercased())
          default: false
          }
        }
        func integer(forKey defaultName: String) -> Int {
          switch object(forKey: defaultName) {
          case let number as Int: number
          case let number as Double: Int(number)
          case let flag as Bool: flag ? 1 : 0
          case let text as String: Int(text) ?? 0
          default: 0
          }
        }
        func double(forKey defaultName: String) -> Double {
          switch object(forKey: defaultName) {
          case let number as Double: number
          case let number as Int: Double(number)
          case let flag as Bool: flag ? 1 : 0
          case let text as String: Double(text) ?? 0
          default: 0
          }
        }
        func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
        func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
        func stringArray(forKey defaultName: String) -> [String]? {
          object(forKey: defaultName) as? [String]
        }
        func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
        func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }
        func dictionaryRepresentation() -> [String: Any] {
          _registered.merging(_values) { $1 }
        }
        func removePersistentDomain(forName domainName: String) { _values = [:] }
        subscript(key: String) -> Any? {
          get { object(forKey: key) }
          set { _values[key] = newValue }
        }
        func dictionary(forKey defaultName: String) -> [String: Any]? {
          object(forKey: defaultName) as? [String: Any]
        }
        func register(defaults registrationDictionary: [String: Any]) {
          _registered.merge(registrationDictionary) { $1 }
        }
        @discardableResult func synchronize() -> Bool { true }
      }
      """),
    Builtin("UserDefaults", "func _willChange()") { call in
      // Views that read a default are made anew, whoever writes it (navigation rule 10.8).
      if case .object(let defaults) = call.arguments[0] {
        call.machine.tracker?.willWrite(defaults, property: 0)
      }
      return .void
    },
    Builtin(
      nil,
      """
      struct Notification: CustomStringConvertible {
        var description: String {
          let whose = object.map { ", object = \\($0)" } ?? ""
          return "name = \\(name.rawValue)" + whose + (userInfo.map { ", userInfo = \\($0)" } ?? "")
        }
        struct Name: Hashable, Sendable, RawRepresentable {
          var rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
        }
        var name: Name
        var object: Any?
        var userInfo: [AnyHashable: Any]?
        init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
          self.name = name
          self.object = object
          self.userInfo = userInfo
        }
      }
      """),
    Builtin(nil, "protocol NSObjectProtocol: AnyObject {}"),
    Builtin("NSObjectProtocol", "func isKind(of aClass: AnyClass) -> Bool") { call in
      guard case .type(let wanted) = call.arguments[1] else { return .bool(false) }
      return .bool(try call.machine.cast(call.arguments[0], to: wanted.type) != nil)
    },
    Builtin(
      "NSObjectProtocol", "func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }"),
    Builtin(nil, "typealias NSNotification = Notification"),
    Builtin(
      nil,
      """
      class NotificationCenter {
        class _Observation: NSObjectProtocol {
          var name: Notification.Name?
          weak var owner: AnyObject?
          var block: (Notification) -> Void
          init(_ name: Notification.Name?, _ block: @escaping (Notification) -> Void) {
            self.name = name
            self.block = block
          }
          func _is(of observer: Any) -> Bool {
            guard let owner else { return false }
            return owner === (observer as AnyObject)
          }
        }
        var _observers: [_Observation] = []
        init() {}
        static let `default`: NotificationCenter = {
          let center = NotificationCenter()
          _whenAnnounced { center.post(name: Notification.Name($0), object: nil) }
          return center
        }()
        func post(_ notification: Notification) {
          for observer in _observers {
            if observer.name == nil || observer.name == notification.name {
              observer.block(notification)
            }
          }
        }
        func post(
          name aName: Notification.Name, object anObject: Any?,
          userInfo aUserInfo: [AnyHashable: Any]? = nil
        ) { post(Notification(name: aName, object: anObject, userInfo: aUserInfo)) }
        @discardableResult
        func addObserver(
          forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
          using block: @escaping (Notification) -> Void
        ) -> any NSObjectProtocol {
          let observation = _Observation(name, block)
          _observers.append(observation)
          return observation
        }
        func removeObserver(
          _ observer: Any, name aName: Notification.Name?, object anObject: Any?
        ) {
          _observers = _observers.filter {
            !($0._is(of: observer) && (aName == nil || $0.name == aName))
          }
        }
        func removeObserver(_ observer: Any) {
          if let observation = observer as? _Observation {
            _observers = _observers.filter { $0 !== observation }
          } else {
            _observers = _observers.filter { !$0._is(of: observer) }
          }
        }
      }
      """),
    // What the system announces, by the name of its notification.
    Builtin(nil, "func _whenAnnounced(_ action: @escaping (String) -> Void)") { call in
      let action = call.arguments[0]
      call.machine.announces = { [unowned machine = call.machine] name in
        _ = try machine.call(action, [.string(name)])
      }
      return .void
    },
    Builtin(nil, "func _announce(_ name: String)") { call in
      try call.machine.announces?(try call.string(0))
      return .void
    },
    // The files beside the program's sources.
    Builtin(nil, "func _bundled(_ name: String) -> [UInt8]?") { call in
      guard let bytes = call.machine.readResource?(try call.string(0)) else { return .none }
      try call.machine.charge(bytes: bytes.count * MemoryLayout<Value>.stride)
      return .array(bytes.map { .int(Int($0)) })
    },
    Builtin(
      nil,
      """
      class Bundle {
        init() {}
        init(for aClass: any Any.Type) {}
        init?(path: String) { return nil }
        static let main: Bundle = Bundle()
        static var module: Bundle { main }
        var bundleIdentifier: String? { "com.example.app" }
        var infoDictionary: [String: Any]? {
          [
            "CFBundleName": "App", "CFBundleDisplayName": "App", "CFBundleVersion": "1",
            "CFBundleShortVersionString": "1.0", "CFBundleIdentifier": "com.example.app",
          ]
        }
        var bundleURL: URL { URL(fileURLWithPath: bundlePath) }
        var bundlePath: String { "/App.app" }
        var resourceURL: URL? { bundleURL }
        var resourcePath: String? { bundlePath }
        var preferredLocalizations: [String] { ["en"] }
        func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
        func url(
          forResource name: String?, withExtension ext: String?, subdirectory subpath: String? = nil
        ) -> URL? {
          guard let name else { return nil }
          let file = ext.map { $0.isEmpty ? name : name + "." + $0 } ?? name
          let url = URL(fileURLWithPath: bundlePath + "/" + file)
          // Sounds and films are not given with the sources, and nothing reads what is in them.
          let media = [
            "mp3", "m4a", "wav", "aif", "aiff", "caf", "aac", "mp4", "mov", "m4v", "ahap",
          ]
          if media.contains(url.pathExtension.lowercased()) { return url }
          return _bundled(file) == nil ? nil : url
        }
        func path(forResource name: String?, ofType ext: String?) -> String? {
          url(forResource: name, withExtension: ext)?.path
        }
        func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
          if let text = _localized(key) { return text }
          if let value, !value.isEmpty { return value }
          return key
        }
      }
      """),
    Builtin(
      nil,
      """
      struct OperatingSystemVersion: Hashable, Sendable {
        var majorVersion: Int
        var minorVersion: Int
        var patchVersion: Int
      }
      """),
    Builtin(
      nil,
      """
      class ProcessInfo {
        init() {}
        static let processInfo: ProcessInfo = ProcessInfo()
        var environment: [String: String] { [:] }
        var arguments: [String] { CommandLine.arguments }
        var processName: String { "App" }
        var systemUptime: TimeInterval { _now() - 771154860 }
        var isiOSAppOnMac: Bool { false }
        var isLowPowerModeEnabled: Bool { false }
        var processIdentifier: Int32 { 1 }
        var processorCount: Int { 6 }
        var activeProcessorCount: Int { 6 }
        var physicalMemory: UInt64 { 8_589_934_592 }
        var hostName: String { "localhost" }
        var globallyUniqueString: String { UUID().uuidString }
        var operatingSystemVersionString: String { "Version " + _systemVersion() }
        var operatingSystemVersion: OperatingSystemVersion {
          let parts = _systemVersion().split(separator: ".").map { Int($0) ?? 0 }
          return OperatingSystemVersion(
            majorVersion: parts[0], minorVersion: parts[1], patchVersion: 0)
        }
        enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
        var thermalState: ThermalState { .nominal }
      }
      """),
  ]
}
