import Diagnostics
import SwiftSource

/// What SwiftUI has and the library does not simulate, by name (contract: one note each), and views
/// that are declared nowhere: a program with those goes on, with placeholders in their places.
struct UnsimulatedNames {
  var modifiers: Set<String> = []
  /// Views that keep what their trailing closure makes.
  var containers: Set<String> = []
  var views: Set<String> = []
  /// Members of the library's types, by the type's name.
  var members: [String: UnsimulatedMembers] = [:]

  init(_ library: Library) {
    for entry in library.entries {
      switch entry.extending {
      case "_UnsimulatedModifiers": modifiers = Self.names(in: entry.text)
      case "_UnsimulatedContainers": containers = Self.names(in: entry.text)
      case "_UnsimulatedViews": views = Self.names(in: entry.text)
      case "_UnsimulatedMembers":
        let names = Self.list(in: entry.text)
        if let type = names.first {
          members[type, default: UnsimulatedMembers()].add(names.dropFirst())
        }
      default: break
      }
    }
  }

  /// The names stand in a comment, between spaces or line ends.
  private static func names(in text: String) -> Set<String> {
    Set(list(in: text))
  }

  private static func list(in text: String) -> [String] {
    text.utf8.split(whereSeparator: { $0 <= 32 }).dropFirst().map { String($0) ?? "" }
  }
}

extension Checker {
  /// A modifier that SwiftUI has and the library lacks is transparent; so is an imported package's,
  /// and any on a placeholder.
  func unsimulatedModifier(_ name: Name, of base: Typed, at range: SourceRange) -> Typed? {
    let type = solver.shallow(base.type)
    guard !base.isType, !type.isError else { return nil }
    let modified = ["View", "Scene", "ToolbarContent"].compactMap { protocolNamed($0) }
    guard let proto = modified.first(where: { conforms(type, to: $0) == .yes }) else { return nil }
    if !(type.nominal?.name == placeholderName) {
      let isKnown = unsimulated.modifiers.contains(name.text) && !isSimulated(name.text)
      guard isKnown || isOfPackage(name.text, of: proto) else { return nil }
      note(unsimulated: "." + name.text, at: name.range)
    }
    return Typed(base.type, at: range) { base.build($0) }
  }

  /// Whether the library has a method of that name, of whatever type.
  func isSimulated(_ name: String) -> Bool {
    library.entries.contains { entry in
      guard entry.extending != nil, let start = entry.text.firstRange(of: "func \(name)") else {
        return false
      }
      let next = entry.text[start.upperBound...].first
      return next == "(" || next == "<"
    }
  }

  func isPlaceholder(_ type: Type) -> Bool { type.nominal?.name == placeholderName }

  /// A placeholder for a view that the library lacks, or that is declared nowhere.
  func placeholder(
    for name: Name, _ syntax: CallArguments, _ expected: Type?, at range: SourceRange
  ) -> Typed? {
    guard libraryLookup(placeholderName).contains(where: \.isType) else { return nil }
    let isContainer = unsimulated.containers.contains(name.text)
    let isHidden = frameworks.isHidden(name.text, imports: module.imports)
    if !isHidden, isContainer || unsimulated.views.contains(name.text) {
      note(unsimulated: name.text, at: name.range)
    } else {
      guard !builders.isEmpty, name.text.first?.isUppercase ?? false,
        !passesArgument || !frameworks.declare(name.text, imports: module.imports)
      else { return nil }
      if speculation == 0 {
        placeholderRanges.append(name.range)
        let counted = failures
        reportUnknown(name)
        if !module.usesUnsimulated { reportContextless(syntax.arguments.map(\.value)) }
        failures = counted
      }
    }
    let content = isContainer ? syntax.trailing.first?.value : nil
    let shown = content.flatMap { showing($0) } ?? text(name.text, at: range)
    let arguments = CallArguments(
      arguments: [], trailing: [Argument(label: nil, value: shown)], parentheses: range)
    let call = Expression(
      .call(Expression(.name(Name(placeholderName, at: name.range)), at: name.range), arguments),
      at: range)
    return check(call, expected: expected)
  }

  private var placeholderName: String { "_Placeholder" }

  /// A closure of no parameters.
  private func showing(_ expression: Expression) -> Expression? {
    guard case .closure(let closure) = expression.kind, closure.parameters?.isEmpty ?? true,
      !closure.body.statements.isEmpty
    else { return nil }
    return expression
  }

  /// `{ Text("name") }`
  private func text(_ name: String, at range: SourceRange) -> Expression {
    let literal = Expression(.string([.text(name)]), at: range)
    let call = Expression(
      .call(
        Expression(.name(Name("Text", at: range)), at: range),
        CallArguments(
          arguments: [Argument(label: nil, value: literal)], trailing: [], parentheses: range)),
      at: range)
    let body = CodeBlock([Statement(.expression(call), at: range)], at: range)
    return Expression(.closure(Closure(body: body)), at: range)
  }

  func note(unsimulated name: String, at range: SourceRange) {
    noteOnce("navlab does not simulate '\(name)' yet; it is passed over", at: range)
  }

  /// A note that is said where it is true first.
  func noteOnce(_ message: String, at range: SourceRange) {
    guard speculation == 0, !diagnostics.contains(where: { $0.message == message }) else { return }
    report(Diagnostic(.note, message, at: range))
  }
}
