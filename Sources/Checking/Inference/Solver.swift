import Diagnostics

/// What inference has found so far: type variables, and what is still to be shown about them. A
/// class: what looks through types captures it, and does not copy its tables at every step.
final class Solver {
  /// What the text alone says of a value: its literal's kind, or that a closure gives nothing.
  enum Literal: Int {
    case integer, float, string, character, boolean, array, dictionary, null, nothing
  }

  /// Whose requirement it is, for the message where it does not hold.
  struct Requirement {
    enum Source {
      case declaration
      case `extension`(of: NominalType)
      case type(NominalType)
    }

    /// What is used there.
    var symbol: Symbol?
    var source = Source.declaration
    var range: SourceRange
  }

  enum Pending {
    case conforms(Type, NominalType, Requirement)
    case projection(Type, base: Type, name: String, Requirement)
    case same(Type, Type, Requirement)
    /// `from` is passed where `to` is wanted; one of them is a variable still.
    case convert(Type, Type, SourceRange)
    case subclass(Type, Type, Requirement)
    case deferred(DeferredMember)

    var isDeferred: Bool { if case .deferred = self { true } else { false } }
  }

  /// Whether a member of a type that is not known yet is wanted as something.
  var awaitsProjection: Bool {
    pending.contains { if case .projection = $0 { true } else { false } }
  }

  /// What stands for the member of that name of a variable, where one is waited for already.
  func awaited(_ name: String, of base: Type) -> Type? {
    for case .projection(let member, base: let other, name: name, _) in pending
    where shallow(other) == base {
      return member
    }
    return nil
  }

  private(set) var bindings: [Type?] = []
  private(set) var literals: [Literal?] = []
  /// The generic parameters that variables stand for, for messages.
  private var parameters: [GenericParameter?] = []
  private var trail: [(index: Int, literal: Literal?)] = []
  var pending: [Pending] = [] {
    didSet { changes += 1 }
  }
  /// Grows with all that may decide what is pending.
  private var changes = 0
  /// What `changes` was when nothing pending could be decided, and where.
  private var settled: (changes: Int, context: ObjectIdentifier)?
  /// No variable before this one waits for the default of its literal.
  private(set) var firstUndecided = 0

  struct Mark {
    fileprivate var trail: Int
    fileprivate var count: Int
    fileprivate var pending: [Pending]
  }

  func mark() -> Mark { Mark(trail: trail.count, count: bindings.count, pending: pending) }

  /// Whether what is pending was looked at in vain in that context, and nothing has changed since.
  func isSettled(in context: Context) -> Bool {
    settled?.changes == changes && settled?.context == ObjectIdentifier(context)
  }

  /// Whether what is pending there is asked of a literal without a type, which fulfils it by itself.
  func isWaiting(at position: Int) -> Bool {
    guard case .conforms(let type, let proto, _) = pending[position],
      let literal = literal(of: type)
    else { return false }
    return proto.scope.fittingLiterals & 1 << literal.rawValue != 0
  }

  func noteSettled(in context: Context) { settled = (changes, ObjectIdentifier(context)) }

  func rollBack(to mark: Mark) {
    while trail.count > mark.trail {
      let last = trail.removeLast()
      bindings[last.index] = nil
      literals[last.index] = last.literal
      firstUndecided = min(firstUndecided, last.index)
    }
    // Variables made since stay allocated but unbound: types that outlive a failed try keep
    // their meaning.
    pending = mark.pending
  }

  /// All that has been found, to go on with after something else was tried from a mark before.
  struct Snapshot {
    fileprivate var bindings: [Type?]
    fileprivate var literals: [Literal?]
    fileprivate var parameters: [GenericParameter?]
    fileprivate var trail: [(index: Int, literal: Literal?)]
    fileprivate var pending: [Pending]
  }

  func snapshot() -> Snapshot {
    Snapshot(
      bindings: bindings, literals: literals, parameters: parameters, trail: trail,
      pending: pending)
  }

