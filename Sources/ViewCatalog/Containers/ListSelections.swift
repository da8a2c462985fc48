import Checking
import Interpreter
import ViewTree

/// Makes a list's rows selectable: one, or several while the list is being edited (navigation rules
/// 16.1 and 16.2).
func selectRows(
  by binding: BindingValue, _ type: Type, _ build: inout ViewBuild
) throws {
  let machine = build.graph.machine
  // Read here, so that the list is made anew when the selection changes.
  let current = try binding.get()
  let element = current.as(SetValue.self)?.element
  let isSet = element != nil
  let column = (build.environment.system.navigation as? StackState)?.column
  let graph = build.graph
  let isEditing = try build.environment.isEditing()
  let isEmpty = current.as(SetValue.self)?.table.isEmpty ?? current.isNone
  let accepts = { (tagType: Type) in
    [element, type.wrapped, type].contains(tagType) || type == .any
  }
  let isMac = build.environment.system.idiom == .mac
  var selection = ListSelection(
    isEmpty: isEmpty, leadsOn: !isEmpty && !(isSet && isEditing), accepts: accepts,
    select: { tag, tagType in
      guard accepts(tagType) else { return false }
      // In an expanded split view the row that is chosen already stays so (navigation rule 3.6.8).
      if let column, !column.split.isCollapsed, !isSet, try machine.areEqual(binding.get(), tag) {
        return true
      }
      let new = isSet ? try machine.toggling(tag, in: binding.get()) : tag
      try binding.set(new)
      if let column, !(isSet && isEditing) {
        try column.split.rowChosen(in: column.column, in: graph)
      }
      return true
    },
    contains: { tag in
      let now = try binding.get()
      if let set = now.as(SetValue.self) { return try set.table.find(tag, in: machine) != nil }
      return now.isNone ? false : try machine.areEqual(now, tag)
    },
    clear: {
      guard let set = try binding.get().as(SetValue.self) else { return try binding.set(.none) }
      try binding.set(.native(SetValue(element: set.element)))
    })
  if isMac, let element {
    selection.selectOnly = { tag, tagType in
      guard accepts(tagType) else { return false }
      try binding.set(machine.toggling(tag, in: .native(SetValue(element: element))))
      return true
    }
  }
  build.environment.system.listSelection = selection
  if isSet, !isEditing, !selection.isEmpty, build.node.facets.list?.isEditing == true {
    // Leaving the edit mode clears what was selected in it (navigation rule 16.4).
    graph.afterUpdate { try selection.clear() }
  }
  let takesTaps = !isSet || isEditing || isMac
  // A menu is about all that is selected, or about a row that is not.
  let menu = build.environment.system.rowMenu?.about { tag in
    let now = try binding.get()
    if let set = now.as(SetValue.self), try set.table.find(tag, in: machine) != nil { return now }
    return try machine.toggling(
      tag, in: .native(SetValue(element: machine.dynamicType(of: tag))))
  }
  build.facets.list = ListFacet(
    selection: takesTaps ? selection : nil, isEditing: isEditing, menu: menu)
  var traits = ScreenTraits()
  traits.selection = selection
  build.facets.traits = traits
}

extension Type {
  /// What an optional wraps: a selection that can be nil is of its element's type.
  fileprivate var wrapped: Type {
    if case .nominal(let type, let arguments) = self, type.name == "Optional",
      let first = arguments.first
    {
      return first
    }
    return self
  }
}

extension Machine {
  /// A set with the element, or without it if it was there.
  fileprivate func toggling(_ element: Value, in set: Value) throws -> Value {
    guard let set = set.as(SetValue.self) else { return set }
    var table = set.table
    if try table.remove(element, in: self) == nil {
      _ = try table.set(.void, for: element, in: self)
    }
    return .native(SetValue(element: set.element, table: table))
  }
}

extension EnvironmentValues {
  /// Whether lists are being edited.
  func isEditing() throws -> Bool {
    guard let mode = self[.property("editMode")]?.as(BindingValue.self) else { return false }
    let name = try mode.get().caseName
    return name != nil && name != "inactive"
  }
}
