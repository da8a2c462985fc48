import Diagnostics
import SwiftSyntax

/// What a declaration stands in: some may stand in few places.
enum Enclosing {
  /// A file or a block of statements.
  case statements
  case type(TypeDeclaration.Keyword)
  case `extension`
}

/// How a closure names its arguments, for `$0`.
enum ClosureArguments {
  case anonymous
  case named([String])
}

// The rules that swiftc's parser keeps and SwiftParser leaves to others.
extension Converter {
  func checkPlace(of node: InitializerDeclSyntax) {
    switch enclosing {
    case .statements:
      let place = node.signature.positionAfterSkippingLeadingTrivia
      report(
        "initializers may only be declared within a type", at: self.place(from: place, to: place))
    case .type(.protocol):
      reportBody(node.body, "protocol initializers must not have bodies")
    case .type, .extension:
      if node.body == nil, !node.hasError, node.attributes.isEmpty {
        report("initializer requires a body", at: range(of: node.initKeyword))
      }
    }
  }

  func checkPlace(of node: DeinitializerDeclSyntax) {
    switch enclosing {
    case .type(.class), .type(.actor), .type(.struct), .type(.enum): break
    case .statements, .type(.protocol), .extension:
      report(
        "deinitializers may only be declared within a class, actor, or noncopyable type",
        at: range(of: node.deinitKeyword))
    }
  }

  func checkPlace(of node: SubscriptDeclSyntax) {
    if case .statements = enclosing {
      report(
        "'subscript' functions may only be declared within a type",
        at: range(of: node.subscriptKeyword))
    }
  }

  /// One among statements may yet be the file's: which those are, the checker knows.
  func checkPlace(of node: ExtensionDeclSyntax) {
    if case .statements = enclosing { return }
    report("declaration is only valid at file scope", at: range(of: node.extensionKeyword))
  }

  func checkPlace(of node: EnumCaseDeclSyntax) {
    if case .type(.enum) = enclosing { return }
    report("enum 'case' is not allowed outside of an enum", at: range(of: node.caseKeyword))
  }

  func checkPlace(of node: FunctionDeclSyntax) {
    switch enclosing {
    case .type(.protocol):
      return reportBody(node.body, "protocol methods must not have bodies")
    case .statements: reportStatic(node.modifiers, "methods", at: node.funcKeyword)
    case .type, .extension: break
    }
    if node.body == nil, !node.hasError {
      report("expected '{' in body of function declaration", at: range(of: node.name))
    }
  }

  private func reportBody(_ body: CodeBlockSyntax?, _ message: String) {
    if let body { report(message, at: range(of: body.leftBrace)) }
  }

  private func reportStatic(
    _ modifiers: DeclModifierListSyntax, _ what: String, at token: TokenSyntax
  ) {
    guard let modifier = modifiers.first(where: { $0.name.text == "static" }) else { return }
    report("\(modifier.name.text) \(what) may only be declared on a type", at: range(of: token))
  }

  /// A modifier twice.
  func checkRepeats(_ list: DeclModifierListSyntax) {
    guard list.count > 1 else { return }
    var seen: [String: Place] = [:]
    for node in list {
      let key = node.name.text + (node.detail.map { "(\($0.detail.text))" } ?? "")
      let place = range(of: node)
      if let first = seen[key] {
        let note = Diagnostic(.note, "modifier already specified here", at: first)
        diagnostics.append(Diagnostic(.error, "duplicate modifier", at: place, notes: [note]))
      } else {
        seen[key] = place
      }
    }
  }
}

// MARK: - Variables

extension Converter {
  func check(_ node: VariableDeclSyntax) {
    if case .statements = enclosing {
      reportStatic(node.modifiers, "properties", at: node.bindingSpecifier)
    }
    for binding in node.bindings {
      if node.bindingSpecifier.presence == .missing, binding.typeAnnotation == nil,
        binding.initializer == nil
      {
        report("type annotation missing in pattern", at: range(of: binding.pattern))
      }
      if let block = binding.accessorBlock { check(block, of: binding, in: node) }
      if let inner = binding.pattern.as(ValueBindingPatternSyntax.self) {
        let word = inner.bindingSpecifier
        report(
          "'\(word.text)' cannot appear nested inside another 'var' or 'let' pattern",
          at: range(of: word))
      }
      checkStorage(of: binding, in: node)
      checkLazy(binding, in: node)
    }
  }

