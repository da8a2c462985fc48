import Checking
import Interpreter
import ViewTree

/// `dismiss`, `isPresented` and `presentationMode`: what a view can do about being shown
/// (navigation rule 8).
var dismissing: [Builtin] {
  [
    Builtin(nil, "@MainActor struct DismissAction {}"),
    Builtin("DismissAction", "func callAsFunction()") { call in
      try call.arguments[0].as(DismissValue.self)?.dismiss()
      return .void
    },
    Builtin(nil, "struct PresentationMode {}"),
    Builtin("PresentationMode", "var isPresented: Bool { get }") { call in
      .bool(call.arguments[0].as(DismissValue.self)?.isPresented ?? false)
    },
    Builtin("PresentationMode", "mutating func dismiss()") { call in
      try call.arguments[0].as(DismissValue.self)?.dismiss()
      return .void
    },
  ]
}

/// How to leave the context that a view stands in, or nothing to leave.
final class DismissValue: NativeValue {
  enum Form { case action, mode }

  let form: Form
  let isPresented: Bool
  private let action: () throws -> Void

  init(_ form: Form, isPresented: Bool, action: @escaping () throws -> Void = {}) {
    self.form = form
    self.isPresented = isPresented
    self.action = action
  }

  func dismiss() throws { try action() }

  func dynamicType(in machine: Machine) -> Type {
    machine.types.type(form == .action ? "DismissAction" : "PresentationMode")
  }

  func describe(in machine: Machine) throws -> String {
    form == .action ? "DismissAction" : "PresentationMode"
  }
}

extension EnvironmentValues {
  /// Sets what views inside do to leave: `dismiss()`, and the older `presentationMode`.
  mutating func setDismiss(isPresented: Bool, _ action: @escaping () throws -> Void) {
    self[.property("dismiss")] = .native(
      DismissValue(.action, isPresented: isPresented, action: action))
    self[.property("isPresented")] = .bool(isPresented)
    let mode = Value.native(DismissValue(.mode, isPresented: isPresented, action: action))
    self[.property("presentationMode")] = .native(
      BindingValue(identity: nil, get: { mode }, set: { _ in }))
  }
}
