import Diagnostics
import SwiftSource

extension Statement {
  /// Whether it is an expression whose value is a view: it starts with a view's name, or is a
  /// fragment's leading modifier.
  func isViewExpression(_ isView: (String) -> Bool) -> Bool {
    guard case .expression(let expression) = kind else { return false }
    return expression.startsWithView(isView)
  }

  /// The names that a top-level declaration introduces.
  var declaredNames: [String: Declaration] {
    guard case .declaration(let declaration) = kind else { return [:] }
    switch declaration.kind {
    case .variable(let variable):
      var names: [String: Declaration] = [:]
      for binding in variable.bindings {
        if case .identifier(let name) = binding.pattern.kind { names[name] = declaration }
      }
      return names
    case .function(let function): return [function.name: declaration]
    case .import, .initializer, .deinitializer, .subscript, .type, .extension, .typealias,
      .associatedType, .enumCases, .operator, .precedenceGroup, .macro, .missing:
      return [:]
    }
  }

  /// The closure of `#Preview("Name", traits: …) { … }`, and the traits.
  var preview: (body: Closure, traits: [Argument])? {
    let arguments: [Argument]
    let trailing: [Argument]
    switch kind {
    case .declaration(let declaration):
      guard case .macro("Preview", let given, let closures) = declaration.kind else { return nil }
      (arguments, trailing) = (given, closures)
    case .expression(let expression):
      guard case .macro("Preview", let given, let closures) = expression.kind else { return nil }
      (arguments, trailing) = (given, closures)
    case .if, .switch, .guard, .while, .repeatWhile, .for, .do, .defer, .return, .throw, .break,
      .continue, .fallthrough:
      return nil
    }
    guard showsViews(arguments), let body = trailing.first?.value.closure else { return nil }
    return (body, Array(arguments.drop { $0.label?.text != "traits" }))
  }

  /// A widget's preview, `#Preview(as: .systemSmall)`, shows none.
  private func showsViews(_ arguments: [Argument]) -> Bool {
    !arguments.contains { $0.label?.text == "as" }
  }

  /// Whether it is a preview of a widget.
  var isWidgetPreview: Bool {
    let arguments: [Argument]
    switch kind {
    case .declaration(let declaration):
      guard case .macro("Preview", let given, _) = declaration.kind else { return false }
      arguments = given
    case .expression(let expression):
      guard case .macro("Preview", let given, _) = expression.kind else { return false }
      arguments = given
    default: return false
    }
    return !showsViews(arguments)
  }

  /// A `PreviewProvider`'s name, and what its previews mention.
  var previewProvider: (name: String, mentions: Set<String>)? {
    guard case .declaration(let declaration) = kind, case .type(let type) = declaration.kind,
      type.inherited.contains(where: { $0.lastName == "PreviewProvider" })
    else { return nil }
    return (type.name, ReferencedNames(of: declaration).names)
  }

  /// The name of the class or struct that it declares, where that inherits from `name`.
  func typeName(inheriting name: String) -> String? {
    guard case .declaration(let declaration) = kind, case .type(let type) = declaration.kind,
      type.inherited.contains(where: { $0.lastName == name })
    else { return nil }
    return type.name
  }

  /// The name of the type that is declared.
  var typeName: String? {
    guard case .declaration(let declaration) = kind, case .type(let type) = declaration.kind else {
      return nil
    }
    return type.name
  }

  /// Whether a declaration names something.
  func mentions(_ name: String) -> Bool {
    guard case .declaration(let declaration) = kind else { return false }
    return ReferencedNames(of: declaration).names.contains(name)
  }

  /// An `@Previewable` variable.
  var previewable: Declaration? {
    guard case .declaration(let declaration) = kind,
      declaration.attributes.contains(where: { $0.baseName == "Previewable" })
    else { return nil }
    return declaration
  }

  /// A fragment's leading modifier, applied to an empty view that stands for what it modifies.
  var onPlaceholder: Statement {
    guard case .expression(let expression) = kind else { return self }
    return Statement(.expression(expression.onPlaceholder), at: range)
  }
}

extension Expression {
  var closure: Closure? {
    if case .closure(let closure) = kind { return closure }
    return nil
  }

  func startsWithView(_ isView: (String) -> Bool) -> Bool {
    switch kind {
    case .call(let callee, _): callee.startsWithView(isView)
    case .member(let base?, let name):
      base.isModule ? isView(name.text) : base.startsWithView(isView)
    case .member(nil, _): true
    case .name(let name): isView(name.text)
    // Parentheses, and texts put together.
    case .tuple(let parts) where parts.count == 1: parts[0].value.startsWithView(isView)
    case .binary(let first, _, let second):
      first.startsWithView(isView) && second.startsWithView(isView)
    case .integer, .float, .boolean, .nil, .string, .regex, .macro, .array, .dictionary, .tuple,
      .self, .super, .selfType, .discard, .subscript, .keyPath, .prefix, .postfix,
      .assignment, .ternary, .inout, .forceUnwrap, .optionalLink, .optionalChain, .closure, .is,
      .cast, .try, .await, .keyword, .type, .if, .switch, .missing:
      false
    }
  }

  /// Whether it is `SwiftUI`, before a name of it.
  private var isModule: Bool {
    if case .name(let name) = kind { return name.text == "SwiftUI" }
    return false
  }

