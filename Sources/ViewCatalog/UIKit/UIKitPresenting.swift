import Interpreter
import ViewTree

/// What a view controller presents: alerts, sheets and covers over all that is shown.
var uiKitPresenting: [Builtin] {
  [
    Builtin(
      nil,
      """
      func _presentOver(
        _ kind: Int, _ title: String, _ content: @escaping () -> AnyView,
        _ message: @escaping () -> AnyView, _ closed: @escaping () -> Void
      ) -> Int
      """
    ) { call in .int(presentOver(call)) },
    Builtin(nil, "func _closeOver(_ number: Int)") { call in
      guard case .int(let number) = call.arguments[0] else { return .void }
      try (call.machine.tracker as? ViewGraph)?.ownPresentations[number]?.reset()
      return .void
    },
    Builtin(
      nil,
      """
      struct _PresentedController: View {
        let controller: UIViewController
        @State private var turn = 0
        var body: some View {
          let _ = turn
          let _ = _attach()
          controller._fitted()
        }
        func _attach() { controller._host = { turn += 1 } }
      }
      """),
    Builtin(
      nil,
      """
      class UIAlertController: UIViewController {
        enum Style: Int { case actionSheet, alert }
        var message: String?
        let preferredStyle: UIAlertController.Style
        var actions: [UIAlertAction] = []
        var textFields: [UITextField]?
        var preferredAction: UIAlertAction?
        init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
          self.message = message
          self.preferredStyle = preferredStyle
          super.init()
          self.title = title
        }
        func addAction(_ action: UIAlertAction) { actions.append(action) }
        func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
          let field = UITextField()
          configurationHandler?(field)
          textFields = (textFields ?? []) + [field]
        }
        override func _show() -> Int {
          _presentOver(
            preferredStyle == .alert ? 2 : 3, title ?? "", { AnyView(_AlertActions(alert: self)) },
            { AnyView(Text(self.message ?? "")) }, { self._gone() })
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIAlertAction: NSObject {
        enum Style: Int { case `default`, cancel, destructive }
        let title: String?
        let style: UIAlertAction.Style
        var isEnabled: Bool = true
        let _handler: ((UIAlertAction) -> Void)?
        init(
          title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
        ) {
          self.title = title
          self.style = style
          _handler = handler
        }
        var _role: ButtonRole? {
          switch style {
          case .default: nil
          case .cancel: .cancel
          case .destructive: .destructive
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _AlertActions: View {
        let alert: UIAlertController
        @State private var turn = 0
        var body: some View {
          let _ = turn
          ForEach(alert.textFields ?? [], id: \\.self) { field in
            let _ = _attach(field)
            field._shown()
          }
          ForEach(alert.actions, id: \\.self) { action in
            Button(action.title ?? "", role: action._role) { action._handler?(action) }
              .disabled(!action.isEnabled)
          }
        }
        func _attach(_ field: UITextField) { field._host = { turn += 1 } }
      }
      """),
  ]
}

private func presentOver(_ call: Invocation) -> Int {
  guard let graph = call.machine.tracker as? ViewGraph else { return 0 }
  let (machine, title, number) = (call.machine, call.arguments[1].asName, call.arguments[0])
  let (content, message, closed) = (call.arguments[2], call.arguments[3], call.arguments[4])
  let kinds: [ScreenKind] = [.sheet, .fullScreenCover, .alert, .confirmationDialog]
  guard case .int(let index) = number else { return 0 }
  let kind = kinds[index]
  return graph.present { owner in
    weak var made: BoundPresentation?
    var request = BoundPresentation.Request(
      kind: kind, title: title.isEmpty ? nil : title, isOn: true,
      content: { try machine.call(content) }, reset: {},
      onDismiss: { _ = try machine.call(closed) })
    request.reset = { [request] in
      var ended = request
      ended.isOn = false
      made?.update(ended)
    }
    if index > 1 {
      let alert = AlertContent(
        title: title, kind: kind, showsTitle: true, actions: { try machine.call(content) },
        message: { try machine.call(message) }, close: request.reset)
      request.content = { alert.view }
      request.cancel = { try made?.content?.alertStorage?.cancel?() }
    }
    let presentation = BoundPresentation(request, owner: owner)
    made = presentation
    presentation.update(request)
    return presentation
  }
}
