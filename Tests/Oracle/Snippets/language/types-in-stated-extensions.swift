// A type is as far seen as the extension says that it is declared in.
public struct Shelf {
  public var label: Label
  public init(label: Shelf.Label) { self.label = label }
}

extension Shelf {
  struct Inner {}
}

public extension Shelf {
  struct Label: Named {
    public var name: String
    public init(name: String) { self.name = name }
    enum Kind { case plain }
    public var kind: Kind { .plain }
  }

  enum Form: Int { case round }
  typealias Title = Label
}

public extension Shelf {
  var form: Form { .round }
  var title: Title { label }
}

public protocol Named { var name: String { get } }

private extension Shelf {
  struct Hidden {}
}

struct Holder {
  var hidden: Shelf.Hidden?
  var inner: Shelf.Inner?
}

extension Shelf.Label {
  public var other: Kind { .plain }
}
