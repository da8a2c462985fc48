import Interpreter

/// The window's `UndoManager`: what one act registers is undone together.
var undoManagers: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _UndoGroup {
        var name = ""
        var actions: [() -> Void] = []
      }
      """),
    Builtin(
      nil,
      """
      class UndoManager: NSObject {
        static let _window = UndoManager()
        var levelsOfUndo: Int = 0
        var groupsByEvent: Bool = true
        var isUndoing: Bool = false
        var isRedoing: Bool = false
        var isUndoRegistrationEnabled: Bool { _pauses == 0 }
        var canUndo: Bool { !_undos.isEmpty }
        var canRedo: Bool { !_redos.isEmpty }
        var undoActionName: String { _undos.last?.name ?? "" }
        var redoActionName: String { _redos.last?.name ?? "" }
        var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \\(undoActionName)" }
        var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \\(redoActionName)" }
        var _undos: [_UndoGroup] = []
        var _redos: [_UndoGroup] = []
        var _pauses = 0
        var _isOpen = false
        func disableUndoRegistration() { _pauses += 1 }
        func enableUndoRegistration() { _pauses -= 1 }
        func setActionName(_ actionName: String) {
          if !_undos.isEmpty { _undos[_undos.count - 1].name = actionName }
        }
        func removeAllActions() {
          _undos = []
          _redos = []
        }
        func registerUndo<TargetType: AnyObject>(
          withTarget target: TargetType, handler: @escaping (TargetType) -> Void
        ) {
          if _pauses > 0 { return }
          let action = { handler(target) }
          if isUndoing {
            _redos[_redos.count - 1].actions.append(action)
            return
          }
          if !isRedoing { _redos = [] }
          if !_isOpen {
            _undos.append(_UndoGroup())
            if levelsOfUndo > 0 && _undos.count > levelsOfUndo { _undos.removeFirst() }
            _isOpen = true
            _ = _schedule(0, { self._isOpen = false })
          }
          _undos[_undos.count - 1].actions.append(action)
        }
        func undo() {
          _isOpen = false
          guard let group = _undos.popLast() else { return }
          isUndoing = true
          _redos.append(_UndoGroup(name: group.name))
          for action in group.actions.reversed() { action() }
          isUndoing = false
          if _redos[_redos.count - 1].actions.isEmpty { _redos.removeLast() }
        }
        func redo() {
          _isOpen = true
          guard let group = _redos.popLast() else { return }
          isRedoing = true
          _undos.append(_UndoGroup(name: group.name))
          for action in group.actions.reversed() { action() }
          isRedoing = false
          _isOpen = false
          if _undos[_undos.count - 1].actions.isEmpty { _undos.removeLast() }
        }
      }
      """),
  ]
}
