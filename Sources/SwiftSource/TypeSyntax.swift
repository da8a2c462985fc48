import Diagnostics

/// A type as written.
public struct TypeSyntax: Sendable {
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Sendable {
    /// `Name`, `Name<Arguments>`, `Base.Name`.
    case name(base: TypeSyntax?, name: String, arguments: [TypeSyntax])
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    case tuple([TupleElement])
    case function(FunctionTypeSyntax)
    case some(TypeSyntax)
    case any(TypeSyntax)
    case composition([TypeSyntax])
    /// `Base.Type` and `Base.Protocol`.
    case metatype(TypeSyntax)
    /// `inout T`, `isolated T`, `sending T`, `borrowing T`, `consuming T`, `each T`,
    /// `repeat T`, `~T`.
    case specified(String, TypeSyntax)
    case attributed([Attribute], TypeSyntax)
    /// `_` in a closure or generic argument.
    case placeholder
    case missing
  }

  public struct TupleElement: Sendable {
    public var label: String?
    public var type: TypeSyntax

    public init(label: String?, type: TypeSyntax) {
      self.label = label
      self.type = type
    }
  }
}

extension TypeSyntax {
  /// The types that it is written with.
  public var parts: [TypeSyntax] {
    switch kind {
    case .name(let base, _, let arguments): (base.map { [$0] } ?? []) + arguments
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .some(let inner), .any(let inner), .metatype(let inner), .specified(_, let inner),
      .attributed(_, let inner):
      [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .function(let function): function.parameters.map(\.type) + [function.result]
    case .composition(let parts): parts
    case .placeholder, .missing: []
    }
  }
}

public struct FunctionTypeSyntax: Sendable {
  public var parameters: [TypeSyntax.TupleElement]
  public var isAsync: Bool
  public var isThrowing: Bool
  /// The type in `throws(E)`.
  public var thrownType: TypeSyntax?
  public var result: TypeSyntax

  public init(
    parameters: [TypeSyntax.TupleElement], isAsync: Bool, isThrowing: Bool,
    thrownType: TypeSyntax? = nil, result: TypeSyntax
  ) {
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.thrownType = thrownType
    self.result = result
  }
}
