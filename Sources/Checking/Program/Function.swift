import Diagnostics

/// A function, method, accessor, initializer or closure, checked and lowered: names are slots,
/// overloads are chosen, sugar (wrappers, builders, interpolation, implicit conversions) is gone.
public final class Function {
  /// For traces and counters: `ContentView.body`, `closure #1 in ContentView.body`.
  public let name: String
  public let range: SourceRange
  /// Parameters first (`self` before all), then captures in the closure's order, then the rest.
  public var locals: [Local] = []
  public var parameterCount = 0
  public var captureCount = 0
  /// Whether the first parameter is an inout `self`.
  public var isMutating = false
  public var isAsync = false
  /// The library's declaration that it was written as; nil for the program's own functions.
  public var entry: NativeID?
  /// The body, made when it is first needed.
  public var body: [Operation] {
    get {
      check()
      if let make = later {
        later = nil
        operations = make(self)
      }
      return operations ?? []
    }
    set { operations = newValue }
  }
  private var operations: [Operation]?
  private var later: ((Function) -> [Operation])?
  private let lower: (Function) -> [Operation]

  /// Checks the body, where that is yet to be done; its code may wait until it runs.
  func check() {
    if operations == nil { operations = lower(self) }
  }

  /// What is being checked has its code made by `make` when it first runs.
  func bodyLater(_ make: @escaping (Function) -> [Operation]) { later = make }

  /// - Parameter lower: checks and makes the body, and fills in `locals`.
  public init(name: String, range: SourceRange, lower: @escaping (Function) -> [Operation]) {
    self.name = name
    self.range = range
    self.lower = lower
  }
}

public struct Local {
  public var name: String
  public var type: Type
  /// Captured by a closure and changed after: lives in a box that both share.
  public var isBoxed: Bool
  public var isInout: Bool
  /// Whether it is a parameter that ends with the function.
  public var isConsumed: Bool

  public init(
    name: String, type: Type, isBoxed: Bool = false, isInout: Bool = false,
    isConsumed: Bool = false
  ) {
    self.name = name
    self.type = type
    self.isBoxed = isBoxed
    self.isInout = isInout
    self.isConsumed = isConsumed
  }
}

/// A variable outside of functions and instances; its value is made when it is first read.
public final class GlobalVariable {
  public let name: String
  public var type: Type
  /// Returns the initial value. nil for a variable of top-level code, which that code sets.
  public var initializer: Function?
  /// Whether a line of the prompt sets it that may still wait when others are run.
  public var isAwaited = false

  public init(name: String, type: Type, initializer: Function?) {
    self.name = name
    self.type = type
    self.initializer = initializer
  }
}

/// What a call runs.
public enum Callee {
  case function(Function)
  /// A member that navlab supplies, by its place in the library.
  case native(NativeID)
  /// A class's method, looked up by slot in the dynamic class of the first argument.
  case method(slot: Int, in: NominalType)
  /// A protocol's requirement, looked up in `selfType` or, where that is an existential, in the
  /// first argument's own type. The call's types are the requirement's own generic arguments only.
  case requirement(Requirement, selfType: Type)
  /// A member that the compiler writes: `==` and `hash(into:)` of a struct, `allCases`, `rawValue`,
  /// `init(rawValue:)`, `init(from:)`, `encode(to:)`.
  case synthesized(Synthesized, Type)
  case value(Code)
}

public enum Synthesized: Hashable {
  case equals, hash, compare, allCases, rawValue, fromRawValue, encode, decode, description
}

public struct NativeID: Hashable, Sendable {
  /// The position of its declaration in the library's entries.
  public var index: Int
  /// Whether it is the setter of that property or subscript.
  public var isSetter: Bool

  public init(_ index: Int, isSetter: Bool = false) {
    self.index = index
    self.isSetter = isSetter
  }
}
