import Diagnostics
import SwiftSyntax

extension Converter {
  /// nil where there is nothing to declare: what was there has been reported.
  func declaration(_ node: DeclSyntax) -> Declaration? {
    nested(at: node) {
      switch node.as(DeclSyntaxEnum.self) {
      case .importDecl(let node): importDeclaration(node)
      case .variableDecl(let node): variable(node)
      case .functionDecl(let node): function(node)
      case .initializerDecl(let node): initializer(node)
      case .deinitializerDecl(let node): deinitializer(node)
      case .subscriptDecl(let node): subscriptDeclaration(node)
      case .structDecl(let node): type(node, .struct, node.genericParameterClause)
      case .classDecl(let node): type(node, .class, node.genericParameterClause)
      case .enumDecl(let node): type(node, .enum, node.genericParameterClause)
      case .actorDecl(let node): type(node, .actor, node.genericParameterClause)
      case .protocolDecl(let node): protocolDeclaration(node)
      case .extensionDecl(let node): extensionDeclaration(node)
      case .typeAliasDecl(let node): typeAlias(node)
      case .associatedTypeDecl(let node): associatedType(node)
      case .enumCaseDecl(let node): enumCases(node)
      case .operatorDecl(let node): operatorDeclaration(node)
      case .precedenceGroupDecl(let node): precedenceGroup(node)
      case .macroExpansionDecl(let node): macro(node)
      case .missingDecl(let node): missing(node)
      case .editorPlaceholderDecl(let node): placeholder(node)
      default: unsupported(node)
      }
    } ?? nil
  }

  private func unsupported(_ node: DeclSyntax) -> Declaration? {
    if !node.hasError { reportUnsupported(firstWord(of: node), at: range(of: node)) }
    return nil
  }

  private func placeholder(_ node: EditorPlaceholderDeclSyntax) -> Declaration? {
    report("editor placeholder in source file", at: range(of: node))
    return nil
  }

  /// The parser has said what is wrong; the attributes may still name something.
  private func missing(_ node: MissingDeclSyntax) -> Declaration? {
    let place = range(of: node)
    return Declaration(
      .missing, attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      nameRange: place, range: place)
  }

  private func importDeclaration(_ node: ImportDeclSyntax) -> Declaration {
    Declaration(
      .import(path: node.path.map { text($0.name) }), attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers), nameRange: range(of: node.path),
      range: range(of: node))
  }

  private func operatorDeclaration(_ node: OperatorDeclSyntax) -> Declaration {
    Declaration(
      .operator(
        fixity: node.fixitySpecifier.text, name: node.name.text,
        precedenceGroup: node.operatorPrecedenceAndTypes?.precedenceGroup.text),
      nameRange: range(of: node.name), range: range(of: node))
  }

  private func precedenceGroup(_ node: PrecedenceGroupDeclSyntax) -> Declaration {
    Declaration(
      .precedenceGroup(name: node.name.text), nameRange: range(of: node.name),
      range: range(of: node))
  }
}

// MARK: - Functions

