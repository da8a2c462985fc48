import Diagnostics
import SwiftSyntax

extension Converter {
  func block(_ node: CodeBlockSyntax) -> CodeBlock {
    CodeBlock(statements(of: node.statements), at: range(of: node))
  }

  func statements(of list: CodeBlockItemListSyntax) -> [Statement] {
    var statements: [Statement] = []
    within(.statements) { append(list, to: &statements) }
    return statements
  }

  /// The statements, with those of each `#if`'s active clause in its place. Behind what begins
  /// none, expressions are passed over, as swiftc's parser does.
  private func append(_ list: CodeBlockItemListSyntax, to statements: inout [Statement]) {
    var isPassingOver = false
    for item in list {
      switch item.item {
      case .expr where isPassingOver: continue
      case .decl(let node) where node.is(UnexpectedCodeDeclSyntax.self):
        isPassingOver = true
        continue
      default: isPassingOver = false
      }
      switch item.item {
      case .expr(let node):
        append(node, to: &statements)
      case .stmt(let node):
        if let statement = statement(node) { statements.append(statement) }
      case .decl(let node):
        if let config = node.as(IfConfigDeclSyntax.self) {
          if case .statements(let list)? = activeElements(config) {
            nested(at: config) { append(list, to: &statements) }
          }
        } else if let declaration = declaration(node) {
          statements.append(Statement(.declaration(declaration), at: declaration.range))
        }
      @unknown default:
        reportUnsupported("statement", at: range(of: item))
      }
    }
  }

  private func append(_ node: ExprSyntax, to statements: inout [Statement]) {
    if let first = node.firstToken(viewMode: .sourceAccurate),
      first.parent?.is(ClosureExprSyntax.self) ?? false,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    {
      report("top-level statement cannot begin with a closure expression", at: range(of: first))
    }
    if let macro = node.as(MacroExpansionExprSyntax.self) {
      if reportsMessage(macro.macroName, macro.arguments, node) { return }
      if macro.macroName.text == "Preview" {
        let declaration = declaration(of: macro)
        statements.append(Statement(.declaration(declaration), at: declaration.range))
        return
      }
    }
    statements.append(statement(of: node))
  }

  /// An expression where a statement stands: `if` and `switch` are statements there.
  private func statement(of node: ExprSyntax, label: Name? = nil) -> Statement {
    let place = range(of: node)
    let converted: Statement? = nested(at: node) {
      if let node = node.as(IfExprSyntax.self) {
        return Statement(.if(ifStatement(node, label: label)), at: place)
      }
      if let node = node.as(SwitchExprSyntax.self) {
        return Statement(.switch(switchStatement(node, label: label)), at: place)
      }
      return Statement(.expression(expression(node)), at: place)
    }
    return converted ?? Statement(.expression(Expression(.missing, at: place)), at: place)
  }

  private func statement(_ node: StmtSyntax, label: Name? = nil) -> Statement? {
    if let node = node.as(ExpressionStmtSyntax.self) {
      return statement(of: node.expression, label: label)
    }
    if let node = node.as(LabeledStmtSyntax.self) {
      return statement(node.statement, label: name(node.label))
    }
    let kind: Statement.Kind?? = nested(at: node) { statementKind(node, label: label) }
    guard let kind, let kind else { return nil }
    return Statement(kind, at: range(of: node))
  }

