import Checking
import Diagnostics

/// One thing that navlab supplies: its declaration in Swift, and what it does.
public struct Builtin: Sendable {
  public let entry: Library.Entry
  /// A function, an initializer or a getter; nil where the declaration has bodies of its own.
  public let native: Native?
  /// The setter of a `var … { get set }` or a subscript: the new value is the last argument.
  public let setter: Native?
  /// What a change in place begins with instead of the getter: it takes the value out of `self`, so
  /// that nobody else holds what is changed; the setter puts it back.
  public let taker: Native?

  /// - Parameters:
  ///   - extending: what it is a member of; nil at the top level.
  ///   - declaration: Swift source of one declaration.
  public init(_ extending: String?, _ declaration: String, native: Native? = nil) {
    entry = Library.Entry(extending: extending, text: declaration)
    self.native = native
    setter = nil
    taker = nil
  }

  /// A property or subscript with a getter and a setter.
  public init(
    _ extending: String?, _ declaration: String, set setter: @escaping Native,
    take taker: Native? = nil, native: @escaping Native
  ) {
    entry = Library.Entry(extending: extending, text: declaration)
    self.native = native
    self.setter = setter
    self.taker = taker
  }
}

/// What a native declaration does when it is called.
public typealias Native = @Sendable (inout Invocation) throws -> Value

/// One call of a native function.
public struct Invocation {
  /// `self` first for members; defaults are filled in; a variadic argument is an array; a missing
  /// builder closure does not occur. An `inout` argument may be changed here: what is left is
  /// written back.
  public var arguments: Arguments
  /// What the generic parameters stand for: the type's first, then the function's.
  public var types: [Type] { typeArguments?.list ?? [] }
  private let typeArguments: TypeArguments?
  public let machine: Machine
  /// Where the call stands, for traps.
  public var range: SourceRange { machine.currentRange }

  init(arguments: Arguments, types: TypeArguments?, machine: Machine) {
    self.arguments = arguments
    typeArguments = types
    self.machine = machine
  }
}

/// The arguments of one native call, in the machine's registers: valid during the call only. What
/// outlives it is copied with `Array(call.arguments)`.
public struct Arguments: RandomAccessCollection, MutableCollection {
  let registers: UnsafeMutablePointer<Value>
  public let count: Int

  init(registers: UnsafeMutablePointer<Value>, count: Int) {
    self.registers = registers
    self.count = count
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> Value {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return registers[index]
    }
    @inline(__always) nonmutating _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &registers[index]
    }
  }

  /// Takes an argument out, leaving `()`: what is then changed is not copied first. An inout
  /// argument has to be put back.
  @inline(__always)
  public func take(_ index: Int) -> Value {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    let value = (registers + index).move()
    (registers + index).initialize(to: .void)
    return value
  }
}

/// What a closure that the library makes does; unlike a `Native`, it may hold values.
public typealias NativeBody = (inout Invocation) throws -> Value