  /// What may keep no value of its own.
  private func checkStorage(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) {
    let place = range(of: binding.pattern)
    if case .type(.protocol) = enclosing, binding.accessorBlock == nil {
      let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      return report(
        isConstant
          ? "protocols cannot require properties to be immutable; declare read-only properties by "
            + "using 'var' with a '{ get }' specifier"
          : "property in protocol must have explicit { get } or { get set } specifier", at: place)
    }
    checkStatic(binding, in: node)
    // What macros and property wrappers make of it is not seen here.
    guard binding.accessorBlock?.observes ?? true, node.attributes.isEmpty,
      !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return }
    switch enclosing {
    case .extension:
      // An override in an extension of a class of Objective-C only observes.
      if node.modifiers.contains(where: { $0.name.text == "override" }) { return }
      report("extensions must not contain stored properties", at: place)
    case .type(.enum): report("enums must not contain stored properties", at: place)
    case .type, .statements: break
    }
  }

  /// What belongs to a type has a value from the start.
  private func checkStatic(_ binding: PatternBindingSyntax, in node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "static" }), node.attributes.isEmpty,
      binding.initializer == nil, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type
    else { return }
    let word = node.bindingSpecifier.text
    let isOptional =
      type.is(OptionalTypeSyntax.self)
      || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    if word == "var", isOptional { return }
    let place = range(of: binding.pattern)
    diagnostics.append(
      Diagnostic(
        .error,
        "'static \(word)' declaration requires an initializer expression"
          + (word == "var" ? " or an explicitly stated getter" : ""), at: place,
        notes: [Diagnostic(.note, "add an initializer to silence this error", at: place)]))
  }

  private func checkLazy(_ binding: PatternBindingSyntax, in node: VariableDeclSyntax) {
    guard let lazy = node.modifiers.first(where: { $0.name.text == "lazy" }) else { return }
    let place = range(of: lazy)
    let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    if node.bindingSpecifier.tokenKind == .keyword(.let) {
      report("'lazy' cannot be used on a let", at: place)
      if !isGlobal { return }
    }
    if isGlobal || node.modifiers.contains(where: { $0.name.text == "static" }) {
      return report("'lazy' cannot be used on an already-lazy global", at: place)
    }
    if binding.initializer == nil {
      report("lazy properties must have an initializer", at: place)
    }
    if let block = binding.accessorBlock, !block.observes {
      report("'lazy' cannot be used on a computed property", at: place)
    }
  }

  private func check(
    _ block: AccessorBlockSyntax, of binding: PatternBindingSyntax, in node: VariableDeclSyntax
  ) {
    if node.bindings.count > 1 {
      report(
        "'var' declarations with multiple variables cannot have explicit getters/setters",
        at: range(of: node.bindingSpecifier))
    } else if node.bindingSpecifier.tokenKind == .keyword(.let) {
      let isObserved = block.observes
      report(
        "'let' declarations cannot be \(isObserved ? "observing" : "computed") properties",
        at: range(of: block.leftBrace))
    } else if binding.typeAnnotation == nil, !block.observes {
      report("computed property must have an explicit type", at: range(of: binding.pattern))
      if let value = binding.initializer?.value {
        report("variable with getter/setter cannot have an initial value", at: range(of: value))
      } else {
        report("type annotation missing in pattern", at: range(of: binding.pattern))
      }
    } else if let value = binding.initializer?.value, !block.observes {
      report("variable with getter/setter cannot have an initial value", at: range(of: value))
    }
    if case .getter = block.accessors, case .type(.protocol) = enclosing {
      let place = self.place(
        from: block.accessors.positionAfterSkippingLeadingTrivia,
        to: block.accessors.endPositionBeforeTrailingTrivia)
      report("expected get or set in a protocol property", at: place)
    }
  }

  private func checkBody(of accessor: AccessorDeclSyntax) {
    if case .type(.protocol) = enclosing { return }
    let word = accessor.accessorSpecifier.text
    guard accessor.body == nil, !accessor.hasError, word == "get" || word == "set",
      let name = accessorNames[word],
      let next = accessor.nextToken(viewMode: .sourceAccurate)
    else { return }
    report("expected '{' to start \(name) definition", at: range(of: next))
  }

  /// Accessors twice, and a setter alone.
  func check(_ list: AccessorDeclListSyntax) {
    var seen: [String: Place] = [:]
    let isComputed = list.contains { $0.accessorSpecifier.text == "get" }
    for accessor in list where accessor.accessorSpecifier.presence == .present {
      let word = accessor.accessorSpecifier.text
      if isComputed, word == "willSet" || word == "didSet" {
        report(
          "'\(word)' cannot be provided together with a getter",
          at: range(of: accessor.accessorSpecifier))
      }
      checkBody(of: accessor)
      let place = range(of: accessor.accessorSpecifier)
      if let first = seen[word] {
        let name = accessorNames[word] ?? word
        let note = Diagnostic(.note, "previous definition of \(name) here", at: first)
        let article = name.first.map { "aeiou".contains($0) } == true ? "an" : "a"
        diagnostics.append(
          Diagnostic(
            .error, "variable already has \(article) \(name)", at: place, notes: [note]))
      }
      seen[word] = place
    }
    if let setter = seen["set"], seen["get"] == nil, seen["_read"] == nil, seen["read"] == nil {
      report("variable with a setter must also have a getter", at: setter)
    }
  }
}