  private func statementKind(_ node: StmtSyntax, label: Name?) -> Statement.Kind? {
    switch node.as(StmtSyntaxEnum.self) {
    case .guardStmt(let node):
      return .guard(conditions: conditions(node.conditions), else: block(node.body))
    case .whileStmt(let node):
      return .while(label: label, conditions: conditions(node.conditions), body: block(node.body))
    case .repeatStmt(let node):
      return .repeatWhile(
        label: label, body: block(node.body), condition: expression(node.condition))
    case .forStmt(let node):
      // Of a loop in C's manner only the body is there.
      if node.inKeyword.presence == .missing, node.sequence.is(MissingExprSyntax.self) {
        return .do(label: nil, thrown: nil, body: block(node.body), catches: [])
      }
      return .for(forStatement(node, label: label))
    case .doStmt(let node):
      return .do(
        label: label, thrown: node.throwsClause?.type.map(type), body: block(node.body),
        catches: node.catchClauses.map(catchClause))
    case .deferStmt(let node): return .defer(block(node.body))
    case .returnStmt(let node):
      check(node)
      return .return(node.expression.map(expression))
    case .yieldStmt(let node): return yielded(node)
    case .discardStmt(let node):
      let value = expression(node.expression)
      return .expression(Expression(.keyword("discard", value), at: range(of: node)))
    case .throwStmt(let node): return .throw(expression(node.expression))
    case .breakStmt(let node): return .break(label: node.label.map(name))
    case .continueStmt(let node): return .continue(label: node.label.map(name))
    case .fallThroughStmt: return .fallthrough
    case .missingStmt: return nil
    default:
      reportUnsupported(firstWord(of: node), at: range(of: node))
      return nil
    }
  }

  private func forStatement(_ node: ForStmtSyntax, label: Name?) -> ForStatement {
    if let unsafe = node.unsafeKeyword { reportUnsupported("for unsafe", at: range(of: unsafe)) }
    warnOfTrailingClosures(node.sequence)
    if node.caseKeyword == nil { refuseLet(in: node.pattern) }
    return ForStatement(
      label: label, isAwait: node.awaitKeyword != nil, isTry: node.tryKeyword != nil,
      pattern: pattern(node.pattern), type: node.typeAnnotation.map { type($0.type) },
      sequence: expression(node.sequence),
      condition: node.whereClause.map { expression($0.condition) }, body: block(node.body))
  }

  /// What a loop binds is constant as it is.
  private func refuseLet(in pattern: PatternSyntax) {
    if let binding = pattern.as(ValueBindingPatternSyntax.self), isLet(binding.bindingSpecifier) {
      report(
        "'let' pattern cannot appear nested in an already immutable context",
        at: range(of: binding.bindingSpecifier))
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for element in tuple.elements { refuseLet(in: element.pattern) }
    }
  }

  private func catchClause(_ node: CatchClauseSyntax) -> CatchClause {
    let items = node.catchItems.map { item in
      CaseItem(
        pattern: item.pattern.map(pattern) ?? implicitError(range(of: item)),
        condition: item.whereClause.map { expression($0.condition) })
    }
    return CatchClause(items: items, body: block(node.body), range: range(of: node))
  }

  /// What `catch where condition` binds.
  private func implicitError(_ place: Place) -> Pattern {
    let name = Pattern(.identifier("error"), at: place)
    return Pattern(.binding(isLet: true, name), at: place)
  }
}

// MARK: - if and switch

extension Converter {
  func ifStatement(_ node: IfExprSyntax, label: Name? = nil) -> IfStatement {
    IfStatement(
      label: label, conditions: conditions(node.conditions), then: block(node.body),
      else: node.elseBody.flatMap(elseBody), range: range(of: node))
  }

  private func elseBody(_ node: IfExprSyntax.ElseBody) -> IfStatement.Else? {
    switch node {
    case .codeBlock(let node): return .block(block(node))
    case .ifExpr(let node): return nested(at: node) { .if(ifStatement(node)) }
    @unknown default: return nil
    }
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    for element in list {
      switch element.condition {
      case .expression(let node): warnOfTrailingClosures(node)
      case .matchingPattern(let node): warnOfTrailingClosures(node.initializer.value)
      case .optionalBinding(let node): node.initializer.map { warnOfTrailingClosures($0.value) }
      default: break
      }
    }
    return list.compactMap(condition)
  }

