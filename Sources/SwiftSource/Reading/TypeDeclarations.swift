import Diagnostics
import SwiftSyntax

extension Converter {
  func type(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ keyword: TypeDeclaration.Keyword,
    _ parameters: GenericParameterClauseSyntax?
  ) -> Declaration {
    var type = TypeDeclaration(
      keyword: keyword, name: text(node.name),
      generics: generics(parameters, node.genericWhereClause),
      inherited: inherited(node.inheritanceClause),
      members: members(node.memberBlock, in: .type(keyword)),
      bodyRange: range(of: node.memberBlock))
    let attributes = attributes(node.attributes)
    if attributes.contains(where: { $0.baseName == "ModelActor" }) {
      type = type.expandingModelActor(at: range(of: node.name), in: range(of: node))
    }
    return Declaration(
      .type(type), attributes: attributes, modifiers: modifiers(node.modifiers),
      nameRange: range(of: node.name), range: range(of: node))
  }

  /// A protocol's primary associated types are its generic parameters here; what it asks of its
  /// associated types stands with what it asks of itself.
  func protocolDeclaration(_ node: ProtocolDeclSyntax) -> Declaration {
    let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map {
      SwiftSource.GenericParameterSyntax(
        name: text($0.name), inherited: nil, isPack: false, range: range(of: $0.name))
    }
    let type = TypeDeclaration(
      keyword: .protocol, name: text(node.name),
      generics: GenericClause(
        parameters: primary ?? [],
        requirements: requirements(node.genericWhereClause)
          + node.memberBlock.members.flatMap { member in
            requirements(member.decl.as(AssociatedTypeDeclSyntax.self)?.genericWhereClause)
          }),
      inherited: inherited(node.inheritanceClause),
      members: members(node.memberBlock, in: .type(.protocol)),
      bodyRange: range(of: node.memberBlock))
    return Declaration(
      .type(type), attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      nameRange: range(of: node.name), range: range(of: node))
  }

  func extensionDeclaration(_ node: ExtensionDeclSyntax) -> Declaration {
    checkPlace(of: node)
    let declaration = ExtensionDeclaration(
      at: range(of: node.extensionKeyword), extended: type(node.extendedType),
      inherited: inherited(node.inheritanceClause),
      requirements: requirements(node.genericWhereClause),
      members: members(node.memberBlock, in: .extension))
    return Declaration(
      .extension(declaration.expandingEntries()), attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers), nameRange: range(of: node.extendedType),
      range: range(of: node))
  }

  private func members(
    _ node: MemberBlockSyntax, in enclosing: Enclosing
  ) -> [Declaration] {
    var members: [Declaration] = []
    within(enclosing) { append(node.members, to: &members) }
    return members
  }

  private func append(_ list: MemberBlockItemListSyntax, to members: inout [Declaration]) {
    for item in list {
      if let config = item.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let list)? = activeElements(config) {
          nested(at: config) { append(list, to: &members) }
        }
      } else if let declaration = declaration(item.decl) {
        members.append(declaration)
      }
    }
  }

  func typeAlias(_ node: TypeAliasDeclSyntax) -> Declaration {
    Declaration(
      .typealias(
        name: text(node.name),
        generics: generics(node.genericParameterClause, node.genericWhereClause),
        type: type(node.initializer.value)),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      nameRange: range(of: node.name), range: range(of: node))
  }

  func associatedType(_ node: AssociatedTypeDeclSyntax) -> Declaration {
    Declaration(
      .associatedType(
        name: text(node.name), inherited: inherited(node.inheritanceClause),
        default: node.initializer.map { type($0.value) }),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      nameRange: range(of: node.name), range: range(of: node))
  }

  func enumCases(_ node: EnumCaseDeclSyntax) -> Declaration {
    checkPlace(of: node)
    let cases = node.elements.map { element in
      EnumCaseDeclaration(
        name: text(element.name),
        payload: element.parameterClause.map { $0.parameters.map(payload) },
        rawValue: element.rawValue.map { expression($0.value) }, range: range(of: element.name))
    }
    let place = cases.first?.range ?? range(of: node)
    return Declaration(
      .enumCases(cases), attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers), nameRange: place, range: range(of: node))
  }

  /// A payload without a label has an empty name.
  private func payload(_ node: EnumCaseParameterSyntax) -> Parameter {
    let label = node.firstName.flatMap { $0.tokenKind == .wildcard ? nil : text($0) }
    let name = (node.secondName ?? node.firstName).map(text) ?? ""
    return Parameter(
      label: label, name: name == "_" ? "" : name, type: type(node.type),
      defaultValue: node.defaultValue.map { expression($0.value) }, range: range(of: node))
  }
}