private let accessorNames = [
  "get": "getter", "set": "setter", "willSet": "'willSet' observer",
  "didSet": "'didSet' observer",
]

extension AccessorBlockSyntax {
  fileprivate var observes: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains {
      $0.accessorSpecifier.text == "willSet" || $0.accessorSpecifier.text == "didSet"
    }
  }
}

// MARK: - Statements

extension Converter {
  func check(_ cases: [SwitchStatement.Case]) {
    var afterDefault = false
    for item in cases {
      if afterDefault {
        report(
          "additional 'case' blocks cannot appear after the 'default' block of a 'switch'",
          at: item.range)
      }
      if item.isDefault { afterDefault = true }
      if item.body.statements.isEmpty {
        let label = item.isDefault ? "default" : "case"
        report(
          "'\(label)' label in a 'switch' must have at least one executable statement",
          at: item.range)
      }
    }
  }

  /// A value on the line after `return` is returned all the same.
  func check(_ node: ReturnStmtSyntax) {
    guard let value = node.expression else { return }
    let start = range(of: value)
    let keyword = range(of: node.returnKeyword)
    let lines = [keyword, start].map { source.location(of: Int($0.start)) }
    guard lines[0].line < lines[1].line, lines[1].column <= lines[0].column else { return }
    let note = Diagnostic(.note, "indent the expression to silence this warning", at: start)
    diagnostics.append(
      Diagnostic(
        .warning, "expression following 'return' is treated as an argument of the 'return'",
        at: start, notes: [note]))
  }

  /// `$0` outside a closure, or in one that names its arguments.
  func checkAnonymousArgument(_ token: TokenSyntax) {
    guard case .dollarIdentifier = token.tokenKind else { return }
    switch closures.last {
    case .anonymous: break
    case nil:
      report("anonymous closure argument not contained in a closure", at: range(of: token))
    case .named(let names):
      let index = Int(token.text.dropFirst()) ?? names.count
      let hint = index < names.count ? "; did you mean '\(names[index])'?" : ""
      report(
        "anonymous closure arguments cannot be used inside a closure that has explicit "
          + "arguments" + hint, at: range(of: token))
    }
  }
}
