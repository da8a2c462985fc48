import Diagnostics
import SwiftSyntax

extension Converter {
  func variable(_ node: VariableDeclSyntax) -> Declaration {
    if !node.hasError || node.bindingSpecifier.presence == .missing { check(node) }
    var declaration = VariableDeclaration(
      isLet: isLet(node.bindingSpecifier), bindings: bindings(node.bindings),
      keyword: range(of: node.bindingSpecifier))
    let place = declaration.bindings.first?.pattern.range ?? range(of: node.bindingSpecifier)
    let attributes = attributes(node.attributes)
    if attributes.contains(where: { $0.baseName == "NSManaged" }) {
      declaration.bindings = declaration.bindings.map(managed)
    }
    return Declaration(
      .variable(declaration), attributes: attributes,
      modifiers: modifiers(node.modifiers), nameRange: place, range: range(of: node))
  }

  /// In `let a, b: Int` the type is that of every variable before it which has none of its own.
  private func bindings(_ list: PatternBindingListSyntax) -> [VariableDeclaration.Binding] {
    var bindings = list.map(binding)
    var following: TypeSyntax?
    for index in bindings.indices.reversed() {
      if bindings[index].type == nil, bindings[index].initializer == nil {
        bindings[index].type = following
      }
      following = bindings[index].initializer == nil ? bindings[index].type : nil
    }
    return bindings
  }

  private func binding(_ node: PatternBindingSyntax) -> VariableDeclaration.Binding {
    VariableDeclaration.Binding(
      pattern: pattern(node.pattern), type: node.typeAnnotation.map { type($0.type) },
      initializer: node.initializer.map { expression($0.value) },
      accessors: node.accessorBlock.map(accessors))
  }

  /// `@NSManaged var title: String?`: the object keeps its values by their names, and what it keeps
  /// none for is empty.
  private func managed(_ binding: VariableDeclaration.Binding) -> VariableDeclaration.Binding {
    guard case .identifier(let name) = binding.pattern.kind, binding.accessors == nil,
      binding.initializer == nil
    else { return binding }
    let place = binding.pattern.range
    func call(_ function: String, _ values: [Expression]) -> Expression {
      Expression(
        .call(
          Expression(.name(Name(function, at: place)), at: place),
          CallArguments(
            arguments: values.map { Argument(label: nil, value: $0) }, trailing: [],
            parentheses: place)), at: place)
    }
    func body(_ expression: Expression) -> CodeBlock {
      CodeBlock([Statement(.expression(expression), at: place)], at: place)
    }
    let key = Expression(.string([.text(name)]), at: place)
    let value = Expression(.name(Name("newValue", at: place)), at: place)
    let nothing = emptyValue(of: binding.type, at: place)
    var result = binding
    result.accessors = Accessors(
      [
        Accessors.Accessor(
          .get, body: body(call("_managedValue", [key, nothing])), range: place),
        Accessors.Accessor(
          .set, parameter: "newValue", body: body(call("_setManagedValue", [key, value])),
          range: place),
      ], at: place)
    return result
  }

  /// What a managed property of a type is before it has a value.
  private func emptyValue(of type: TypeSyntax?, at place: Diagnostics.SourceRange) -> Expression {
    switch type?.kind {
    case .name(nil, let name, _):
      switch name {
      case "Int", "Int16", "Int32", "Int64", "Double", "Float":
        return Expression(.integer("0"), at: place)
      case "Bool": return Expression(.boolean(false), at: place)
      case "String": return Expression(.string([]), at: place)
      default:
        let none = CallArguments(arguments: [], trailing: [], parentheses: place)
        return Expression(
          .call(Expression(.name(Name(name, at: place)), at: place), none), at: place)
      }
    default: return Expression(.nil, at: place)
    }
  }

  /// `{ statements }` is a getter.
  func accessors(_ node: AccessorBlockSyntax) -> Accessors {
    let place = range(of: node)
    switch node.accessors {
    case .getter(let list):
      let body = CodeBlock(statements(of: list), at: place)
      return Accessors([Accessors.Accessor(.get, body: body, range: place)], at: place)
    case .accessors(let list):
      check(list)
      return Accessors(distinct(list.compactMap(accessor)), at: place)
    @unknown default:
      reportUnsupported("accessor", at: place)
      return Accessors([], at: place)
    }
  }

  /// What is borrowed is read and what is changed in place is set: of a getter beside a `read`, and
  /// of a setter beside a `modify`, the one that hands the value over stays.
  private func distinct(_ list: [Accessors.Accessor]) -> [Accessors.Accessor] {
    var kept: [Accessors.Accessor] = []
    for accessor in list {
      if let index = kept.firstIndex(where: { $0.kind == accessor.kind }) {
        if !accessor.isCoroutine { kept[index] = accessor }
      } else {
        kept.append(accessor)
      }
    }
    return kept
  }

