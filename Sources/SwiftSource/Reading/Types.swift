import Diagnostics
import SwiftSyntax

extension Converter {
  func type(_ node: SwiftSyntax.TypeSyntax) -> TypeSyntax {
    nested(at: node) { TypeSyntax(typeKind(node), at: range(of: node)) }
      ?? TypeSyntax(.missing, at: range(of: node))
  }

  private func typeKind(_ node: SwiftSyntax.TypeSyntax) -> TypeSyntax.Kind {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return identifierType(node)
    case .memberType(let node):
      if let module = node.moduleSelector {
        reportUnsupported("\(module.moduleName.text)::", at: range(of: module))
      }
      return .name(
        base: type(node.baseType), name: text(node.name),
        arguments: genericArguments(node.genericArgumentClause))
    case .optionalType(let node): return .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node):
      return .implicitlyUnwrapped(type(node.wrappedType))
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node):
      return .dictionary(key: type(node.key), value: type(node.value))
    case .tupleType(let node): return tupleType(node)
    case .functionType(let node): return .function(functionType(node))
    case .someOrAnyType(let node):
      let constraint = type(node.constraint)
      return node.someOrAnySpecifier.tokenKind == .keyword(.some)
        ? .some(constraint) : .any(constraint)
    case .compositionType(let node): return .composition(node.elements.map { type($0.type) })
    case .metatypeType(let node): return .metatype(type(node.baseType))
    case .attributedType(let node): return attributedType(node)
    case .packElementType(let node): return .specified("each", type(node.pack))
    case .packExpansionType(let node): return .specified("repeat", type(node.repetitionPattern))
    case .suppressedType(let node): return .specified("~", type(node.type))
    case .classRestrictionType:
      return .name(base: nil, name: "AnyObject", arguments: [])
    case .missingType: return .missing
    case .inlineArrayType(let node):
      return unsupported("[\(node.count.trimmedDescription) of …]", node)
    case .namedOpaqueReturnType(let node): return unsupported("some <…>", node)
    @unknown default: return unsupported("type", node)
    }
  }

  private func unsupported(_ what: String, _ node: some SyntaxProtocol) -> TypeSyntax.Kind {
    reportUnsupported(what, at: range(of: node))
    return .missing
  }

  private func identifierType(_ node: IdentifierTypeSyntax) -> TypeSyntax.Kind {
    if let module = node.moduleSelector {
      reportUnsupported("\(module.moduleName.text)::", at: range(of: module))
    }
    switch node.name.tokenKind {
    case .wildcard: return .placeholder
    case _ where node.name.presence == .missing || node.name.text == RecoveringParser.hole:
      return .missing
    default:
      return .name(
        base: nil, name: text(node.name), arguments: genericArguments(node.genericArgumentClause))
    }
  }

  /// A tuple of one unlabelled element is that element, as in Swift.
  private func tupleType(_ node: TupleTypeSyntax) -> TypeSyntax.Kind {
    let elements = node.elements.map(element)
    if elements.count == 1, let only = elements.first, only.label == nil {
      if case .specified("repeat", _) = only.type.kind { return .tuple(elements) }
      return only.type.kind
    }
    return .tuple(elements)
  }

  private func element(_ node: TupleTypeElementSyntax) -> TypeSyntax.TupleElement {
    var elementType = type(node.type)
    if node.inoutKeyword != nil {
      elementType = TypeSyntax(.specified("inout", elementType), at: range(of: node))
    }
    if let ellipsis = node.ellipsis {
      elementType = TypeSyntax(
        .specified("...", elementType), at: elementType.range.union(range(of: ellipsis)))
    }
    let label = node.firstName.flatMap { $0.tokenKind == .wildcard ? nil : text($0) }
    return TypeSyntax.TupleElement(label: label, type: elementType)
  }

  private func functionType(_ node: SwiftSyntax.FunctionTypeSyntax) -> FunctionTypeSyntax {
    FunctionTypeSyntax(
      parameters: node.parameters.map(element),
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: node.effectSpecifiers?.throwsClause != nil,
      thrownType: thrownType(node.effectSpecifiers?.throwsClause),
      result: type(node.returnClause.type))
  }

  /// The type in `throws(E)`.
  func thrownType(_ clause: ThrowsClauseSyntax?) -> TypeSyntax? {
    clause?.type.map(type)
  }

  private func attributedType(_ node: AttributedTypeSyntax) -> TypeSyntax.Kind {
    var result = type(node.baseType)
    for specifier in node.lateSpecifiers.reversed() { wrap(&result, in: specifier) }
    let attributes = attributes(node.attributes)
    if !attributes.isEmpty {
      let place = attributes[0].range.union(result.range)
      result = TypeSyntax(.attributed(attributes, result), at: place)
    }
    for specifier in node.specifiers.reversed() { wrap(&result, in: specifier) }
    return result.kind
  }

  private func wrap(_ type: inout TypeSyntax, in specifier: TypeSpecifierListSyntax.Element) {
    let place = range(of: specifier)
    let word =
      switch specifier {
      case .simpleTypeSpecifier(let node): node.specifier.text
      case .nonisolatedTypeSpecifier(let node):
        node.argument == nil ? "nonisolated" : "nonisolated(nonsending)"
      default: firstWord(of: specifier)
      }
    type = TypeSyntax(.specified(word, type), at: place.union(type.range))
  }
}

// MARK: - Generics

extension Converter {
  func generics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> GenericClause {
    GenericClause(
      parameters: clause?.parameters.map(genericParameter) ?? [],
      requirements: self.requirements(clause?.genericWhereClause)
        + self.requirements(requirements))
  }

  private func genericParameter(_ node: SwiftSyntax.GenericParameterSyntax)
    -> SwiftSource.GenericParameterSyntax
  {
    if let specifier = node.specifier, specifier.tokenKind != .keyword(.each) {
      reportUnsupported("\(specifier.text) \(node.name.text)", at: range(of: node))
    }
    return SwiftSource.GenericParameterSyntax(
      name: text(node.name), inherited: node.inheritedType.map(type),
      isPack: node.specifier?.tokenKind == .keyword(.each), range: range(of: node.name))
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
    guard let clause else { return [] }
    return clause.requirements.compactMap(requirement)
  }

  private func requirement(_ node: GenericRequirementSyntax) -> GenericRequirement? {
    switch node.requirement {
    case .conformanceRequirement(let node):
      return .conformance(type(node.leftType), type(node.rightType))
    case .sameTypeRequirement(let requirement):
      if case .type(let left) = requirement.leftType, case .type(let right) = requirement.rightType
      {
        return .sameType(type(left), type(right))
      }
      reportUnsupported("value requirement", at: range(of: node))
      return nil
    case .layoutRequirement(let node):
      reportUnsupported(node.layoutSpecifier.text, at: range(of: node))
      return nil
    @unknown default:
      reportUnsupported("requirement", at: range(of: node))
      return nil
    }
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeSyntax] {
    clause?.inheritedTypes.map { type($0.type) } ?? []
  }
}
