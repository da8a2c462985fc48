import Diagnostics

/// A statement of a lowered function.
public indirect enum Operation {
  case evaluate(Code)
  /// Gives a local its first value.
  case initialize(local: Int, Code)
  case assign(Place, Code)
  case `if`([Test], then: [Operation], else: [Operation])
  /// `label` is what `leave` and `next` name.
  case `while`(label: Int, [Test], body: [Operation])
  case repeatWhile(label: Int, body: [Operation], Code)
  /// Over a sequence; `iterate` makes its iterator, `next` asks it. An integer range, an array or
  /// another builtin sequence is walked directly.
  case `for`(ForLoop)
  /// `for x in repeat each pack`
  case forEach(label: Int, Packs, body: [Operation])
  case `switch`(label: Int, subject: Code, local: Int, [SwitchCase])
  case `do`(label: Int, body: [Operation], catches: [SwitchCase], errorLocal: Int)
  /// Runs when the enclosing list of operations is left, however it is left.
  case `defer`([Operation])
  case block(label: Int, [Operation])
  case `return`(Code?)
  case `throw`(Code)
  case leave(label: Int)
  case next(label: Int)
  /// On to the next case's body.
  case fallThrough
}

public struct ForLoop {
  public var label: Int
  /// Matched against each element; an element that does not match is passed over.
  public var pattern: Match
  public var sequence: Code
  public var elementLocal: Int
  /// `where`
  public var condition: Code?
  public var body: [Operation]
  /// For sequences that the program declares.
  public var iterate: Callee?
  public var advance: Callee?
  public var isAwait: Bool
  public var range: SourceRange

  public init(
    label: Int, pattern: Match, sequence: Code, elementLocal: Int, condition: Code?,
    body: [Operation], iterate: Callee?, advance: Callee?, isAwait: Bool, range: SourceRange
  ) {
    self.label = label
    self.pattern = pattern
    self.sequence = sequence
    self.elementLocal = elementLocal
    self.condition = condition
    self.body = body
    self.iterate = iterate
    self.advance = advance
    self.isAwait = isAwait
    self.range = range
  }
}

public struct SwitchCase {
  /// Any of them leads to the body; none means `default`.
  public var items: [(Match, condition: Code?)]
  public var body: [Operation]

  public init(items: [(Match, condition: Code?)], body: [Operation]) {
    self.items = items
    self.body = body
  }
}

/// A condition of `if`, `guard` or `while`.
public enum Test {
  case code(Code)
  case match(Match, Code)
}

/// A pattern, lowered. The subject is on hand as a value.
public indirect enum Match {
  case anything
  case bind(local: Int)
  case tuple([Match])
  case enumCase(index: Int, [Match])
  /// A case with all that it holds as one tuple.
  case payload(index: Int, Match)
  /// A non-nil optional, whose value then is matched.
  case some(Match)
  case none
  /// `is T` and `as T`.
  case cast(to: Type, Match)
  /// A value compared by `~=`: `code` is the call, with the subject in `local`.
  case expression(local: Int, Code)
}

/// Where a value can be changed.
public indirect enum Place {
  case local(Int)
  case global(GlobalVariable)
  /// A struct's stored property, or a class's where the base is a reference.
  case field(Place, index: Int)
  case objectField(Code, index: Int)
  case element(Place, index: Int)
  /// A computed property or subscript: read by `getter`, changed, written by `setter`. The base is
  /// a place for a mutating setter, and a value (evaluated once) for a non-mutating one.
  case property(
    base: Base, getter: Callee, setter: Callee, arguments: [Code], types: [Type], SourceRange)
  /// The value inside an optional; the change does not happen for nil (`a?.b = 1`), or traps
  /// (`a!.b = 1`).
  case unwrapped(Place, traps: Bool, SourceRange)
  /// `object[keyPath: path]`
  case keyPath(Base, path: Code)
  /// A variable that does not keep its object alive.
  case weak(Place)
  /// Nothing to keep: `_`.
  case discarded

  public indirect enum Base {
    case none
    case place(Place)
    case value(Code)
  }
}