  private func accessor(_ node: AccessorDeclSyntax) -> Accessors.Accessor? {
    let word = node.accessorSpecifier.text
    // `_modify` and `_read` are the older spellings.
    let spelling = word.hasPrefix("_") ? String(word.dropFirst()) : word
    let coroutine: Accessors.Accessor.Kind? =
      switch spelling {
      case "read": .get
      case "modify": .set
      default: nil
      }
    guard let kind = coroutine ?? Accessors.Accessor.Kind(rawValue: spelling) else {
      if node.accessorSpecifier.presence == .present {
        reportUnsupported(word, at: range(of: node.accessorSpecifier))
      }
      return nil
    }
    for attribute in attributes(node.attributes) where kind != .`init` {
      // Attributes of accessors (`@inlinable`) change nothing that navlab runs; others would.
      if attribute.baseName.first?.isUppercase == true {
        reportUnsupported("@\(attribute.baseName)", at: attribute.range)
      }
    }
    if let thrown = node.effectSpecifiers?.throwsClause?.type {
      reportUnsupported("get throws(…)", at: range(of: thrown))
    }
    let parameter: String? =
      switch kind {
      case .set, .willSet, .`init`: node.parameters.map { text($0.name) } ?? "newValue"
      case .didSet: node.parameters.map { text($0.name) } ?? "oldValue"
      case .get: nil
      }
    let body = node.body.map(block)
    return Accessors.Accessor(
      kind, parameter: parameter, modifiers: node.modifier.map { [modifier($0)] } ?? [],
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: node.effectSpecifiers?.throwsClause != nil,
      isCoroutine: coroutine != nil,
      body: coroutine == .get ? body.map(endingInReturn) : body, range: range(of: node))
  }

  /// What follows `yield value` is done when the value has been read: a `defer` before its return.
  private func endingInReturn(_ body: CodeBlock) -> CodeBlock {
    let statements = body.statements
    let yielded = statements.firstIndex { if case .return(.some) = $0.kind { true } else { false } }
    guard let yielded, yielded + 1 < statements.count else { return body }
    let rest = CodeBlock(Array(statements[(yielded + 1)...]), at: body.range)
    let last = Statement(.defer(rest), at: statements[yielded + 1].range)
    return CodeBlock(statements[..<yielded] + [last, statements[yielded]], at: body.range)
  }

  /// `yield value` of a `read` returns it, `yield &place` of a `modify` gives the place its value.
  func yielded(_ node: YieldStmtSyntax) -> Statement.Kind? {
    guard case .single(let syntax) = node.yieldedExpressions else { return nil }
    let value = expression(syntax)
    guard case .inout(let target) = value.kind else { return .return(value) }
    let place = range(of: node)
    let given = Expression(.name(Name("newValue", at: place)), at: place)
    return .expression(Expression(.assignment(target: target, value: given), at: place))
  }
}

// MARK: - Attributes and modifiers

extension Converter {
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    var attributes: [Attribute] = []
    append(list, to: &attributes)
    return attributes
  }

  private func append(_ list: AttributeListSyntax, to attributes: inout [Attribute]) {
    for element in list {
      switch element {
      case .attribute(let node): attributes.append(attribute(node))
      case .ifConfigDecl(let config):
        if case .attributes(let list)? = activeElements(config) { append(list, to: &attributes) }
      @unknown default: reportUnsupported("attribute", at: range(of: element))
      }
    }
  }

  /// `@available(*, unavailable, message: "…")`: what is restricted, `unavailable` or `deprecated`,
  /// as the label of an argument with the message; and the argument `renamed`.
  private func restrictions(_ list: AvailabilityArgumentListSyntax) -> [Argument] {
    let restrictions = list.map(\.argument.trimmedDescription).filter {
      $0 == "unavailable" || $0 == "deprecated"
    }
    guard let restriction = restrictions.first else { return [] }
    let place = range(of: list)
    var texts: [String: String] = [:]
    for item in list {
      guard case .availabilityLabeledArgument(let labeled) = item.argument,
        case .string(let text) = labeled.value
      else { continue }
      texts[labeled.label.text] = text.segments.trimmedDescription
    }
    let argument = { (label: String, text: String?) in
      Argument(
        label: Name(label, at: place),
        value: Expression(.string(text.map { [.text($0)] } ?? []), at: place))
    }
    let message = argument(restriction, texts["message"])
    return [message] + (texts["renamed"].map { [argument("renamed", $0)] } ?? [])
  }

  /// Other arguments that are no expressions (`@available(iOS 17, *)`) are left out: nothing that
  /// navlab runs depends on them.
  private func attribute(_ node: AttributeSyntax) -> Attribute {
    var arguments: [Argument]?
    if let given = node.arguments {
      arguments = []
      if case .argumentList(let list) = given { arguments = self.arguments(list) }
      if case .availability(let list) = given { arguments = restrictions(list) }
    } else if node.leftParen != nil {
      arguments = []
    }
    return Attribute(
      name: type(node.attributeName), arguments: arguments, range: range(of: node))
  }

  func modifiers(_ list: DeclModifierListSyntax) -> [Modifier] {
    checkRepeats(list)
    checkPlaces(of: list)
    return list.map(modifier)
  }

  func modifier(_ node: DeclModifierSyntax) -> Modifier {
    Modifier(
      name: node.name.text, detail: node.detail.map { $0.detail.text }, range: range(of: node))
  }
}
