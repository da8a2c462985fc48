import Diagnostics
import SwiftSource

/// Checks programs against a library and lowers them. A class: declarations are checked when they
/// are first used, and what is found is kept. One checker serves many programs; the library's
/// declarations are read once.
public final class Checker {
  let library: Library
  var index: LibraryIndex { library.index }
  /// The library's top level; a program's module has it as parent.
  let libraryContext: Context
  /// The library's declarations read so far, by name.
  var librarySymbols: [String: [Symbol]] = [:]
  /// Declarations of the module that is checked, by name.
  var module = Module()
  var wellKnownTypes: [WellKnown: NominalType] = [:]

  // What the current inference works with.
  let solver = Solver()
  var diagnostics: [Diagnostic] = []
  /// What is wrong in the library's own declarations: for its tests.
  public internal(set) var libraryDiagnostics: [Diagnostic] = []
  /// Whether `some P` in the type that is resolved is a type parameter without a name.
  var namesParameters = false
  /// The type as written in which nothing else tells the arguments of a generic one.
  var wantsArguments: SourceRange?
  /// Above zero while an overload is only tried: nothing is reported.
  var speculation = 0
  /// What was done so far, in counts.
  public internal(set) var work = Work()
  /// Above zero while overloads are compared: of what is checked then only its types and its score
  /// are kept.
  var ranking = 0
  var failures = 0
  /// Above zero inside of what a member is taken of.
  var chainBases = 0
  /// Those in patterns: what a switch leaves out is then not to be said.
  var patternFailures = 0
  /// How many calls and closures are being checked inside each other.
  var depth = 0
  /// The calls whose arguments are being checked.
  var calling: [CurrentCall] = []
  /// The function, and the names in it, that are being checked.
  var scope: LocalScope
  var context: Context
  /// The function bodies of the module that are yet to be checked.
  var pendingBodies: [() -> Void] = []
  /// Whether a class of the library that was looked up so far has a `deinit`.
  var libraryHasDeinitializers = false
  /// What the conversions made so far cost.
  var score = Score()
  var remaining: [Solver.Pending] = []
  /// What the flow of bodies depends on, and what was found of it: said only where nothing else is
  /// wrong, as swiftc does.
  var facts = FlowFacts()
  var flowDiagnostics: [Diagnostic] = []
  /// How the body of the next `for` is transformed, where a result builder takes loops.
  var builderLoop: ((CodeBlock) -> BuildOperations)?
  /// Whether an operand of `&&` or `||`, or what decides a ternary, is being checked.
  var isLogicalOperand = false
  /// Whether what decides an `if`, `while` or `guard` is being checked.
  var isStatementCondition = false
  /// The left side of the `??` that is being checked.
  var coalesced: SourceRange?
  /// Whether the value of a `_ = …` is being checked.
  var isDiscarded = false
  /// Whether patterns are matched as expressions are: those of conditions, and in builders.
  var solvesPatterns = false
  /// The optional chain that is being checked.
  var chain: ChainLinks?
  var aliasTrail = AliasTrail()
  /// The structs whose memberwise values are being made, each within the one before it.
  var structuresBeingMade: Set<ObjectIdentifier> = []
  /// Members that extensions of the module add, in order.
  var extensionMembers: [Symbol] = []
  /// How many types' inheritance is being found.
  var resolvingInheritance = 0
  /// Grows with each member that a type gets after it was asked for one of that name.
  var memberEdition = 0
  var typeWitnessCache: [WitnessKey: Type] = [:]
  var resolvingWitnesses: Set<WitnessKey> = []
  /// Inside of `try?` or `try!`: what throws goes no further.
  var isTryHandled = false
  /// What SwiftUI has and the library does not simulate.
  lazy var unsimulated = UnsimulatedNames(library)
  /// Whether an argument is checked again because it was wrong without a context.
  var retriesOperands = false
  /// The subscript from which nobody wants a type of his own: `let x = list["a"]`.
  var freeSubscript: SourceRange?
  /// The collection literal that is a value of its own, no part of another expression: only such
  /// a one may not hold values of several kinds.
  var freeLiteral: SourceRange?
  /// The call that a statement or a declaration without a type consists of.
  var freeCall: SourceRange?
  /// The calls that several declarations fit as well, which differ in what they give.
  var ambiguousCalls: [SourceRange: [Symbol]] = [:]
  /// What the innermost `repeat` that is being checked walks.
  var repetition: Repetition?
  /// The `repeat …`s that were checked.
  var expansions: Set<SourceRange> = []
  /// The subscript that is assigned to.
  var assignedSubscript: SourceRange?
  /// Whether the target of an assignment is being checked: only there does `_` take a value.
  var isAssigning = false
  /// The wrapper that is being made of a property's value: nothing else tells what it is of.
  var wrapping: (wrapper: SourceRange, value: SourceRange?)?
  /// The value in a text that is being checked.
  var interpolated: SourceRange?
  /// The value of the `if let` or `guard let` that is being checked.
  var boundValue: SourceRange?
  /// Where the sequence is said that a `for` loop goes through.
  var iterated: SourceRange?
  /// Whether members of extensions are found whose constraints do not hold: to say so.
  var findsUnfulfilled = false
  lazy var frameworks = UnsimulatedFrameworks(
    library.entries.filter { $0.extending == "_UnsimulatedFrameworks" }.map(\.text))
  /// Where a placeholder stands for a view that is declared nowhere.
  var placeholderRanges: [SourceRange] = []
  /// The result builders that are being checked inside each other.
  var builders: [Type] = []
  /// Whether something is wrong in the body that is being checked, in what a call in a builder was
  /// given to build: overloads are compared with their closures then.
  var mistrustsBuilders = false
  /// What the builders around make of calls of a type that they take by its name, as
  /// `buildExpression(_ tab: Tab<Route, Content, Label>)` does: by that name.
  var builtConstructions: [String: Candidate] = [:]
  /// Overloads that were tried for the current statement: a guard against exponential inference.
  var tries = 0
  /// How many overloads around are only looked at for what would be said of them.
  var trials = 0
  /// Where names were that are declared nowhere: those are always reported.
  var unknownNames: Set<SourceRange> = []
  /// What makes closures asynchronous ones, by their places.
  var firstAwaits: [Spot: SourceRange] = [:]
  /// What calls would give that have only wrong arguments: what is called of it is looked at, too.
  var mistakenCalls: [SourceRange: Type] = [:]
  /// `condition ? x : y` of which the values have nothing in common.
  var mistakenTernaries: Set<SourceRange> = []
  /// Where `self` is to be written, and the outermost closures there.
  var impliedSelves: [(closure: SourceRange, diagnostic: Diagnostic)] = []
  /// Members of optionals that were said to have to be unwrapped for them.
  var unwrappedPaths: Set<SourceRange> = []
  /// Whose members were looked for in vain in what is passed.
  var missedMembers: Set<Spot> = []
  /// The names of members that there are not, and that are what is passed themselves.
  var missedArguments: Set<SourceRange> = []
  /// Expressions that swiftc takes for a part of a binding of which it does not know the type.
  var bindingSubjects: Set<SourceRange> = []
  /// Where such a binding, or a part of it, was said to be wrong: with the generic parameter that
  /// it was passed for, or nil for a part.
  var reportsOfBound: [SourceRange: String?] = [:]
  /// The generic parameters that calls left open whose elements are bound.
  var lostElements: Set<GenericParameter> = []
  /// By their names' places, what the generic parameters of methods that are not called stand for.
  var openReferences: [SourceRange: ArraySlice<Type>] = [:]
  var hidesErrors = false
  /// The closures of builders that have been checked in the same expression or body, and the
  /// statements in them that were wrong.
  var builtClosures: [SourceRange] = []
  var mistakenStatements: [SourceRange] = []
  /// The errors that are found only where the expression around is right, and whether one is being
  /// checked.
  var laterErrors: Set<SourceRange> = []
  var settlesLater = false
  /// Parameters `$item` that are passed no wrapper, and how often `item` was used.
  var unprojected: Set<SourceRange> = []
  var mistakenUses = 0
  /// Where bindings are made of constants, `$item.id`: those that are said only where nothing else
  /// is wrong, and whether something is.
  var constantParts: Set<SourceRange> = []
  var followingConstants: Set<SourceRange> = []
  var hasHiddenMistake = false
  /// What only the code of the body that is being checked tells, as that a literal is too large:
  /// whether it may have something to tell.
  var suspects: [() -> Bool] = []
  /// The first expression that came to nothing without an error of its own.
  var lost: SourceRange?
  /// The expression that is being checked, or was last.
  var checked = SourceRange.none
  /// The members that cannot be seen, by where they are used.
  var hiddenMembers: [Spot: Symbol] = [:]
  /// Whose requirement is noted, where one is.
  var asking: Solver.Requirement?
  /// The argument that is being checked: what it names is no view of a builder's.
  var argumentPassed: SourceRange?
  /// How many there are in its call.
  var passedArguments = 0
  var passesArgument: Bool { argumentPassed != nil }
  /// The operand that is a binary expression itself, what stands on the operator's other side, and
  /// what is wanted of both.
  var operand: (range: SourceRange, other: Expression, name: Name, wanted: Type?)?
  /// The outermost of the operators + - * / that are checked, and whether what is wrong with them
  /// has been said.
  var arithmetic: (left: Expression, name: Name, right: Expression, expected: Type?, isTold: Bool)?
  /// The chains that are right and whose ends tell what their starts are of.
  var openChains: [SourceRange: Expression] = [:]
  /// What stands for the start of the chain that is being checked.
  var standIn: StandIn?
  /// How much of what was reported is mended easily, in quarters of an error: of overloads, the one
  /// with most is meant.
  var smallChanges = 0
  /// Whether arguments are looked at as if they had the labels that a declaration wants: whatever
  /// they are, they were not meant for it, so that what nobody declares is no asset.
  var relabels = false
  /// Whether overloads are compared as if closures had the parameters that are wanted of them.
  var takesAnyClosure = false