  /// Variables made since stay allocated but unbound.
  func restore(_ snapshot: Snapshot) {
    let known = snapshot.bindings.count
    bindings = snapshot.bindings + Array(repeating: nil, count: bindings.count - known)
    literals = snapshot.literals + literals[known...]
    parameters = snapshot.parameters + parameters[known...]
    (trail, pending) = (snapshot.trail, snapshot.pending)
    firstUndecided = 0
  }

  /// What was found since of variables made since stays found, whatever is tried around it.
  func keep(since mark: Mark) {
    let others = trail[mark.trail...].filter { $0.index < mark.count }
    trail.replaceSubrange(mark.trail..., with: others)
  }

  var variableCount: Int { bindings.count }

  func fresh(_ literal: Literal? = nil) -> Type {
    bindings.append(nil)
    literals.append(literal)
    parameters.append(nil)
    return .variable(bindings.count - 1)
  }

  /// A variable for a generic parameter of a declaration that is used.
  func fresh(for parameter: GenericParameter) -> Type {
    let made = fresh()
    parameters[parameters.count - 1] = parameter
    return made
  }

  /// The generic parameter that a variable stands for, where it is one.
  func parameter(of index: Int) -> GenericParameter? { parameters[index] }

  func literal(of type: Type) -> Literal? {
    guard case .variable(let index) = shallow(type) else { return nil }
    return literals[index]
  }

  func bind(_ index: Int, to type: Type) {
    trail.append((index, literals[index]))
    changes += 1
    bindings[index] = type
  }

  func setLiteral(_ literal: Literal, of index: Int) {
    // A re-binding of nothing: only the literal kind is kept on the trail.
    trail.append((index, literals[index]))
    changes += 1
    literals[index] = literal
    firstUndecided = min(firstUndecided, index)
  }

  /// Remembers that no variable from `start` up to `end` waits for the default of its literal.
  func markDecided(from start: Int, upTo end: Int) {
    if start <= firstUndecided { firstUndecided = max(firstUndecided, end) }
  }

  /// What a variable stands for, one level deep.
  func shallow(_ type: Type) -> Type {
    var type = type
    while case .variable(let index) = type, let bound = bindings[index] { type = bound }
    // As many elements as its packs are found to have.
    if case .tuple(let elements) = type, elements.contains(where: \.isExpansion) {
      return resolved(type)
    }
    return type
  }

  /// The variable that one stands for; nil where it stands for a type.
  func root(of index: Int) -> Int? {
    var index = index
    while let bound = bindings[index] {
      guard case .variable(let next) = bound else { return nil }
      index = next
    }
    return index
  }

  /// The type with every found variable replaced.
  func resolved(_ type: Type) -> Type {
    type.rewritten { part in
      switch part {
      case .variable(let index): return bindings[index].map(resolved)
      case .tuple(let elements) where elements.contains(where: \.isExpansion):
        return .expanded(elements, resolved, list: list)
      default: return nil
      }
    }
  }

  /// The types of a pack that a variable stands for.
  private func list(_ part: Type) -> [TupleElement]? {
    guard case .variable(let index) = part, parameters[index]?.isPack == true,
      case .tuple(let list) = shallow(part)
    else { return nil }
    return list.map { TupleElement(label: nil, type: resolved($0.type)) }
  }

  func occurs(_ index: Int, in type: Type) -> Bool {
    var found = false
    type.walk { part in
      if found { return }
      guard case .variable(let other) = part else { return }
      if other == index {
        found = true
      } else if let bound = bindings[other] {
        found = occurs(index, in: bound)
      }
    }
    return found
  }

  /// Whether one of the variables that a type is yet to find is such a one.
  func contains(_ type: Type, _ isSuch: (Int) -> Bool) -> Bool {
    var found = false
    type.walk { part in
      guard !found, case .variable(let index) = part else { return }
      found = bindings[index].map { contains($0, isSuch) } ?? isSuch(index)
    }
    return found
  }
}
