import Diagnostics
import SwiftSource

extension Checker {
  /// Notes a method that is not called: what its generic parameters stand for is to be found.
  func noteOpen(_ target: CallTarget, at place: SourceRange) {
    guard speculation == 0, let symbol = target.symbol else { return }
    openReferences[place] = target.types.suffix(signature(of: symbol).generics.count)
  }

  /// Methods that are not called, of which nothing tells what their generic parameters stand for.
  func reportOpenReferences() {
    guard speculation == 0 else { return }
    let references = openReferences
    openReferences = [:]
    for (place, types) in references {
      for type in types {
        guard case .variable(let index) = resolved(type), let generic = solver.parameter(of: index)
        else { continue }
        reportUninferred(generic.name, at: place)
      }
    }
  }

  /// A value of which too little is known, and what it is for what follows: `[]` is of anything.
  func undetermined(_ type: Type, _ expression: Expression) -> Type {
    guard expression.isEmptyCollection, let element = type.arguments.last else {
      reportUndetermined(type, expression)
      return .error
    }
    apart { reportUndetermined(type, expression) }
    _ = unify(element, .any)
    if type.arguments.count > 1 { _ = unify(type.arguments[0], self.type(.anyHashable)) }
    return resolved(type)
  }

  func reportUndetermined(_ type: Type, _ expression: Expression) {
    if case .nil = expression.kind {
      error("'nil' requires a contextual type", at: expression.range)
      return
    }
    if expression.isEmptyCollection {
      error("empty collection literal requires an explicit type", at: expression.range)
      return
    }
    if case .closure(let closure) = expression.kind, let parameters = closure.parameters,
      case .function(let function) = type, !parameters.isEmpty
    {
      for (parameter, info) in zip(parameters, function.parameters)
      where resolved(info.type).hasVariables {
        error(
          "cannot infer type of closure parameter '\(parameter.name)' without a type annotation",
          at: parameter.range)
      }
      return
    }
    if case .call(let callee, _) = expression.kind,
      let symbol = facts.callees[expression.range], symbol.isFunction,
      reportUninferred(signature(of: symbol).generics, in: type, of: symbol, at: callee.anchor)
    {
      return
    }
    if case .nominal(let nominal, let arguments) = type {
      let open = zip(nominal.generics, arguments).filter { $0.1.hasVariables }.map(\.0)
      if !open.isEmpty { return reportUninferred(open, of: nominal, at: expression.range) }
    }
    error("type of expression is ambiguous without a type annotation", at: expression.range)
  }
}

// Generic parameters that nothing tells: of a function, the first; of a type, all.
extension Checker {
  private func reportUninferred(
    _ generics: [GenericParameter], in type: Type, of symbol: Symbol, at range: SourceRange
  ) -> Bool {
    var names: [String] = []
    type.walk { part in
      if case .variable(let index) = part, let parameter = self.solver.parameter(of: index) {
        names.append(parameter.name)
      }
    }
    guard let generic = generics.first(where: { names.contains($0.name) }) ?? generics.first,
      type.hasVariables
    else { return false }
    let note = Diagnostic(
      .note, "in call to function '\(symbol.shownName)'", at: symbol.nameRange)
    reportUninferred(
      generic.name, at: range,
      notes: symbol.context.file == .max ? [] : [note])
    return true
  }

  private func reportUninferred(
    _ generics: [GenericParameter], of nominal: NominalType, at range: SourceRange
  ) {
    let told = nominal.isBuiltin ? Array(generics.prefix(1)) : generics
    for generic in told {
      reportUninferred(
        generic.name, at: range,
        notes: notes(on: generic, of: nominal, isLast: generic == told.last, at: range))
    }
  }

  /// The generic parameters of a type that is written without its arguments: `Task.seep`.
  func openGenerics(of type: Type) -> [GenericParameter] {
    guard case .nominal(let nominal, let arguments) = type, context.enclosingNominal !== nominal
    else { return [] }
    return zip(nominal.generics, arguments).filter { own, argument in
      switch resolved(argument) {
      case .variable: true
      case .parameter(own): true
      default: false
      }
    }.map(\.0)
  }

  func reportUninferred(
    _ generics: [GenericParameter], of nominal: NominalType?, at range: SourceRange
  ) {
    for generic in generics {
      let isLast = generic == generics.last
      reportUninferred(
        generic.name, at: range,
        notes: nominal.map { notes(on: generic, of: $0, isLast: isLast, at: range) } ?? [])
    }
  }

  /// Generic parameters that a call leaves open: those of a type may be written out.
  func reportUninferred(_ generics: [GenericParameter], of symbol: Symbol?, at range: SourceRange) {
    let nominal = symbol?.context.nominal
    let last = generics.last { nominal?.generics.contains($0) ?? false }
    for generic in generics {
      // It comes with what else is wrong, and is no change of its own.
      smallChanges += 4
      reportUninferred(
        generic.name, at: range,
        notes: nominal.map { notes(on: generic, of: $0, isLast: generic == last, at: range) } ?? [])
    }
  }

  private func notes(
    on generic: GenericParameter, of nominal: NominalType, isLast: Bool, at range: SourceRange
  ) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if let owner = nominal.declarer(of: generic), let place = owner.declarationPlace(of: generic) {
      let text = "'\(generic.name)' declared as parameter to type '\(owner.name)'"
      notes.append(Diagnostic(.note, text, at: place))
    }
    if isLast {
      let hint = "explicitly specify the generic arguments to fix this issue"
      notes.append(Diagnostic(.note, hint, at: range))
    }
    return notes
  }
}

extension Expression {
  fileprivate var isEmptyCollection: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }
}

extension NominalType {
  /// Where one of its generic parameters is declared, if that is in the program.
  func declarationPlace(of generic: GenericParameter) -> SourceRange? {
    guard !isBuiltin else { return nil }
    return scope.context?.clause?.parameters.first { $0.name == generic.name }?.range
  }

  /// The type, this one or one around it, whose own generic parameter it is.
  fileprivate func declarer(of generic: GenericParameter) -> NominalType? {
    guard generics.contains(generic) else { return nil }
    return parent?.declarer(of: generic) ?? self
  }
}
