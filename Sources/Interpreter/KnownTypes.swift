import Checking

/// The library's types that the machine itself has to know, each looked up once. A class: it
/// remembers.
public final class KnownTypes {
  private let find: (String) -> NominalType?
  private var found: [String: NominalType?] = [:]
  /// The types that the program itself declares.
  public var program: [NominalType] = []

  init(_ find: @escaping (String) -> NominalType?) {
    self.find = find
  }

  /// The library's type of that name; nil where there is none.
  public func nominal(_ name: String) -> NominalType? {
    if let known = found[name] { return known }
    let type = find(name)
    found[name] = .some(type)
    return type
  }

  /// The type of that name with its arguments; `Any` where the library has none.
  public func type(_ name: String, _ arguments: [Type] = []) -> Type {
    guard let nominal = nominal(name) else { return .any }
    return .nominal(nominal, arguments)
  }

  public var int: Type { type("Int") }
  public var double: Type { type("Double") }
  public var bool: Type { type("Bool") }
  public var string: Type { type("String") }
  public var character: Type { type("Character") }

  public func optional(of wrapped: Type) -> Type { type("Optional", [wrapped]) }
  public func array(of element: Type) -> Type { type("Array", [element]) }
}
