import Diagnostics

/// An expression, lowered; with its place in the source for traps, and its type.
public struct Code {
  public var kind: Kind
  public var type: Type
  public var range: SourceRange

  public init(_ kind: Kind, type: Type, at range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  public indirect enum Kind {
    case constant(Constant)
    case local(Int)
    /// What a local holds, which it does not any more.
    case moved(Int)
    case global(GlobalVariable)
    /// A stored property of a struct or class.
    case field(Code, index: Int)
    case element(Code, index: Int)
    case tuple([Code])
    case array([Code])
    case dictionary([(Code, Code)])
    /// The memberwise making of a struct, or a class instance before its initializer runs.
    case structure(NominalType, [Code])
    /// - Parameter class: the metatype whose class is made where only that says which.
    case newObject(NominalType, class: Code?)
    case enumCase(NominalType, index: Int, [Code])
    case call(Call)
    case closure(Function, captures: [Int])
    /// A method or function as a value, with what it is applied to.
    case reference(Callee, applied: [Code], types: [Type])
    case metatype(Type)
    /// A function for the type that a metatype is of, which stands at that place among its types:
    /// a static member of a protocol, or what takes an `any P` apart.
    case openedReference(Callee, Code, types: [Type], at: Int)
    /// The class of an object, as a metatype.
    case dynamicType(Code)
    case keyPath(KeyPathCode)
    /// What stands in `place`, read.
    case load(Place)
    /// An assignment where a value stands; its value is `()`.
    case assign(Place, Code)
    /// A string from segments; each is a String, or any value to be described.
    case interpolation([Code])

    /// A reference that does not keep its object alive, and the object behind it.
    case weaken(Code)
    case strengthen(Code)

    /// T to T?
    case wrap(Code)
    /// With the words of a trap: whether a `T!` is unwrapped by itself.
    case unwrap(Code, isImplicit: Bool = false)
    /// `a?.b`: `body` runs with the value of `subject` in `local`; its result is wrapped unless it
    /// is an optional already; nil gives nil.
    case chain(subject: Code, local: Int, body: Code, wraps: Bool)
    /// T to `any P`, with the static type for what does not know its own.
    case erase(Code, from: Type)
    /// Integer literals and such are constants; this is for values: none today but class upcasts.
    case convert(Code, to: Type)
    case isType(Code, Type)
    case cast(Code, Type, Cast)

    case ternary(Code, Code, Code)
    case and(Code, Code)
    case or(Code, Code)
    case coalesce(Code, Code)
    /// `if` or `switch` as an expression: the operations put the value into `local`.
    case block([Operation], local: Int)
    /// `try?`: nil when it throws. `try!` traps.
    case attempt(Code, traps: Bool)
    case await(Code)
    /// `repeat body`: the tuple of what it is for each element of the packs that it names.
    case expansion(Packs, Code)
    /// Valid Swift that navlab does not run yet: says so when reached.
    case unsupported(String)
  }

  public enum Cast { case conditional, forced }
}

/// The packs that `repeat` walks together.
public struct Packs {
  /// Each with the local that has its element in a turn.
  public var sources: [(pack: Code, local: Int)]
  /// The places of their parameters among the function's types: each stands for its element's type
  /// in a turn.
  public var parameters: [Int]

  public init(_ sources: [(pack: Code, local: Int)], parameters: [Int]) {
    self.sources = sources
    self.parameters = parameters
  }
}

public struct Call {
  public var callee: Callee
  /// `self` first. Defaults are filled in; variadics are an array.
  public var arguments: [CallArgument]
  /// What the callee's generic parameters stand for, its type's first.
  public var types: [Type]

  public init(_ callee: Callee, _ arguments: [CallArgument], types: [Type] = []) {
    self.callee = callee
    self.arguments = arguments
    self.types = types
  }
}

public enum CallArgument {
  case value(Code)
  case `inout`(Place)
}

public enum Constant: Hashable, Sendable {
  case void
  case `nil`
  case boolean(Bool)
  /// Any integer type; unsigned 64-bit values as their bit pattern.
  case integer(Int)
  case double(Double)
  case string(String)
  case character(Character)
}

public struct KeyPathCode {
  public struct Component {
    public enum Kind {
      case field(index: Int)
      case element(index: Int)
      case property(getter: Callee, setter: Callee?, arguments: [Code], types: [Type])
      case optionalChain
      case forceUnwrap
      case optionalWrap
    }

    /// As written, for descriptions and for environment keys.
    public var name: String
    public var kind: Kind

    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  public var root: Type
  public var value: Type
  public var components: [Component]
  /// The class it is an instance of: what can be done through it.
  public var kind = Kind.readable

  public enum Kind: String {
    case readable = "KeyPath"
    case writable = "WritableKeyPath"
    case referenceWritable = "ReferenceWritableKeyPath"

    /// What a path is that goes on with another.
    public func followed(by next: Kind) -> Kind {
      next == .writable ? self : next
    }
  }

  public init(root: Type, value: Type, components: [Component]) {
    self.root = root
    self.value = value
    self.components = components
  }
}
