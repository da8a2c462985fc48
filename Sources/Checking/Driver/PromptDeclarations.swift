import Diagnostics
import SwiftSource

/// What there was to find by name before a line of the prompt.
final class PromptDeclarations {
  private let symbols: [String: [Symbol]]
  private let globals: [GlobalVariable]
  private var scopes: [(nominal: NominalType, members: [String: [Symbol]], ordered: [Symbol])] = []

  init(of module: Module) {
    symbols = module.symbols
    globals = module.globals
  }

  /// To be called before a line adds members to a type.
  fileprivate func keep(_ nominal: NominalType) {
    scopes.append((nominal, nominal.scope.members, nominal.scope.ordered))
  }

  func restore(_ module: Module) {
    module.symbols = symbols
    module.globals = globals
    for (nominal, members, ordered) in scopes.reversed() {
      nominal.scope.members = members
      nominal.scope.ordered = ordered
    }
  }
}

extension Checker {
  /// Declares what a line declares. Functions and computed properties are members of the root view,
  /// whose state they see; types and variables stand beside the program's.
  func declareAll(
    _ line: ParsedFile, in prompt: PromptScope, _ before: PromptDeclarations
  ) {
    var added: [Symbol] = []
    for item in line.items {
      guard case .declaration(let declaration) = item.kind else { continue }
      if case .extension(let syntax) = declaration.kind {
        declareExtension(declaration, syntax, in: prompt, before)
      } else if let instance = prompt.instance, declaration.seesMembers {
        before.keep(instance)
        for symbol in symbols(of: declaration, in: prompt.context) {
          declareMember(symbol, of: instance)
        }
      } else {
        let outer = Context(parent: nil, file: prompt.context.file)
        for symbol in symbols(of: declaration, in: outer) {
          declareGlobal(symbol)
          added.append(symbol)
        }
      }
    }
    module.ordered = added
  }

  private func declareGlobal(_ symbol: Symbol) {
    // A later line may declare a name again.
    let earlier = symbol.isCallable ? module.symbols[symbol.name] ?? [] : []
    module.symbols[symbol.name] =
      earlier.filter { $0.isCallable && !clashes($0, symbol) } + [symbol]
    if case .type(let nominal) = symbol.kind {
      pendingBodies.append { [unowned self] in checkType(nominal) }
    } else if symbol.isCallable {
      pendingBodies.append { [unowned self] in checkMember(symbol) }
    }
  }

  /// Of a name that an earlier line declared, the later one holds; the program's stays its own.
  private func declareMember(_ symbol: Symbol, of nominal: NominalType) {
    let clashing = ownMembers(of: nominal, named: symbol.name).filter { clashes($0, symbol) }
    let isAgain = clashing.allSatisfy(\.context.isPrompt)
    if isAgain {
      nominal.scope.members[symbol.name]?.removeAll { other in
        clashing.contains { $0 === other }
      }
      nominal.scope.ordered.removeAll { other in clashing.contains { $0 === other } }
    } else {
      error("invalid redeclaration of '\(symbol.shownName)'", at: symbol.nameRange)
    }
    add(symbol, to: nominal)
    pendingBodies.append { [unowned self] in checkMember(symbol) }
  }

  private func declareExtension(
    _ declaration: Declaration, _ syntax: ExtensionDeclaration, in prompt: PromptScope,
    _ before: PromptDeclarations
  ) {
    let outer = Context(parent: nil, file: prompt.context.file)
    outer.isPrompt = true
    if let nominal = extended(syntax.extended, in: outer) {
      before.keep(nominal)
      if !syntax.inherited.isEmpty {
        pendingBodies.append { [unowned self] in checkConformances(of: nominal) }
      }
    }
    let count = extensionMembers.count
    bindExtension(declaration, syntax, in: outer)
    for symbol in extensionMembers[count...] {
      pendingBodies.append { [unowned self] in checkMember(symbol) }
    }
  }
}

extension Declaration {
  /// Whether it is a function or computed properties, which see what the type around them has.
  fileprivate var seesMembers: Bool {
    switch kind {
    case .function(let function): function.name.first.map { $0.isLetter || $0 == "_" } ?? false
    case .variable(let variable):
      variable.bindings.allSatisfy { binding in
        let accessors = binding.accessors?.list ?? []
        return !accessors.isEmpty && binding.initializer == nil
      }
    default: false
    }
  }
}
