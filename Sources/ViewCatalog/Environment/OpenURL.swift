import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// URLs: opened by the app, and opened in it (navigation rules 11.5 and 12).
var openingURLs: [Builtin] {
  [
    Builtin(nil, "@MainActor struct OpenURLAction {}"),
    Builtin(
      "OpenURLAction",
      """
      struct Result: Sendable {
        let _outcome: Int
        let _url: URL?
        static let handled = Result(_outcome: 0, _url: nil)
        static let discarded = Result(_outcome: 1, _url: nil)
        static let systemAction = Result(_outcome: 2, _url: nil)
        static func systemAction(_ url: URL) -> Result { Result(_outcome: 2, _url: url) }
      }
      """),
    Builtin(
      "OpenURLAction", "init(handler: @escaping (URL) -> OpenURLAction.Result)"
    ) { .native(OpenURLValue(handler: $0.arguments[0])) },
    Builtin("OpenURLAction", "func callAsFunction(_ url: URL)") { call in
      try call.arguments[0].as(OpenURLValue.self)?.open(call.arguments[1], in: call.machine)
      return .void
    },
    Builtin(
      "OpenURLAction",
      "func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)"
    ) { call in
      let opened =
        try call.arguments[0].as(OpenURLValue.self)?.open(call.arguments[1], in: call.machine)
      _ = try call.machine.call(call.arguments[2], [.bool(opened ?? false)])
      return .void
    },
    Builtin("View", "func onOpenURL(perform action: @escaping (URL) -> ()) -> some View") { call in
      let (machine, action) = (call.machine, call.arguments[1])
      return .modifier("onOpenURL", of: call.arguments[0]) {
        $0.facets.hooks.append(
          .openURL { text in _ = try machine.call(action, [machine.url(text)]) })
      }
    },
    Builtin(
      "View",
      """
      func onContinueUserActivity(_ activityType: String,
        perform action: @escaping (NSUserActivity) -> ()) -> some View
      """
    ) { call in
      let (machine, action) = (call.machine, call.arguments[2])
      let type = call.arguments[1].asName
      return .modifier("onContinueUserActivity", of: call.arguments[0]) {
        $0.facets.hooks.append(
          .continueActivity(type: type) { text in
            let activity = UserActivityValue(type: type, webpage: try machine.url(text))
            _ = try machine.call(action, [.native(activity)])
          })
      }
    },
    Builtin(nil, "func _leave(for url: URL)") { call in
      call.machine.leave(for: call.arguments[0])
      return .void
    },
    Builtin(nil, "let NSUserActivityTypeBrowsingWeb: String = \"NSUserActivityTypeBrowsingWeb\""),
    Builtin(nil, "class NSUserActivity: NSObject {}"),
    Builtin("NSUserActivity", "init(activityType: String)") { call in
      .native(UserActivityValue(type: call.arguments[0].asName, webpage: .none))
    },
    Builtin("NSUserActivity", "var activityType: String { get }") {
      .string($0.arguments[0].as(UserActivityValue.self)?.type ?? "")
    },
    Builtin("NSUserActivity", "var title: String? { get { nil } set {} }"),
    Builtin("NSUserActivity", "var userInfo: [AnyHashable: Any]? { get { nil } set {} }"),
    Builtin("NSUserActivity", "var isEligibleForSearch: Bool { get { false } set {} }"),
    Builtin("NSUserActivity", "var isEligibleForHandoff: Bool { get { true } set {} }"),
    Builtin("NSUserActivity", "var isEligibleForPrediction: Bool { get { false } set {} }"),
    Builtin("NSUserActivity", "func becomeCurrent() {}"),
    Builtin("NSUserActivity", "func resignCurrent() {}"),
    Builtin("NSUserActivity", "func invalidate() {}"),
    Builtin(
      "NSUserActivity", "var webpageURL: URL? { get set }",
      set: { call in
        call.arguments[0].as(UserActivityValue.self)?.webpage = call.arguments[1]
        return .void
      },
      native: { $0.arguments[0].as(UserActivityValue.self)?.webpage ?? .none }),
  ]
}

/// The `openURL` action: the program's own handler, or the system's, which leads out of the app.
final class OpenURLValue: NativeValue {
  private let handler: Value?

  init(handler: Value?) { self.handler = handler }

  /// The action that a view finds around it.
  static func around(_ build: ViewBuild) -> OpenURLValue {
    build.environment[.property("openURL")]?.as(OpenURLValue.self) ?? OpenURLValue(handler: nil)
  }

  /// Whether somebody took the URL (navigation rule 12.6).
  @discardableResult
  func open(_ url: Value, in machine: Machine) throws -> Bool {
    guard let handler else {
      machine.leave(for: url)
      return true
    }
    guard case .structure(let result) = try machine.call(handler, [url]),
      case .int(let outcome)? = result.fields.first
    else { return true }
    if outcome == 2 {
      if case .none = result.fields[1] {
        machine.leave(for: url)
      } else {
        machine.leave(for: result.fields[1])
      }
    }
    return outcome != 1
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("OpenURLAction") }
  func describe(in machine: Machine) throws -> String { "OpenURLAction" }
}

/// An `NSUserActivity`. A class, as the original is.
final class UserActivityValue: NativeValue {
  let type: String
  var webpage: Value

  init(type: String, webpage: Value) {
    self.type = type
    self.webpage = webpage
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("NSUserActivity") }
  func describe(in machine: Machine) throws -> String { "NSUserActivity" }
}

extension Machine {
  /// The system opens a URL of the program's: in another app.
  fileprivate func leave(for url: Value) {
    if case .structure(let url) = url, case .string(let text)? = url.fields.first {
      opensURL?(text)
    }
  }

  /// A `URL` of the program's, of text that is one.
  func url(_ text: String) throws -> Value {
    guard let type = types.nominal("URL") else { throw Trap("there is no URL") }
    // As it is written, and not relative to another one.
    return .structure(StructValue(type: type, fields: [.string(text), .none, .none]))
  }
}
