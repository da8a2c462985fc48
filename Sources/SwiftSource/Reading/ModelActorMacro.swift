import Diagnostics

extension TypeDeclaration {
  /// What SwiftData's macro makes of `@ModelActor actor Store { … }`: the container that it is
  /// given, and the protocol that says what an actor does with one.
  /// - Parameter whole: the range of the declaration, long enough to give each expression a place
  ///   of its own.
  func expandingModelActor(at range: SourceRange, in whole: SourceRange) -> TypeDeclaration {
    func place(_ index: UInt32) -> SourceRange {
      let start = whole.start + index
      return SourceRange(file: whole.file, start: start, end: start + 1)
    }
    func named(_ name: String) -> TypeSyntax {
      TypeSyntax(.name(base: nil, name: name, arguments: []), at: range)
    }
    func declaration(_ kind: Declaration.Kind, isolated: Bool = true) -> Declaration {
      let modifiers =
        isolated ? [] : [Modifier(name: "nonisolated", detail: nil, range: range)]
      return Declaration(kind, modifiers: modifiers, nameRange: range, range: range)
    }
    let container = "modelContainer"
    let stored = VariableDeclaration.Binding(
      pattern: Pattern(.identifier(container), at: range), type: named("ModelContainer"),
      initializer: nil, accessors: nil)
    let given = Expression(.name(Name(container, at: place(0))), at: place(0))
    let target = Expression(
      .member(base: Expression(.self, at: place(1)), name: Name(container, at: place(2))),
      at: place(2))
    let assignment = Expression(.assignment(target: target, value: given), at: place(3))
    let initializer = InitializerDeclaration(
      isFailable: false,
      signature: Signature(parameters: [
        Parameter(
          label: container, name: container, type: named("ModelContainer"), range: range)
      ]),
      body: CodeBlock([Statement(.expression(assignment), at: place(3))], at: place(4)))
    var expanded = self
    expanded.inherited.append(named("ModelActor"))
    expanded.members += [
      declaration(
        .variable(VariableDeclaration(isLet: true, bindings: [stored], keyword: range)),
        isolated: false),
      declaration(.initializer(initializer)),
    ]
    return expanded
  }
}