extension Converter {
  private func function(_ node: FunctionDeclSyntax) -> Declaration {
    checkPlace(of: node)
    let function = FunctionDeclaration(
      name: text(node.name),
      signature: signature(
        node.signature, node.genericParameterClause, node.genericWhereClause),
      body: node.body.map(block))
    return Declaration(
      .function(function), attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers), nameRange: range(of: node.name),
      range: range(of: node))
  }

  private func initializer(_ node: InitializerDeclSyntax) -> Declaration {
    checkPlace(of: node)
    if let mark = node.optionalMark, mark.text != "?" {
      reportUnsupported("init!", at: range(of: mark))
    }
    let initializer = InitializerDeclaration(
      isFailable: node.optionalMark != nil,
      signature: signature(
        node.signature, node.genericParameterClause, node.genericWhereClause),
      body: node.body.map { node.optionalMark == nil ? block($0) : block($0).returningNil })
    return Declaration(
      .initializer(initializer), attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers), nameRange: range(of: node.initKeyword),
      range: range(of: node))
  }

  private func deinitializer(_ node: DeinitializerDeclSyntax) -> Declaration {
    checkPlace(of: node)
    if let effects = node.effectSpecifiers {
      reportUnsupported("deinit async", at: range(of: effects))
    }
    let body = node.body.map(block) ?? CodeBlock([], at: range(of: node).emptyAtEnd)
    return Declaration(
      .deinitializer(body), attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers), nameRange: range(of: node.deinitKeyword),
      range: range(of: node))
  }

  private func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> Declaration {
    checkPlace(of: node)
    let signature = Signature(
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: node.parameterClause.parameters.map { parameter($0, isSubscript: true) },
      result: type(node.returnClause.type))
    let accessors =
      node.accessorBlock.map(accessors) ?? Accessors([], at: range(of: node).emptyAtEnd)
    return Declaration(
      .subscript(SubscriptDeclaration(signature: signature, accessors: accessors)),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      nameRange: range(of: node.subscriptKeyword), range: range(of: node))
  }

  private func signature(
    _ node: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?
  ) -> Signature {
    let throwsClause = node.effectSpecifiers?.throwsClause
    let isRethrowing = throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
    return Signature(
      generics: self.generics(generics, requirements),
      parameters: node.parameterClause.parameters.map { parameter($0) },
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: throwsClause != nil && !isRethrowing,
      rethrowsWord: isRethrowing ? throwsClause.map { range(of: $0.throwsSpecifier) } : nil,
      thrownType: thrownType(throwsClause),
      result: node.returnClause.map { type($0.type) })
  }

  /// A subscript's parameters have no argument labels unless two names are written.
  private func parameter(
    _ node: FunctionParameterSyntax, isSubscript: Bool = false
  ) -> Parameter {
    let token = node.secondName ?? node.firstName
    let hasLabel =
      node.firstName.tokenKind != .wildcard && (node.secondName != nil || !isSubscript)
    for modifier in node.modifiers {
      reportUnsupported(modifier.name.text, at: range(of: modifier))
    }
    if node.secondName == nil, node.colon.presence == .missing, node.type.is(MissingTypeSyntax.self)
    {
      // `func f(Int)`: what stands there is taken for the type.
      let place = range(of: token)
      return Parameter(
        label: nil, name: "_", attributes: attributes(node.attributes),
        type: .init(.name(base: nil, name: text(token), arguments: []), at: place),
        isVariadic: false, defaultValue: nil, range: place)
    }
    // `func f(name String)`: what stands there is taken for the second name.
    let isNamedTwice = node.secondName == nil && node.colon.presence == .missing
    let name = isNamedTwice ? node.type.trimmedDescription : text(token)
    let nameRange = isNamedTwice ? range(of: node.type) : range(of: token)
    return Parameter(
      label: hasLabel ? text(node.firstName) : nil, name: name,
      attributes: attributes(node.attributes), type: type(node.type),
      isVariadic: node.ellipsis != nil,
      defaultValue: node.defaultValue.map { expression($0.value) },
      range: nameRange)
  }
}

// MARK: - Macros

extension Converter {
  private func macro(_ node: MacroExpansionDeclSyntax) -> Declaration? {
    if reportsMessage(node.macroName, node.arguments, node) { return nil }
    return Declaration(
      .macro(
        name: text(node.macroName), arguments: arguments(node.arguments),
        trailing: trailing(node.trailingClosure, node.additionalTrailingClosures)),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      nameRange: range(of: node.macroName), range: range(of: node))
  }

  /// `#Preview { … }` among statements, which the parser takes for an expression.
  func declaration(of node: MacroExpansionExprSyntax) -> Declaration {
    Declaration(
      .macro(
        name: text(node.macroName), arguments: arguments(node.arguments),
        trailing: trailing(node.trailingClosure, node.additionalTrailingClosures)),
      nameRange: range(of: node.macroName), range: range(of: node))
  }

  /// `#warning("…")` and `#error("…")` say their message and are gone.
  func reportsMessage(
    _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ node: some SyntaxProtocol
  ) -> Bool {
    let severity: Diagnostic.Severity
    switch name.text {
    case "warning": severity = .warning
    case "error": severity = .error
    default: return false
    }
    guard let argument = arguments.first,
      case .string(let segments) = expression(argument.expression).kind
    else { return false }
    let message = segments.map { segment in
      switch segment {
      case .text(let text): text
      case .interpolation: ""
      }
    }
    report(message.joined(), at: range(of: node), severity: severity)
    return true
  }
}