  /// - Parameter library: what every program may use.
  public init(library: Library) {
    self.library = library
    libraryContext = Context(parent: nil, file: .max)
    context = libraryContext
    scope = LocalScope(parent: nil, function: FunctionContext(parent: nil, result: nil))
  }
}

/// Counts of what a checker did: its work grows with them.
public struct Work: Sendable {
  /// Declarations of the library that were read.
  public var declarations = 0
  /// Bodies of closures that were checked, each time anew.
  public var closures = 0
  /// Bodies of functions whose code was made.
  public var codes = 0
  /// Times that something was looked at which could not be decided at once.
  public var retries = 0
}

/// One module's names.
final class Module {
  var symbols: [String: [Symbol]] = [:]
  var ordered: [Symbol] = []
  var contexts: [Context] = []
  var types: [NominalType] = []
  /// The operators that its types and extensions declare, by name.
  var operatorMembers: [String: [Symbol]] = [:]
  var globals: [GlobalVariable] = []
  /// The whole values of top-level variables that a tuple pattern names, by the pattern.
  var tupleValues: [SourceRange: GlobalVariable] = [:]
  /// What the `guard`s of top-level code have bound so far.
  var guarded: [String: LocalVariable] = [:]
  var extensions: [(Declaration, ExtensionDeclaration, Context)] = []
  /// Whether its types may be written as literals.
  var takesLiterals = false
  /// Whether there are statements at the top level.
  var isScript = false
  /// Whether they wait: then they are the main actor's.
  var awaitsAtTopLevel = false
  /// What is known of its variables where its statements are followed.
  var flow = TopLevelFlow()
  /// Whether an `await` stands in top-level code.
  var waitsAtTopLevel = false
  /// Variables of top-level code that functions may use too.
  var files: [SourceFile] = []
  var previews: [(String, CallPreview)] = []
  var previewFunctions: [Function] = []
  /// Whether it is of Swift alone, so that it sees nothing of Foundation.
  var isPlain = false
  /// The modules that its files import.
  var imports: Set<String> = []
  /// Whether names of frameworks that are not simulated were passed over, and how often such a
  /// name, or what has its type from one, was met.
  var unknown = (isUsed: false, count: 0)
  var usesUnsimulated: Bool { unknown.isUsed }
  /// The names of properties that some class overrides: those are reached through accessors.
  var overriddenProperties: Set<String> = []
  /// The errors that nothing unknown is the cause of, though it stands around them.
  var certainErrors: Set<SourceRange> = []
  /// Whether extensions are still adding members, so that no type of the program is complete.
  var isBindingExtensions = false
}

