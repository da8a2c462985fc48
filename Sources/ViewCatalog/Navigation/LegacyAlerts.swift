import Checking
import Interpreter
import ViewTree

/// `Alert` and `ActionSheet`, the older forms, in which the content is a value.
var legacyAlerts: [Builtin] {
  [
    Builtin(nil, "struct Alert {}"), Builtin(nil, "struct ActionSheet {}"),
    Builtin("Alert", "struct Button {}"),
    Builtin("ActionSheet", "typealias Button = Alert.Button"),
    button("cancel(_ action: (() -> Void)? = {})", role: "cancel", label: nil, action: 0),
  ]
    + ["default", "destructive", "cancel"].map { role in
      button(
        "`\(role)`(_ label: Text, action: (() -> Void)? = {})", role: role, label: 0, action: 1)
    }
    + [
      Builtin(
        "Alert",
        "init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)"
      ) { legacy($0, "Alert", [$0.arguments[2]]) },
      Builtin(
        "Alert",
        """
        init(title: Text, message: Text? = nil, primaryButton: Alert.Button,
          secondaryButton: Alert.Button)
        """
      ) { legacy($0, "Alert", [$0.arguments[2], $0.arguments[3]]) },
      Builtin(
        "ActionSheet",
        "init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()])"
      ) { call in
        var buttons: [Value] = []
        if case .array(let values) = call.arguments[2] { buttons = values }
        return legacy(call, "ActionSheet", buttons)
      },
      Builtin(
        "View",
        "func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View"
      ) { presenter($0, .alert) },
      Builtin(
        "View",
        """
        func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
          -> some View
        """
      ) { itemPresenter($0, .alert) },
      Builtin(
        "View",
        """
        func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
          -> some View
        """
      ) { presenter($0, .confirmationDialog) },
      Builtin(
        "View",
        """
        func actionSheet<Item: Identifiable>(item: Binding<Item?>,
          content: @escaping (Item) -> ActionSheet) -> some View
        """
      ) { itemPresenter($0, .confirmationDialog) },
    ]
}

private func legacy(_ call: Invocation, _ type: String, _ buttons: [Value]) -> Value {
  .native(
    LegacyAlert(
      type: type, title: call.arguments[0].as(TextValue.self)?.string ?? "",
      message: call.arguments[1].as(TextValue.self)?.string,
      buttons: buttons.compactMap { $0.as(LegacyButton.self) }))
}

private func presenter(_ call: Invocation, _ kind: ScreenKind) -> Value {
  let (binding, content) = (call.binding(1), call.destination(2))
  return .modifier("alert", of: call.arguments[0]) { build in
    guard try binding?.isTrue == true else { return build.endLegacy(kind) }
    build.show(try content().as(LegacyAlert.self), kind) { try binding?.set(.bool(false)) }
  }
}

private func itemPresenter(_ call: Invocation, _ kind: ScreenKind) -> Value {
  let (machine, binding, content) = (call.machine, call.binding(1), call.arguments[2])
  return .modifier("alert", of: call.arguments[0]) { build in
    guard let item = try binding?.get(), !item.isNone else { return build.endLegacy(kind) }
    let alert = try machine.call(content, [item]).as(LegacyAlert.self)
    build.show(alert, kind) { try binding?.set(.none) }
  }
}

extension ViewBuild {
  fileprivate mutating func endLegacy(_ kind: ScreenKind) {
    presentAlert(
      kind, "", isOn: false, data: nil, showsTitle: true, actions: { .void }, message: nil,
      reset: {})
  }

  fileprivate mutating func show(
    _ alert: LegacyAlert?, _ kind: ScreenKind, reset: @escaping () throws -> Void
  ) {
    guard let alert else { return endLegacy(kind) }
    presentAlert(
      kind, alert.title, isOn: true, data: nil, showsTitle: true,
      actions: { .tuple(alert.buttons.map(\.view)) },
      message: alert.message.map { message in { .native(TextValue(message)) } }, reset: reset)
  }
}

/// `.default(Text("OK")) { … }`
private func button(
  _ declaration: String, role: String, label: Int?, action: Int
) -> Builtin {
  Builtin("Alert.Button", "static func \(declaration) -> Alert.Button") { call in
    let text = label.flatMap { call.arguments[$0].as(TextValue.self)?.string }
    return .native(
      LegacyButton(
        type: "Alert", label: label == nil ? "Cancel" : text ?? "", role: role,
        action: call.action(action)))
  }
}

/// An `Alert` or `ActionSheet` as a value of the program.
final class LegacyAlert: NativeValue {
  let type: String
  let title: String
  let message: String?
  let buttons: [LegacyButton]

  init(type: String, title: String, message: String?, buttons: [LegacyButton]) {
    self.type = type
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type(type) }
  func describe(in machine: Machine) throws -> String { type }
}

/// An `Alert.Button` as a value of the program.
final class LegacyButton: NativeValue {
  let type: String
  let label: String
  let role: String
  let action: (() throws -> Void)?

  init(type: String, label: String, role: String, action: (() throws -> Void)?) {
    self.type = type
    self.label = label
    self.role = role
    self.action = action
  }

  var view: Value {
    .view("Button") { [self] build in
      var interaction = Interaction(.button, tap: action)
      interaction.label = label
      interaction.isCancel = role == "cancel"
      interaction.isDestructive = role == "destructive"
      build.facets.interaction = interaction
    }
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("\(type).Button") }
  func describe(in machine: Machine) throws -> String { "\(type).Button" }
}
