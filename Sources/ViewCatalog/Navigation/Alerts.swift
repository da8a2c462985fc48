import Interpreter
import ViewTree

/// `alert` and `confirmationDialog` in their present forms (navigation rule 6).
var alerts: [Builtin] {
  titledAlerts + [
    Builtin(
      "View",
      """
      func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?,
        @ViewBuilder actions: @escaping () -> A) -> some View
      """
    ) { call in try errorAlert(call, actions: 3, message: nil) },
    Builtin(
      "View",
      """
      func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?,
        @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M)
        -> some View
      """
    ) { call in try errorAlert(call, actions: 3, message: 4) },
  ]
}

private var titledAlerts: [Builtin] {
  var all: [Builtin] = []
  let titles = [
    ("_ title: Text", false), ("_ titleKey: LocalizedStringKey", false), ("_ title: S", true),
  ]
  for (title, isString) in titles {
    all += forms("alert", .alert, title, isString: isString, parameters: "")
    all += forms(
      "confirmationDialog", .confirmationDialog, title, isString: isString,
      parameters: "titleVisibility: Visibility = .automatic, ")
  }
  return all
}

/// The forms with and without a message, and with data, for one type of title.
private func forms(
  _ name: String, _ kind: ScreenKind, _ title: String, isString: Bool, parameters: String
) -> [Builtin] {
  let mark = isString ? "@_disfavoredOverload " : ""
  let own = isString ? "S: StringProtocol, " : ""
  // self, title, isPresented, and a dialog's titleVisibility.
  let next = parameters.isEmpty ? 3 : 4
  let visibility = parameters.isEmpty ? nil : 3
  func form(_ generics: String, _ rest: String, _ data: Int?, _ message: Bool) -> Builtin {
    let actions = data.map { $0 + 1 } ?? next
    return Builtin(
      "View",
      """
      \(mark)func \(name)<\(own)\(generics)>(\(title), isPresented: Binding<Bool>,
        \(parameters)\(rest)) -> some View
      """
    ) { call in
      try alert(
        call, kind, title: try call.name(1), visibility: visibility, data: data,
        actions: actions, message: message ? actions + 1 : nil)
    }
  }
  return [
    form("A: View", "@ViewBuilder actions: @escaping () -> A", nil, false),
    form(
      "A: View, M: View",
      "@ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M", nil, true),
    form(
      "A: View, T", "presenting data: T?, @ViewBuilder actions: @escaping (T) -> A", next, false),
    form(
      "A: View, M: View, T",
      """
      presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
      """, next, true),
  ]
}

private func alert(
  _ call: Invocation, _ kind: ScreenKind, title: String, visibility: Int?, data: Int?,
  actions: Int, message: Int?
) throws -> Value {
  let machine = call.machine
  let binding = call.binding(2)
  let value = data.map { call.arguments[$0] }
  let (actions, message) = (call.arguments[actions], message.map { call.arguments[$0] })
  let showsTitle = visibility.map { call.arguments[$0].caseName == "visible" } ?? true
  let name = kind == .alert ? "alert" : "confirmationDialog"
  return .modifier(name, of: call.arguments[0]) { build in
    // Later changes of the data are ignored while it is shown (rule 6.4).
    let kept = (build.node.storage as? BoundPresentation)?.keptData
    let passed = kept ?? value
    let arguments = passed.map { [$0] } ?? []
    build.presentAlert(
      kind, title, isOn: try binding?.isTrue ?? false, data: value,
      showsTitle: showsTitle || !Switches.disputed.dialogHidesTitle.value,
      actions: { try machine.call(actions, arguments) },
      message: message.map { message in { try machine.call(message, arguments) } },
      reset: { try binding?.set(.bool(false)) })
  }
}

private func errorAlert(_ call: Invocation, actions: Int, message: Int?) throws -> Value {
  let (machine, binding, error) = (call.machine, call.binding(1), call.arguments[2])
  let (actions, message) = (call.arguments[actions], message.map { call.arguments[$0] })
  return .modifier("alert", of: call.arguments[0]) { build in
    var title = ""
    if !error.isNone, let wanted = machine.requirement("errorDescription", of: "LocalizedError") {
      let text = try machine.call(wanted, on: error)
      title = text.isNone ? "" : try machine.description(of: text)
    }
    let arguments = message == nil ? [] : [error]
    build.presentAlert(
      .alert, title, isOn: try binding?.isTrue ?? false, data: error, showsTitle: true,
      actions: { try machine.call(actions, arguments) },
      message: message.map { message in { try machine.call(message, [error]) } },
      reset: { try binding?.set(.bool(false)) })
  }
}

extension ViewBuild {
  /// - Parameter data: what has to be there for the alert to show; nil where none is asked for.
  mutating func presentAlert(
    _ kind: ScreenKind, _ title: String, isOn: Bool, data: Value?, showsTitle: Bool,
    actions: @escaping () throws -> Value, message: (() throws -> Value)?,
    reset: @escaping () throws -> Void
  ) {
    let content = AlertContent(
      title: title, kind: kind, showsTitle: showsTitle, actions: actions, message: message,
      close: reset)
    present(
      BoundPresentation.Request(
        kind: kind, title: title, isOn: isOn,
        content: { content.view }, reset: reset, data: data,
        cancel: { [weak node] in
          try (node?.storage as? BoundPresentation)?.content?.alertStorage?.cancel?()
        }))
  }
}