  /// The chain with `Color.clear` where its base is missing.
  var onPlaceholder: Expression {
    switch kind {
    case .call(let callee, let arguments):
      return Expression(.call(callee.onPlaceholder, arguments), at: range)
    case .member(let base?, let name):
      return Expression(.member(base: base.onPlaceholder, name: name), at: range)
    case .member(nil, let name):
      let place = SourceRange(file: range.file, start: range.start, end: range.start)
      let color = Expression(.name(Name("Color", at: place)), at: place)
      let clear = Expression(.member(base: color, name: Name("clear", at: place)), at: place)
      return Expression(.member(base: clear, name: name), at: range)
    case .name, .integer, .float, .boolean, .nil, .string, .regex, .macro, .array, .dictionary,
      .tuple, .self, .super, .selfType, .discard, .subscript, .keyPath, .prefix, .postfix, .binary,
      .assignment, .ternary, .inout, .forceUnwrap, .optionalLink, .optionalChain, .closure, .is,
      .cast, .try, .await, .keyword, .type, .if, .switch, .missing:
      return self
    }
  }
}

extension CodeBlock {
  /// `_PreviewWithTraits(traits: …) { … }`
  fileprivate func shown(with traits: [Argument]) -> CodeBlock {
    let place = SourceRange(file: range.file, start: range.start, end: range.start)
    let closure = Expression(.closure(Closure(body: self)), at: range)
    let call = Expression(
      .call(
        Expression(.name(Name("_PreviewWithTraits", at: place)), at: place),
        CallArguments(
          arguments: traits, trailing: [Argument(label: nil, value: closure)], parentheses: place)),
      at: place)
    return CodeBlock([Statement(.expression(call), at: place)], at: range)
  }

  /// Whether a `do` in it returns a value.
  fileprivate var returnsValue: Bool {
    statements.contains { statement in
      guard case .do(_, _, let body, _) = statement.kind else { return false }
      return body.statements.contains { inner in
        if case .return = inner.kind { return true }
        return false
      }
    }
  }
}

extension Declaration {
  var isVariable: Bool {
    if case .variable = kind { return true }
    return false
  }

  var isVariableOrFunction: Bool {
    if case .function = kind { return true }
    return isVariable
  }

  /// `struct name: View { members; var body: some View { body } }`
  /// A view of what a preview provider shows: `Name.previews`.
  static func view(_ name: String, showing provider: String, at range: SourceRange) -> Declaration {
    let place = SourceRange(file: range.file, start: range.start, end: range.start)
    let base = Expression(.name(Name(provider, at: place)), at: place)
    let shown = Expression(.member(base: base, name: Name("previews", at: place)), at: place)
    let one = Expression(
      .call(
        Expression(.name(Name("_PreviewContent", at: place)), at: place),
        CallArguments(
          arguments: [Argument(label: nil, value: shown)], trailing: [], parentheses: place)),
      at: place)
    let body = CodeBlock([Statement(.expression(one), at: place)], at: place)
    return view(name, members: [], body: body)
  }

  /// `_DelegateRoot(SceneDelegate(), of: AppDelegate())`
  static func view(
    _ name: String, ofDelegate type: String, of app: String?, at range: SourceRange
  ) -> Declaration {
    let place = SourceRange(file: range.file, start: range.start, end: range.start)
    func call(_ name: String, _ arguments: [Argument]) -> Expression {
      Expression(
        .call(
          Expression(.name(Name(name, at: place)), at: place),
          CallArguments(arguments: arguments, trailing: [], parentheses: place)), at: place)
    }
    var delegates = [Argument(label: nil, value: call(type, []))]
    if let app {
      delegates.append(Argument(label: Name("of", at: place), value: call(app, [])))
    }
    let shown = call("_DelegateRoot", delegates)
    return view(
      name, members: [],
      body: CodeBlock([Statement(.expression(shown), at: place)], at: place))
  }

  /// A preview's view; one that returns what it shows may return views of several types.
  static func preview(
    _ name: String, members: [Declaration], body: CodeBlock, traits: [Argument] = []
  ) -> Declaration {
    let body = traits.isEmpty ? body : body.shown(with: traits)
    guard body.returnsValue else { return view(name, members: members, body: body) }
    let place = SourceRange(
      file: body.range.file, start: body.range.start, end: body.range.start)
    let viewType = TypeSyntax(.name(base: nil, name: "View", arguments: []), at: place)
    let shown = property("_preview", TypeSyntax(.any(viewType), at: place), body, at: place)
    let call = Expression(
      .call(
        Expression(.name(Name("AnyView", at: place)), at: place),
        CallArguments(
          arguments: [
            Argument(
              label: nil, value: Expression(.name(Name("_preview", at: place)), at: place))
          ], trailing: [], parentheses: place)), at: place)
    return view(
      name, members: members + [shown],
      body: CodeBlock([Statement(.expression(call), at: place)], at: place))
  }

  /// `var name: type { body }`
  private static func property(
    _ name: String, _ type: TypeSyntax, _ body: CodeBlock, at place: SourceRange
  ) -> Declaration {
    let property = VariableDeclaration(
      isLet: false,
      bindings: [
        VariableDeclaration.Binding(
          pattern: Pattern(.identifier(name), at: place), type: type, initializer: nil,
          accessors: Accessors(
            [Accessors.Accessor(.get, body: body, range: body.range)], at: body.range))
      ], keyword: place)
    return Declaration(.variable(property), nameRange: place, range: body.range)
  }

  static func view(_ name: String, members: [Declaration], body: CodeBlock) -> Declaration {
    let place = SourceRange(
      file: body.range.file, start: body.range.start, end: body.range.start)
    let viewType = TypeSyntax(.name(base: nil, name: "View", arguments: []), at: place)
    let bodyDeclaration = property("body", TypeSyntax(.some(viewType), at: place), body, at: place)
    let type = TypeDeclaration(
      keyword: .struct, name: name, inherited: [viewType], members: members + [bodyDeclaration],
      bodyRange: body.range)
    return Declaration(.type(type), nameRange: place, range: body.range)
  }
}
