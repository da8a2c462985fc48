import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine

/// What a view says of itself while its node is updated.
public struct ViewBuild {
  public let node: ViewNode
  public let graph: ViewGraph
  /// What the view sees; changes made here are what its children see.
  public var environment: EnvironmentValues
  public var facets = Facets()
  var children: [Child] = []
  /// How many children are told apart by position: those with a key come and go beside them.
  private var unnamedCount = 0
  var detachedKeys: Set<ChildKey> = []

  struct Child {
    var key: ChildKey
    var value: Value
    var environment: EnvironmentValues
    /// Whether its own `==` says that it is the same, even where it is plain data.
    var isEquatable = false
  }

  init(node: ViewNode, graph: ViewGraph, environment: EnvironmentValues) {
    self.node = node
    self.graph = graph
    self.environment = environment
  }

  public var machine: Machine { graph.machine }

  /// Adds a child, with the environment as it stands now. Without a key its position is its
  /// identity.
  /// - Parameter isEquatable: whether it is asked by its own `==` whether it has changed.
  public mutating func child(_ value: Value, key: ChildKey? = nil, isEquatable: Bool = false) {
    children.append(
      Child(
        key: key ?? .position(unnamedCount), value: value, environment: environment,
        isEquatable: isEquatable))
    if key == nil { unnamedCount += 1 }
  }

  /// Adds the views that a builder closure makes.
  public mutating func content(of closure: Value, _ arguments: [Value] = []) throws {
    child(try machine.call(closure, arguments))
  }

  /// A layout of its own over all its children's views; a leaf where there are none.
  public mutating func layout(_ spec: LayoutSpec) { facets.shape = .container(spec) }

  /// A layout around each view of its content.
  public mutating func wrap(_ spec: LayoutSpec) { facets.shape = .wrap(spec) }

  /// The first child is the primary view; the others' views together are laid over or behind it.
  public mutating func attach(_ spec: LayoutSpec) { facets.shape = .attachment(spec) }

  public mutating func draw(_ paint: @escaping (inout DrawContext) -> Void) {
    facets.draw = paint
  }

  public mutating func drawOver(_ paint: @escaping (inout DrawContext) -> Void) {
    facets.drawOver = paint
  }

  /// Adds a child that is kept up to date but stands elsewhere than in this view's place: a
  /// toolbar item, a tab's label, the content of a sheet, a screen under the top of a stack.
  public mutating func detached(_ value: Value, key: ChildKey) {
    detachedKeys.insert(key)
    child(value, key: key)
  }

  /// Makes or updates parts of the node that depend on what its children say of themselves: the
  /// screens of a path, whose destinations the root declares.
  public mutating func finish(_ body: @escaping (ViewNode, ViewGraph) throws -> Void) {
    facets.finish = body
  }

  /// Puts the node's views together by hand, from its children and layouts of its own.
  public mutating func compose(
    _ composition: @escaping (ViewNode, ViewGraph) throws -> [RenderedView]
  ) {
    facets.shape = .composed(composition)
  }
}

/// What tells children apart over time.
public enum ChildKey: Hashable {
  case position(Int)
  /// The branch of an `if` or `switch`.
  case branch(Int)
  /// An explicit id: of a `ForEach` element, of `.id(_:)`, of a path's entry.
  case id(ValueKey)
  case named(String)
  /// A `ForEach` element whose id an element before it has too, at its place.
  indirect case repeated(ChildKey, Int)
}

/// All that a view says of itself, replaced at each update.
public struct Facets {
  /// What the node is to layout.
  public enum Shape {
    /// Nothing: its children's views stand in its place (Group, environment, onAppear).
    case list
    case container(LayoutSpec)
    case wrap(LayoutSpec)
    case attachment(LayoutSpec)
    /// Whatever the closure makes of it.
    case composed((ViewNode, ViewGraph) throws -> [RenderedView])
  }

