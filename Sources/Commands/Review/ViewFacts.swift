import Diagnostics
import SwiftSource

/// A type of the program that is a view, an app or what a fragment became, as its source says.
struct ViewFacts {
  let name: String
  let nameRange: SourceRange
  let members: [Declaration]
  /// What its `body` shows.
  let body: [Expression]
  /// Whether it is a view or an app; others are models and routes.
  let isView: Bool
  let isEnum: Bool

  init(_ type: TypeDeclaration, at range: SourceRange, extensions: [ExtensionDeclaration]) {
    name = type.name
    nameRange = range
    members = type.members + extensions.flatMap(\.members)
    isEnum = type.keyword == .enum
    isView = (type.inherited + extensions.flatMap(\.inherited)).contains {
      ["View", "App", "Scene"].contains($0.lastName)
    }
    body = members.filter { $0.variables.contains { $0.name == "body" } }.flatMap(\.expressions)
  }

  /// All expressions in it, at any depth.
  var everything: [Expression] { members.flatMap(\.expressions).flatMap(\.withParts) }
  var shown: [Expression] { body.flatMap(\.withParts) }

  /// Whether it mentions one of these names anywhere.
  func mentions(_ names: Set<String>) -> Bool {
    everything.contains { $0.mentionedName.map(names.contains) ?? false }
  }
}

/// A stored or computed variable of a type.
struct VariableFacts {
  var name: String
  var attributes: [String]
  var type: TypeSyntax?
  var initializer: Expression?
  var range: SourceRange
}

extension Declaration {
  /// The variables that it declares.
  var variables: [VariableFacts] {
    guard case .variable(let variable) = kind else { return [] }
    return variable.bindings.compactMap { binding in
      guard case .identifier(let name) = binding.pattern.kind else { return nil }
      return VariableFacts(
        name: name, attributes: attributes.map(\.baseName), type: binding.type,
        initializer: binding.initializer, range: binding.pattern.range)
    }
  }

  var function: FunctionDeclaration? {
    if case .function(let function) = kind { return function }
    return nil
  }
}

extension TypeSyntax {
  /// The last name of it: `Route` of `App.Route` and of `Route?`.
  var lastName: String {
    switch kind {
    case .name(_, let name, _): name
    case .optional(let inner), .implicitlyUnwrapped(let inner), .some(let inner), .any(let inner),
      .attributed(_, let inner), .metatype(let inner), .specified(_, let inner):
      inner.lastName
    default: ""
    }
  }

  /// Whether it is a function's, or an optional one's.
  var isFunction: Bool {
    switch kind {
    case .function: true
    case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner):
      inner.isFunction
    case .tuple(let elements): elements.count == 1 && elements[0].type.isFunction
    default: false
    }
  }

  /// Whether it is an array, and of what.
  var element: String? {
    if case .array(let inner) = kind { return inner.lastName }
    return nil
  }
}

extension Expression {
  /// It and everything inside, outermost first.
  var withParts: [Expression] { [self] + parts.flatMap(\.withParts) }

  /// The name that it is, or the member's.
  var mentionedName: String? {
    switch kind {
    case .name(let name): name.text
    case .member(_, let name): name.text
    default: nil
    }
  }

  /// A call as a view or modifier is written: what is called, and with what.
  var viewCall: ViewCall? {
    guard case .call(let callee, let arguments) = kind else { return nil }
    switch callee.kind {
    case .name(let name): return ViewCall(name: name, base: nil, arguments: arguments)
    case .member(let base, let name):
      return ViewCall(name: name, base: base, arguments: arguments)
    case .type(let type):
      return ViewCall(
        name: Name(type.lastName, at: type.range), base: nil, arguments: arguments)
    default: return nil
    }
  }

  /// The view that a chain of modifiers starts with.
  var chainRoot: Expression {
    guard let call = viewCall, let base = call.base else { return self }
    return base.chainRoot
  }

  /// The modifiers of a chain, innermost first.
  var chain: [ViewCall] {
    guard let call = viewCall, let base = call.base else { return [] }
    return base.chain + [call]
  }

  /// Whether it is a whole chain of modifiers, and not the beginning of a longer one.
  func isChainEnd(in type: ViewFacts) -> Bool {
    guard let call = viewCall, call.base != nil else { return false }
    return !type.shown.contains { $0.viewCall?.base?.range == range }
  }

  var closure: Closure? {
    if case .closure(let closure) = kind { return closure }
    return nil
  }
}

/// `VStack { … }`, `.sheet(isPresented: $shows) { … }`.
struct ViewCall {
  var name: Name
  /// What a modifier is applied to.
  var base: Expression?
  var arguments: CallArguments

  func argument(_ label: String) -> Expression? {
    (arguments.arguments + arguments.trailing).first { $0.label?.text == label }?.value
  }

  /// The argument without a label that stands first.
  var first: Expression? { arguments.arguments.first { $0.label == nil }?.value }

  /// The statements of its closures.
  var closures: [Closure] {
    (arguments.arguments + arguments.trailing).compactMap(\.value.closure)
  }

  /// What its closures show, each view with its modifiers.
  var content: [Expression] { closures.flatMap(\.body.expressions) }

  /// The name of the type in `for: Route.self`.
  func typeName(_ label: String) -> String? {
    guard case .member(let base?, let name)? = argument(label)?.kind, name.text == "self" else {
      return nil
    }
    switch base.kind {
    case .name(let name): return name.text
    case .member(_, let name): return name.text
    case .type(let type): return type.lastName
    default: return nil
    }
  }
}
