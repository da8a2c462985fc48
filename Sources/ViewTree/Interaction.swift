public import Diagnostics
import Interpreter

/// What a user can do with a view.
public struct Interaction {
  /// What kind of control it is, as reports and assistive technology name it.
  public enum Role: String, Hashable, Sendable {
    case button, link, toggle, textField, secureField, textEditor, searchField, picker, option
    case stepper, slider, datePicker, colorPicker, menu, disclosure, row, tab, back, image, view
  }

  public var role: Role
  /// Its name where it is not the texts inside it.
  public var label: String? {
    get { makeLabel?() }
    set { makeLabel = newValue.map { label in { label } } }
  }
  /// Finds the name when somebody asks: that of a label which is not on the screen.
  public var makeLabel: (() -> String?)?
  /// What a field shows while it is empty.
  public var placeholder: String?
  /// What it holds, as read aloud: a field's text, `on`, `3`.
  public var value: String? {
    get { makeValue?() }
    set { makeValue = newValue.map { value in { value } } }
  }
  /// Finds the value when somebody asks.
  public var makeValue: (() -> String?)?
  public var isEnabled = true
  public var isSelected: Bool?
  public var isDestructive = false
  /// Whether it is a button of role `cancel`: alerts place it apart.
  public var isCancel = false
  /// Whether it is a button without a style of its own in a list's row: a tap anywhere in the row
  /// is one on it (navigation rule 16.3).
  public var answersForRow = false
  /// Whether a row goes on to another screen (a chevron).
  public var isDisclosing = false
  public var tap: (() throws -> Void)?
  /// How many taps in a row its tap wants.
  public var tapCount = 1
  public var longPress: (() throws -> Void)?
  /// The text of a field: read it, replace it; `submit` is the return key.
  public var text: (get: () throws -> String, set: (String) throws -> Void)?
  public var submit: (() throws -> Void)?
  /// Whether what is typed is read when the editing ends: a field over a number.
  public var readsAtEnd = false
  public var isOn: (get: () throws -> Bool, set: (Bool) throws -> Void)?
  public var options: [Option] {
    get { makeOptions?() ?? [] }
    set { makeOptions = newValue.isEmpty ? nil : { newValue } }
  }
  /// Finds the options when somebody asks: those of a picker are views of their own.
  public var makeOptions: (() -> [Option])?
  /// Steps up (+1) or down (-1), and takes a value as typed.
  public var step: ((Int) throws -> Void)?
  public var adjust: ((String) throws -> Void)?
  public var swipeActions: [Action] = []
  /// Selects a row besides those that are, or takes it out of them.
  public var addToSelection: (() throws -> Void)?
  public var drag: ((_ x: Double, _ y: Double) throws -> Void)?
  /// Makes what a finger carries away from it: an `NSItemProvider`.
  public var lift: (() throws -> Value)?
  /// How its tap goes with that of the view inside.
  public var precedence = Precedence.inner

  public enum Precedence: Hashable, Sendable {
    /// The inner view's tap comes first, and alone.
    case inner
    /// Both are made, or only the outer one.
    case both, outer
    /// What is inside has no gestures at all.
    case only
  }

  public struct Option {
    public var label: String
    public var isSelected: Bool
    public var choose: () throws -> Void

    public init(label: String, isSelected: Bool, choose: @escaping () throws -> Void) {
      self.label = label
      self.isSelected = isSelected
      self.choose = choose
    }
  }

  public struct Action {
    public enum Edge: Hashable, Sendable { case leading, trailing }

    public var label: String
    public var edge: Edge
    /// Whether a swipe across the row runs it, where it is the first.
    public var isFullSwipe: Bool
    public var run: () throws -> Void

    public init(
      label: String, edge: Edge, isFullSwipe: Bool = true, run: @escaping () throws -> Void
    ) {
      self.label = label
      self.edge = edge
      self.isFullSwipe = isFullSwipe
      self.run = run
    }
  }

  public init(_ role: Role, tap: (() throws -> Void)? = nil) {
    self.role = role
    self.tap = tap
  }
}

extension Interaction {
  /// Adds what a modifier further out lets a user do besides. A tap makes the gesture that wants
  /// the fewest.
  mutating func add(_ outer: Interaction) {
    if tap == nil || (outer.tap != nil && outer.tapCount < tapCount) {
      (tap, tapCount) = (outer.tap, outer.tapCount)
    } else {
      yield(to: outer)
    }
    if outer.precedence == .only { (longPress, drag) = (nil, nil) }
    longPress = longPress ?? outer.longPress
    drag = drag ?? outer.drag
    lift = lift ?? outer.lift
    step = step ?? outer.step
    makeOptions = makeOptions ?? outer.makeOptions
  }
}

extension Interaction {
  /// Lets the tap of a gesture around it be made as well, or in its place.
  public mutating func yield(to outer: Interaction) {
    if outer.precedence == .only {
      (tap, tapCount) = (outer.tap, outer.tapCount)
      return
    }
    guard outer.precedence != .inner, let inner = tap, let tap = outer.tap,
      outer.tapCount == tapCount
    else { return }
    let isBoth = outer.precedence == .both
    self.tap = {
      if isBoth { try inner() }
      try tap()
    }
  }
}

/// A value as typed that a control cannot take.
public struct InvalidControlValue: Error, Hashable, CustomStringConvertible {
  public var text: String
  /// What it takes: `a number`.
  public var wanted: Sentence

  public init(text: String, wanted: Sentence) {
    self.text = text
    self.wanted = wanted
  }

  public var sentence: Sentence { "\"\(text)\" is not \(wanted)" }
  public var description: String { sentence.description }
}

/// What modifiers say that a control is read as; nil where they say nothing of it.
public struct SpokenTraits: Hashable, Sendable {
  public var isSelected: Bool?
  public var role: Interaction.Role?

  public init(isSelected: Bool? = nil, role: Interaction.Role? = nil) {
    self.isSelected = isSelected
    self.role = role
  }

  /// It, with what those inside it say of the rest.
  public func over(_ inner: SpokenTraits?) -> SpokenTraits {
    SpokenTraits(isSelected: isSelected ?? inner?.isSelected, role: role ?? inner?.role)
  }
}