  public var shape = Shape.list
  /// The text that it shows.
  public var text: String?
  /// The texts that it draws itself: a wheel's options.
  public var drawnTexts: (() -> [String])?
  /// What it is called where that is not a text on the screen: an image's name.
  public var label: String?
  /// Whether what leaves its frame cannot be seen: a scroll view, a list.
  public var clips = false
  /// Whether nothing is painted outside of its content's frame: `clipped`, a clip shape.
  public var cutsOff = false
  /// How it changes what is seen of its content, by its own frame (layout rule 6.11).
  public var transform: ((Rect) -> Transform)?
  /// Whether its views are the rows of a grid.
  public var isGrid = false
  /// Whether the views laid over its content say what of it is seen.
  public var isMask = false
  public var identifier: String?
  /// Replaces what its content would be called.
  public var accessibilityLabel: String?
  /// What is read after the label and value (navigation rule 17.2).
  public var accessibilityHint: String?
  /// Replaces what a control is said to hold.
  public var accessibilityValue: String?
  /// What it is said to be besides, or not to be.
  public var accessibilityTraits: SpokenTraits?
  /// `accessibilityElement(children: .contain)`: a container with elements of their own.
  public var holdsElements = false
  /// Siblings of a higher one are read first.
  public var sortPriority: Double?
  /// Whether it cannot be seen.
  public var isHidden = false
  /// Whether assistive technology leaves it out.
  public var isUnspoken = false
  /// What of the views behind it can still be seen and touched; nil is everything.
  public var cover: Cover?
  /// Whether what is behind shines through all that it paints.
  public var isTranslucent = false
  /// Whether touches go through it.
  public var ignoresTouches = false
  /// Paints behind its content.
  public var draw: ((inout DrawContext) -> Void)?
  /// Who is painted later among siblings, where it is not the order of writing (layout rule 6.10).
  public var zIndex = 0.0
  /// Paints in front of its content: a border.
  public var drawOver: ((inout DrawContext) -> Void)?
  public var interaction: Interaction?
  /// What the view takes that is dropped on it.
  public var dropTarget: DropTarget?
  /// The options of a context menu, found when somebody asks.
  public var makeMenu: (() -> [Interaction.Option])?
  /// Opens that menu, as a long press does.
  public var openMenu: (() throws -> Void)?
  public var hooks: [Hook] = []
  /// Whether it goes without a transition.
  public var leavesAtOnce = false
  /// Values for the program's own preference keys.
  public var preferences: [(key: NominalType, value: Value)] = []
  /// Changes of what the views inside say for such keys.
  public var preferenceTransforms: [(key: NominalType, change: (Value) throws -> Value)] = []
  /// Values for the keys of the layout around: `layoutValue(key:value:)`.
  public var layoutValues: [(key: NominalType, value: Value)] = []
  /// The name of the coordinate space that the view makes.
  public var coordinateSpace: Value?
  /// What a list's row, or all rows inside, ask of the list.
  public var row: RowFacet?
  /// What the view says of the screen it stands on: its title, toolbar, tab, detents.
  public var traits: ScreenTraits?
  /// Whether its detached child `toolbar` holds items of the screen's toolbar.
  public var hasToolbar = false
  /// Where the view stands as a toolbar item: `topBarLeading`.
  public var toolbarPlacement: String?
  /// What `.tag(_:)` says: to a picker, a list, a tab view.
  public var tag: Value?
  /// Children made one by one, when they are needed (`ForEach`).
  public var elements: ElementSource?
  /// Content that waits for a size (`GeometryReader`).
  public var reader: ((Size, ViewNode) throws -> Value)?
  /// The children stand in a scroll view, list or lazy container that realises them itself.
  public var lazy: LazyKind?
  /// The part its children play in a list: header, content, footer.
  public var section: SectionFacet?
  /// What a list offers for all its rows.
  public var list: ListFacet?
  /// What is presented from here: sheets, alerts, covers, popovers.
  public var presentations: [any Presentation] = []
  /// The container of screens that stands here: a stack, tabs, a split view.
  public var container: (any ScreenContainer)?
  /// Makes the node's parts once its children are up to date, and again when what views below say
  /// of their screen has changed.
  public var finish: ((ViewNode, ViewGraph) throws -> Void)?

  public init() {}
}