  /// `#available(iOS 17, *)`: a question to the library, with the systems and their versions.
  private func availability(_ node: AvailabilityConditionSyntax) -> Expression {
    let range = range(of: node)
    let versions = node.availabilityArguments.compactMap { argument in
      argument.argument.as(PlatformVersionSyntax.self)?.trimmedDescription
    }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    let list = Expression(.string([.text(versions.joined(separator: ","))]), at: range)
    return Expression(
      .call(
        Expression(
          .name(Name(isNegated ? "_isUnavailable" : "_isAvailable", at: range)), at: range),
        CallArguments(
          arguments: [Argument(label: nil, value: list)], trailing: [], parentheses: range)),
      at: range)
  }

  private func condition(_ node: ConditionElementSyntax) -> Condition? {
    switch node.condition {
    case .expression(let node): return .expression(expression(node))
    case .availability(let node):
      return .expression(availability(node))
    case .matchingPattern(let node):
      return .case(
        pattern(node.pattern), value: expression(node.initializer.value), range(of: node))
    case .optionalBinding(let node):
      if let pattern = node.pattern.as(ExpressionPatternSyntax.self),
        !pattern.expression.is(TupleExprSyntax.self),
        !pattern.expression.is(DiscardAssignmentExprSyntax.self)
      {
        report("unwrap condition requires a valid identifier", at: range(of: node.pattern))
        if pattern.expression.is(SequenceExprSyntax.self) {
          report(
            "pattern variable binding cannot appear in an expression", at: range(of: node.pattern))
        }
        return nil
      }
      return .binding(
        isLet: isLet(node.bindingSpecifier), pattern: boundPattern(node.pattern),
        type: node.typeAnnotation.map { type($0.type) },
        value: node.initializer.map { expression($0.value) }, range(of: node))
    @unknown default:
      reportUnsupported("condition", at: range(of: node))
      return nil
    }
  }

  /// `if let (a, b) = pair`: the parser takes the tuple for an expression.
  private func boundPattern(_ node: PatternSyntax) -> Pattern {
    guard let tuple = node.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)
    else { return pattern(node) }
    let elements = tuple.elements.map { element in
      (label: element.label.map(name), pattern: boundName(element.expression))
    }
    return Pattern(.tuple(elements), at: range(of: node))
  }

  private func boundName(_ node: ExprSyntax) -> Pattern {
    if let bound = node.as(PatternExprSyntax.self) { return pattern(bound.pattern) }
    guard let reference = node.as(DeclReferenceExprSyntax.self) else {
      return Pattern(.wildcard, at: range(of: node))
    }
    return Pattern(.identifier(text(reference.baseName)), at: range(of: node))
  }

  func switchStatement(_ node: SwitchExprSyntax, label: Name? = nil) -> SwitchStatement {
    warnOfTrailingClosures(node.subject)
    var cases: [SwitchStatement.Case] = []
    append(node.cases, to: &cases)
    if !node.hasError { check(cases) }
    return SwitchStatement(
      label: label, subject: expression(node.subject), cases: cases, range: range(of: node))
  }

  private func append(_ list: SwitchCaseListSyntax, to cases: inout [SwitchStatement.Case]) {
    for element in list {
      switch element {
      case .switchCase(let node):
        if case .case(let label) = node.label, label.caseKeyword.presence == .missing { continue }
        if case .default(let label) = node.label, label.defaultKeyword.presence == .missing {
          continue
        }
        cases.append(switchCase(node))
      case .ifConfigDecl(let config):
        if case .switchCases(let list)? = activeElements(config) {
          nested(at: config) { append(list, to: &cases) }
        }
      @unknown default: reportUnsupported("case", at: range(of: element))
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchStatement.Case {
    var items: [CaseItem] = []
    if case .case(let label) = node.label {
      items = label.caseItems.map { item in
        CaseItem(
          pattern: pattern(item.pattern),
          condition: item.whereClause.map { expression($0.condition) })
      }
    }
    let body = CodeBlock(statements(of: node.statements), at: range(of: node.statements))
    return SwitchStatement.Case(
      items: items, isUnknown: node.attribute != nil, body: body, range: range(of: node.label))
  }
}
