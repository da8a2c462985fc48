import Checking
import Diagnostics

/// One thing that navlab supplies: its declaration in Swift, and what it does.
public struct Builtin: Sendable {
  public let entry: Library.Entry
  /// A function, an initializer or a getter; nil where the declaration has bodies of its own.
  public let native: Native?
  /// The setter of a `var … { get set }` or a subscript: the new value is the last argument.
  public let setter: Native?

  /// - Parameters:
  ///   - extending: what it is a member of; nil at the top level.
  ///   - declaration: Swift source of one declaration.
  public init(
    _ extending: String?, _ declaration: String, set setter: Native? = nil,
    native: Native? = nil
  ) {
    entry = Library.Entry(extending: extending, text: declaration)
    self.native = native
    self.setter = setter
  }
}

/// What a native declaration does when it is called.
public typealias Native = @Sendable (inout Invocation) throws -> Value

/// One call of a native function.
public struct Invocation {
  /// `self` first for members; defaults are filled in; a variadic argument is an array; a missing
  /// builder closure does not occur. An `inout` argument may be changed here: what is left is
  /// written back.
  public var arguments: [Value]
  /// What the generic parameters stand for: the type's first, then the function's.
  public let types: [Type]
  public let machine: Machine
  /// Where the call stands, for traps.
  public let range: SourceRange

  public init(arguments: [Value], types: [Type], machine: Machine, range: SourceRange) {
    self.arguments = arguments
    self.types = types
    self.machine = machine
    self.range = range
  }
}