/// A section's children: `header` and `footer` are the positions of those children, where it has
/// them; the others are rows.
public struct SectionFacet {
  public var header: Int?
  public var footer: Int?

  public init(header: Int?, footer: Int?) {
    self.header = header
    self.footer = footer
  }
}

/// What is asked of the list around: of a row, or of all rows inside.
public struct RowFacet {
  public var insets = RowInsets()
  public var hidesSeparator: Bool?
  /// Paints the row instead of the list's own colour, from edge to edge.
  public var background: ((inout DrawContext) -> Void)?
  /// Stands before the row's trailing edge.
  public var badge: String?
  /// Detached children that hold the buttons of swipe actions, and whether a full swipe runs one.
  public var swipeActions: [(key: ChildKey, edge: Interaction.Action.Edge, isFull: Bool)] = []
  /// Deletes the element of the `ForEach` inside at that position.
  public var delete: ((Int) throws -> Void)?
  /// Moves the element at a position to before another, while the list is edited.
  public var move: ((_ from: Int, _ to: Int) throws -> Void)?
  /// Takes what is dropped between the elements of the `ForEach` inside.
  public var insertion: RowInsertion?
  /// Whether the row cannot be deleted, moved or selected.
  public var isDeleteDisabled = false
  public var isMoveDisabled = false
  public var isSelectionDisabled = false

  public init() {}

  /// Fills what is missing from a modifier further out.
  mutating func fill(from outer: RowFacet) {
    insets = insets.over(outer.insets)
    hidesSeparator = hidesSeparator ?? outer.hidesSeparator
    background = background ?? outer.background
    badge = badge ?? outer.badge
    isDeleteDisabled = isDeleteDisabled || outer.isDeleteDisabled
    isMoveDisabled = isMoveDisabled || outer.isMoveDisabled
    isSelectionDisabled = isSelectionDisabled || outer.isSelectionDisabled
  }
}

/// The elements of a `ForEach`: how many, what tells them apart, and the view of each.
public struct ElementSource {
  public var count: Int
  public var key: (Int) throws -> ChildKey
  public var content: (Int) throws -> Value
  /// The static type of the ids.
  public var idType: Type?

  public init(
    count: Int, idType: Type? = nil, key: @escaping (Int) throws -> ChildKey,
    content: @escaping (Int) throws -> Value
  ) {
    self.idType = idType
    self.count = count
    self.key = key
    self.content = content
  }
}

/// What happens as a view comes, changes and goes.
public enum Hook {
  case appear(() throws -> Void)
  case disappear(() throws -> Void)
  /// Starts when the view appears, and again when `id` changes; cancelled when it goes.
  case task(id: Value?, Value)
  /// Runs when the value differs from the last update's; also at first, if `initially`.
  case change(of: Value, initially: Bool, (_ old: Value, _ new: Value) throws -> Void)
  /// Told of a URL that is opened in the app (navigation rule 12.2).
  case openURL((String) throws -> Void)
  /// Told of an activity of this type that is continued in the app, with its web page's URL.
  case continueActivity(type: String, (_ url: String) throws -> Void)
  /// Starts when the user pulls to refresh, unless that is going on (navigation rule 15).
  case refresh(isRunning: () -> Bool, start: () throws -> Void)
  /// Told where the user has scrolled to: the id of the first view that is then seen.
  case scrolled((_ first: Value?) throws -> Void)
  /// Told how the user's scrolling goes on.
  case scrollPhase((_ old: ScrollPhase, _ new: ScrollPhase, ScrollGeometry) throws -> Void)
  /// Runs with the reduced value of a key below, when it has changed.
  case preferenceChange(key: NominalType, (Value) throws -> Void)
  /// Runs with what `of` makes of the view's place, at first and when it has changed.
  case geometryChange(of: (ViewNode) throws -> Value, (_ old: Value, _ new: Value) throws -> Void)
  /// The row around it has left its lazy container's layout.
  case leftLayout(() throws -> Void)
}

/// What moves a scroll view: nothing, the user's finger, the momentum that it left.
public enum ScrollPhase: String, Hashable, Sendable { case idle, interacting, decelerating }