/// A call whose arguments are being checked.
struct CurrentCall {
  var target: CallTarget
  /// Where it is said.
  var place: SourceRange
  var parentheses: SourceRange
  var arguments: [PreparedArgument]
  var matched: ArgumentMatch
  /// Whether it has one argument, without a label.
  var takesOneUnnamed: Bool { arguments.count == 1 && arguments[0].label == nil }
}

struct CallPreview {
  var closure: Closure
  var context: Context
  var range: SourceRange
}

extension Checker {
  /// Reports a diagnostic, unless an overload is only being tried.
  func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { failures += 1 }
    guard speculation == 0 else { return }
    if diagnostic.range.file == .max {
      libraryDiagnostics.append(diagnostic)
      return
    }
    guard
      !diagnostics.contains(where: {
        $0.range == diagnostic.range && $0.message == diagnostic.message
      })
    else { return }
    diagnostics.append(diagnostic)
  }

  /// Reports an error; while an overload is only being tried, nobody reads what it says.
  func error(
    _ message: @autoclosure () -> String, at range: SourceRange,
    notes: @autoclosure () -> [Diagnostic] = [],
    fixIts: @autoclosure () -> [Diagnostic.FixIt] = [], kind: Diagnostic.Kind = .other
  ) {
    if speculation > 0 {
      failures += 1
      return
    }
    report(Diagnostic(.error, message(), at: range, notes: notes(), fixIts: fixIts(), kind: kind))
  }

  /// Runs `body`, whose errors are no reason to look no further here.
  func apart(_ body: () -> Void) {
    let before = failures
    body()
    if speculation == 0 { failures = before }
  }

  /// Valid Swift that navlab does not run: said once, at its place.
  func unsupported(_ what: String, at range: SourceRange) {
    error("navlab does not run '\(what)' yet", at: range)
  }

  /// Runs `body` without reporting. nil, with everything as before, where it found errors.
  func attempt<Result>(_ body: () -> Result) -> Result? {
    let saved = solver.mark()
    let failuresBefore = failures
    let scopeBefore = scope
    let scoreBefore = score
    let unknownBefore = module.unknown
    speculation += 1
    let result = body()
    speculation -= 1
    scope = scopeBefore
    if failures == failuresBefore { return result }
    module.unknown = unknownBefore
    failures = failuresBefore
    score = scoreBefore
    solver.rollBack(to: saved)
    return nil
  }

  /// As `attempt`, but nothing is bound or counted where `body` finds no error either: what would
  /// be.
  func supposing<Result>(_ body: () -> Result) -> Result? {
    let saved = (solver.mark(), score, module.unknown)
    defer {
      solver.rollBack(to: saved.0)
      (score, module.unknown) = (saved.1, saved.2)
    }
    return attempt(body)
  }

  /// Runs `body` inside the names of `context`, outside of any function.
  func inside<Result>(_ inner: Context, _ body: () -> Result) -> Result {
    let outer = (context, scope)
    context = inner
    scope = LocalScope(parent: nil, function: FunctionContext(parent: nil, result: nil))
    defer { (context, scope) = outer }
    return body()
  }
}
