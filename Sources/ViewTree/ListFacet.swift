import Interpreter

/// What a list does with its rows.
public struct ListFacet {
  /// The selection that rows belong to; nil where rows cannot be selected now.
  public var selection: ListSelection?
  /// Whether rows can be moved and deleted by their handles now.
  public var isEditing: Bool
  /// `contextMenu(forSelectionType:)`'s, by a row's tag.
  public var menu: RowMenu?

  public init(selection: ListSelection?, isEditing: Bool = false, menu: RowMenu? = nil) {
    self.selection = selection
    self.isEditing = isEditing
    self.menu = menu
  }
}

/// What rows offer together: a menu, and what a tap does where none is selected by it.
public struct RowMenu {
  /// Opens the menu for the values of the rows that it is about.
  public var open: (Value) throws -> Void
  /// The lines of that menu.
  public var options: (Value) throws -> [Interaction.Option]
  /// What a tap does besides; nil where it does nothing.
  public var primary: ((Value) throws -> Void)?

  public init(
    open: @escaping (Value) throws -> Void,
    options: @escaping (Value) throws -> [Interaction.Option],
    primary: ((Value) throws -> Void)?
  ) {
    self.open = open
    self.options = options
    self.primary = primary
  }

  /// The same, where each question is about what `change` makes of it.
  public func about(_ change: @escaping (Value) throws -> Value) -> RowMenu {
    RowMenu(
      open: { try open(change($0)) }, options: { try options(change($0)) },
      primary: primary.map { primary in { try primary(change($0)) } })
  }
}
