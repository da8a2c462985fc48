import SwiftSource

extension Checker {
  /// The order in which the statements of a block run. A local function is made as soon as there is
  /// what it uses, so that statements above its declaration may call it.
  func runningOrder(of statements: [Statement]) -> [Int] {
    let functions = localFunctions(in: statements)
    guard let last = functions.last, last.index >= functions.count else {
      return Array(statements.indices)
    }
    var places: [Int: [Int]] = [:]
    for function in functions {
      let needed = needed(for: function, among: functions, in: statements)
      // A variable that gets its value later may not have it yet.
      let waits = needed.map { statements[$0].declaresWithoutValue } ?? false
      let place = waits ? max(function.index, (needed ?? -1) + 1) : (needed ?? -1) + 1
      places[place, default: []].append(function.index)
    }
    let moved = Set(functions.map(\.index))
    return statements.indices.flatMap { index in
      (places[index] ?? []) + (moved.contains(index) ? [] : [index])
    }
  }

  /// The order in which the statements of a block are checked: as they stand, but for functions
  /// that use what is declared after them.
  func checkingOrder(of statements: [Statement]) -> [Int] {
    let functions = localFunctions(in: statements)
    var order = Array(statements.indices)
    for function in functions {
      guard let needed = needed(for: function, among: functions, in: statements),
        needed > function.index
      else { continue }
      order.removeAll { $0 == function.index }
      order.insert(function.index, at: (order.firstIndex(of: needed) ?? order.endIndex - 1) + 1)
    }
    return order
  }

  /// The last statement that declares what a function uses, of those that it may use.
  private func needed(
    for function: Function, among functions: [Function], in statements: [Statement]
  ) -> Int? {
    let uses = allUses(of: function, among: functions)
    let end = function.index + 1 + later(than: function, statements)
    return statements.indices.last { index in
      index < end && !uses.isDisjoint(with: statements[index].declaredNames)
    }
  }

  private struct Function {
    var index: Int
    var name: String
    var uses: Set<String>
  }

  private func localFunctions(in statements: [Statement]) -> [Function] {
    statements.enumerated().compactMap { index, statement in
      guard case .declaration(let declaration) = statement.kind else { return nil }
      var name = statement.computed?.pattern.boundNames.first?.0
      if case .function(let function) = declaration.kind { name = function.name }
      guard let name else { return nil }
      return Function(index: index, name: name, uses: ReferencedNames(of: declaration).names)
    }
  }

  /// How many statements after a function do not use it: what they declare it may use.
  private func later(
    than function: Function, _ statements: [Statement]
  ) -> Int {
    let rest = statements[(function.index + 1)...]
    let user = rest.firstIndex { statement in
      if case .declaration(let declaration) = statement.kind, case .function = declaration.kind {
        return false
      }
      if statement.computed != nil { return false }
      var names = ReferencedNames()
      names.add(statement)
      return names.names.contains(function.name)
    }
    return (user ?? rest.endIndex) - rest.startIndex
  }

  /// What a function uses, itself and through the functions beside it.
  private func allUses(of function: Function, among functions: [Function]) -> Set<String> {
    var uses = function.uses
    var count = -1
    while count != uses.count {
      count = uses.count
      for other in functions where uses.contains(other.name) { uses.formUnion(other.uses) }
    }
    return uses
  }
}

extension Statement {
  /// The variable that it declares, where code gives its value: it is one with a function.
  var computed: VariableDeclaration.Binding? {
    guard case .declaration(let declaration) = kind,
      case .variable(let variable) = declaration.kind, let binding = variable.bindings.first,
      binding.accessors?.list.contains(where: { $0.kind == .get }) ?? false
    else { return nil }
    return binding
  }

  /// The variables that it adds to its block.
  fileprivate var declaredNames: [String] {
    switch kind {
    case .declaration(let declaration):
      guard case .variable(let variable) = declaration.kind, computed == nil else { return [] }
      return variable.bindings.flatMap { $0.pattern.boundNames.map(\.0) }
    case .guard(let conditions, _):
      return conditions.flatMap { condition -> [String] in
        switch condition {
        case .binding(_, let pattern, _, _, _), .case(let pattern, _, _):
          pattern.boundNames.map(\.0)
        default: []
        }
      }
    default: return []
    }
  }

  fileprivate var declaresWithoutValue: Bool {
    guard case .declaration(let declaration) = kind, case .variable(let variable) = declaration.kind
    else { return false }
    return variable.bindings.contains { $0.initializer == nil && $0.accessors == nil }
  }
}
