import Diagnostics

/// What is known at one point of a body.
struct FlowState {
  /// Why the point is never reached; nil where it is.
  enum Unreachable {
    /// Right after `return`, `throw`, `break`, `continue` or `fallthrough`.
    case after(String)
    /// After branches that all leave.
    case branches
    /// After a call that does not return.
    case call(SourceRange)
    /// Behind a condition that is always the same.
    case condition(Bool, SourceRange)
    /// Said already, or not worth saying.
    case quiet
  }

  var unreachable: Unreachable?
  /// The variables that have a value on every way here, and on some way.
  var definitely: Set<Int> = []
  var possibly: Set<Int> = []

  var isReachable: Bool { unreachable == nil }

  /// Where several ways meet.
  static func join(_ ways: [FlowState]) -> FlowState {
    let live = ways.filter(\.isReachable)
    guard var result = live.first else { return neverReached(ways) }
    for other in live.dropFirst() {
      result.definitely.formIntersection(other.definitely)
      result.possibly.formUnion(other.possibly)
    }
    return result
  }

  private static func neverReached(_ ways: [FlowState]) -> FlowState {
    var result = ways.first ?? FlowState()
    if ways.count == 1, case .call? = result.unreachable { return result }
    let areJumps = ways.allSatisfy { way in
      switch way.unreachable {
      case .after, .branches: true
      case .call, .condition, .quiet, nil: false
      }
    }
    result.unreachable = areJumps && !ways.isEmpty ? .branches : .quiet
    return result
  }

  mutating func give(_ variable: Int) {
    definitely.insert(variable)
    possibly.insert(variable)
  }
}

/// A variable without a value at first: a local one, or a stored property in an initializer.
struct Tracked {
  var name: String
  var range: SourceRange
  var isLet: Bool
  /// The `let` or `var` before it.
  var keyword: SourceRange
  var isProperty = false
  /// `let x = 1`: it has its value before the initializer starts.
  var hasInitialValue = false
  /// A wrapped property, of which only the storage is followed.
  var isWrapped = false
  /// How many closures are around its declaration.
  var depth = 0
  /// Of top-level code: what other functions and closures find in it, nobody follows.
  var isGlobal = false

  var kind: String { isLet ? "constant" : "variable" }
}

/// Where `break` and `continue` go.
struct JumpTarget {
  var label: String?
  var isLoop: Bool
  /// Whether a plain `break` ends it.
  var takesPlainBreak: Bool
  var breaks: [FlowState] = []
  var continues: [FlowState] = []
}
