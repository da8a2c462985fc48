import Diagnostics
import SwiftSource

/// A variable of a function: a parameter, a `let` or `var`, a capture.
final class LocalVariable {
  let name: String
  var type: Type
  /// How that is written.
  var written: WrittenType?
  let isLet: Bool
  let isInout: Bool
  let range: SourceRange
  /// The `let` that declares it, where a `var` could stand.
  var keyword: SourceRange?
  /// Where its first value is said, if nothing else says its type.
  var initializer: SourceRange?
  /// Bound by a pattern of a `case`.
  var isCaseBinding = false
  /// The function it is a variable of.
  let owner: FunctionIdentity
  var isCaptured = false
  /// Assigned or changed after its first value.
  var isMutated = false
  var isParameter = false
  /// A `consuming` parameter, or `self` of a `consuming` method.
  var isConsumed = false
  /// An `isolated` parameter.
  var isIsolated = false
  /// A function that may only be called, or passed where it does not escape either.
  var isNonescaping = false
  /// A `let` or `var` that has no value at first.
  var isDeferred = false
  /// Its type is written `T!`.
  var isImplicitlyUnwrapped = false
  var ownership = Ownership.strong
  var isWeak: Bool { ownership == .weak }
  /// The storage of a wrapped local variable; this one is then computed from it.
  var wrapper: (storage: LocalVariable, use: WrapperUse)?
  /// `$x` of a wrapped local variable.
  var projects: (storage: LocalVariable, use: WrapperUse)?
  /// The closures that a computed, observed or lazy local variable is read and written by.
  var getter: LocalVariable?
  var setter: LocalVariable?
  /// What the branches of an `if` or `switch` expression give, where nothing else says its type.
  var branches: BranchValues?
  /// Bound by a `guard` of top-level code: where functions and initial values find it.
  var global: GlobalVariable?
  /// Another pattern of the same `case` that binds the same name: they share a slot.
  var sharedWith: LocalVariable?

  init(
    _ name: String, type: Type, isLet: Bool, isInout: Bool = false, in function: FunctionContext,
    at range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.isLet = isLet
    self.isInout = isInout
    owner = function.identity
    self.range = range
  }
}

/// Tells functions apart; held by a function and its variables, so that neither keeps the other.
final class FunctionIdentity {}

/// The function or closure that is being checked.
final class FunctionContext {
  let parent: FunctionContext?
  let identity = FunctionIdentity()
  /// The type that `return` needs; nil where it is yet to be found (a closure's variable stands).
  var result: Type?
  /// How that is written.
  var written: WrittenType?
  var isAsync = false
  /// What makes a closure an asynchronous one.
  var firstAwait: SourceRange?
  var isThrowing = false
  /// `E` of `throws(E)`.
  var thrown: Type?
  /// What the statements of the innermost `do` throw so far; nil for what has no type of its own.
  var thrownTypes: [Type?] = []
  var isClosure = false
  /// The statements, of a function or an accessor.
  var body: CodeBlock?
  var isInitializer = false
  /// Whether it is an initializer that hands on to another one.
  var isDelegating = false
  /// The initializer whose body it is.
  var initializer: Symbol?
  var isFailable = false
  var selfVariable: LocalVariable?
  /// The class that a static member of it was called on, as a metatype.
  var classVariable: LocalVariable?
  /// Variables of outer functions that this one uses, in order.
  var captures: [LocalVariable] = []
  var name = ""
  /// Its closures by their places: each is checked several times, and counts once.
  var closures: [SourceRange] = []
  /// What its closures came to while overloads were compared.
  var ranked = RankedClosures()
  /// Whether the body returns by `return` (then a builder does not transform it).
  var isBuilder = false
  /// `$0`, `$1` of a closure without a parameter clause.
  var anonymous: [LocalVariable] = []
  var returnsOpaque: OpaqueType?
  /// The `func` of a method that could be `mutating`.
  var methodKeyword: SourceRange?
  var isDeinit = false
  /// A member of an actor that runs anywhere.
  var isNonisolated = false
  /// Whether it is a closure that runs on no actor of what is around it.
  var runsApart = false
  /// The computed property whose getter or setter it is.
  var accessed: (symbol: Symbol, isSetter: Bool)?
  /// The property whose observers these are: they change it without being called again.
  var observed: Symbol?
  /// The error type that `throw` hands on is checked by nobody but the nearest `do`.
  var catchDepth = 0
  /// What the innermost `do throws(E)` says is thrown in it.
  var statedThrown: Type?
  var labels: [(name: Name?, label: Int, isLoop: Bool)] = []
  var labelCount = 0
  /// Inside of a `defer`: how many of the labels are outside.
  var labelsOutsideDefer: Int?
  /// The closure, where it may outlive the call it is passed to, and whether it captures `self`
  /// by name.
  var escapingClosure: SourceRange?
  var capturesSelf = false
  /// Whether a closure runs on an actor that it is passed.
  var takesActor = false
  /// How many `if`s and `do`s, and how many `switch`es, are around the statement.
  var branchDepth = 0
  var switchDepth = 0
  var isTopLevel = false
  /// The initial value of a property: `self` does not exist yet.
  var isInitialValue = false
  /// A closure without a parameter clause.
  var takesAnonymous = false
  /// False for autoclosures, whose captures are found while their code is made.
  var isDiscovered = true
  var awaitDepth = 0

  init(parent: FunctionContext?, result: Type?) {
    self.parent = parent
    self.result = result
  }

  /// The function around all.
  var root: FunctionContext { parent?.root ?? self }

  /// Whether it is a function, or stands in it.
  func isInside(_ owner: FunctionIdentity) -> Bool {
    identity === owner || parent?.isInside(owner) ?? false
  }

  func number(ofClosureAt range: SourceRange) -> Int {
    if let known = closures.firstIndex(of: range) { return known + 1 }
    closures.append(range)
    return closures.count
  }

  func newLabel(_ name: Name?, isLoop: Bool) -> Int {
    labelCount += 1
    labels.append((name, labelCount, isLoop))
    return labelCount
  }
}

/// The names of one block; inner blocks shadow outer ones.
final class LocalScope {
  enum Entry {
    case variable(LocalVariable)
    case function(LocalFunction)
    case type(Symbol)
  }

  let parent: LocalScope?
  let function: FunctionContext
  var names: [String: [Entry]] = [:]
  /// Variables that the block declares further on.
  var upcoming: [String: SourceRange] = [:]

  init(parent: LocalScope?, function: FunctionContext) {
    self.parent = parent
    self.function = function
  }

  func lookup(_ name: String) -> [Entry] {
    var scope: LocalScope? = self
    while let current = scope {
      if let found = current.names[name] { return found }
      scope = current.parent
    }
    return []
  }

  func declare(_ variable: LocalVariable) {
    names[variable.name] = [.variable(variable)]
  }
}

/// A function declared inside a function: a variable that holds a closure.
final class LocalFunction {
  let symbol: Symbol
  let variable: LocalVariable

  init(symbol: Symbol, variable: LocalVariable) {
    self.symbol = symbol
    self.variable = variable
  }
}
