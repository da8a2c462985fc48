public import Diagnostics

/// An error that the program throws, on its way to a `catch`. Natives throw it too.
///
/// Unchecked, since errors have to be sendable and values are not: a machine and all its values
/// stay on one thread.
public struct Thrown: Error, @unchecked Sendable {
  public var value: Value
  /// Where it was thrown.
  public var range: SourceRange

  public init(_ value: Value, at range: SourceRange = .none) {
    self.value = value
    self.range = range
  }
}

/// What stops a program where Swift's would: an index out of range, nil unwrapped, an overflow.
public struct Trap: Error, Hashable {
  /// A variable of the function that trapped, as the debugger would show it.
  public struct Variable: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A function that was running, and where in it.
  public struct Call: Hashable, Sendable {
    public var function: String
    public var range: SourceRange

    public init(function: String, range: SourceRange) {
      self.function = function
      self.range = range
    }
  }

  /// How Swift's runtime begins what it says.
  public enum Lead: String, Hashable, Sendable {
    case fatalError = "Fatal error"
    case precondition = "Precondition failed"
    case assertion = "Assertion failed"
    /// Swift raises only a signal; the debugger says this.
    case runtimeFailure = "Swift runtime failure"
  }

  public var lead: Lead
  /// In Swift's words: `Index out of range`.
  public var message: String
  public var range: SourceRange
  /// The variables there, in order; filled in by the machine.
  public var variables: [Variable] = []
  /// The functions that were running, innermost first; filled in by the machine.
  public var calls: [Call] = []

  public init(_ message: String, lead: Lead = .fatalError, at range: SourceRange = .none) {
    self.lead = lead
    self.message = message
    self.range = range
  }

  /// All that Swift's runtime says: `Fatal error: Index out of range`.
  public var words: String { message.isEmpty ? lead.rawValue : "\(lead.rawValue): \(message)" }

  /// The result of arithmetic does not fit.
  public static var overflow: Trap { Trap("arithmetic overflow", lead: .runtimeFailure) }
}

/// A budget that the program used up.
public struct LimitReached: Error, Hashable {
  public enum Limit: String, Hashable, Sendable {
    case steps, depth, memory, output
  }

  public var limit: Limit
  public var allowed: Int
  /// Where the program was.
  public var range: SourceRange
  /// The function that was running.
  public var function: String

  public init(_ limit: Limit, allowed: Int, at range: SourceRange, in function: String) {
    self.limit = limit
    self.allowed = allowed
    self.range = range
    self.function = function
  }

  /// `the program took more than 50000000 steps`
  public var message: Sentence {
    switch limit {
    case .steps: "the program took more than \(allowed) steps"
    case .depth: "calls are nested more than \(allowed) deep"
    case .memory: "the program holds more than \(allowed) bytes"
    case .output: "the program printed more than \(allowed) bytes"
    }
  }
}

/// The user stopped the program (Ctrl-C).
public struct Interrupted: Error, Hashable {
  public var range: SourceRange

  public init(at range: SourceRange) {
    self.range = range
  }
}

/// The program ended itself: `exit`, or a main thread that only waits and nothing left to wait for.
public struct ProgramEnded: Error, Hashable {
  public var status: Int

  public init(status: Int = 0) {
    self.status = status
  }
}
