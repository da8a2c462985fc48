import Diagnostics
import SwiftSource

extension Checker {
  /// A library type or protocol that the language itself knows; nil where the library has none.
  func known(_ type: WellKnown) -> NominalType? {
    if let found = wellKnownTypes[type] { return found }
    for symbol in libraryLookup(type.rawValue) {
      if case .type(let nominal) = symbol.kind {
        wellKnownTypes[type] = nominal
        return nominal
      }
    }
    return nil
  }

  func type(_ known: WellKnown, _ arguments: [Type] = []) -> Type {
    guard let nominal = self.known(known) else { return .error }
    return .nominal(nominal, arguments)
  }

  func optional(_ type: Type) -> Type { self.type(.optional, [type]) }

  /// The library's top-level declarations of that name, parsed when first asked.
  func libraryLookup(_ name: String) -> [Symbol] {
    if let found = librarySymbols[name] { return found }
    librarySymbols[name] = []
    var result: [Symbol] = []
    // Where two modules have a type of one name, the second is declared with its module's: it is
    // meant where only that one is imported.
    let others = module.imports.map { "_\($0)_\(name)" }.filter { index.entries[""]?[$0] != nil }
    if let other = others.first, frameworks.isOfOthers(name, imports: module.imports) {
      result = libraryLookup(other)
      librarySymbols[name] = result
      return result
    }
    for entry in index.entries[""]?[name] ?? [] {
      let parsed = parse(library.entries[entry].text)
      for item in parsed.items {
        guard case .declaration(let declaration) = item.kind else { continue }
        result += symbols(of: declaration, in: libraryContext, native: entry)
      }
    }
    librarySymbols[name] = result
    return result
  }

  func parse(_ text: String) -> ParsedFile {
    work.declarations += 1
    return SwiftReader.parse(library: SourceFile(name: "<library>", text: text), fileIndex: .max)
  }

  /// The members of that name which the type's own body and its extensions declare.
  func ownMembers(of nominal: NominalType, named name: String) -> [Symbol] {
    if let known = nominal.scope.complete[name] { return known }
    loadLibraryMembers(of: nominal, named: name)
    // What a type inherits decides what the compiler adds: rather asked again than added too early.
    if !nominal.scope.isCompleted, !nominal.scope.isResolvingInherited,
      nominal.isBuiltin || !module.isBindingExtensions
    {
      complete(nominal)
    }
    // What an extension declares is not known before it is bound.
    let mayBeCoding = !nominal.scope.hasCoding && Self.codingNames.contains(name)
    if mayBeCoding, !module.isBindingExtensions { addCoding(to: nominal) }
    let found = nominal.scope.members[name] ?? []
    if nominal.scope.isCompleted, !mayBeCoding || nominal.scope.hasCoding {
      nominal.scope.complete[name] = found
    }
    return found
  }

  /// What may be a member that the compiler writes for coding.
  private static let codingNames: Set<String> = [
    "init", "encode", "CodingKeys", "stringValue", "intValue",
  ]

  private func loadLibraryMembers(of nominal: NominalType, named name: String) {
    guard nominal.isBuiltin, nominal.scope.loadedNames.insert(name).inserted else { return }
    guard let entries = index.entries[qualifiedName(of: nominal)]?[name] else { return }
    for entry in entries { loadMember(entry, of: nominal) }
  }

  func qualifiedName(of nominal: NominalType) -> String {
    guard let parent = nominal.parent else { return nominal.name }
    return qualifiedName(of: parent) + "." + nominal.name
  }

  private func loadMember(_ entry: Int, of nominal: NominalType) {
    let source = library.entries[entry]
    let extending = source.extending ?? ""
    let parsed = parse("extension \(extending) {\n\(source.text)\n}")
    for item in parsed.items {
      guard case .declaration(let declaration) = item.kind,
        case .extension(let syntax) = declaration.kind
      else { continue }
      let inner = extensionContext(of: nominal, syntax, in: libraryContext)
      for member in syntax.members {
        for symbol in symbols(of: member, in: inner, native: entry) { add(symbol, to: nominal) }
      }
    }
  }

  func extensionContext(
    of nominal: NominalType, _ syntax: ExtensionDeclaration, in outer: Context
  ) -> Context {
    let inner = Context(parent: outer, nominal: nominal, extension: syntax, file: outer.file)
    inner.generics = nominal.generics
    inner.named = nominal.scope.context?.allNamed ?? [:]
    return inner
  }

  // MARK: Names of types

  /// What a type's name means in a context, without its arguments.
  func typeSymbol(named syntax: TypeSyntax, in context: Context) -> Symbol? {
    guard case .name(let base, let name, _) = syntax.kind else { return nil }
    if let base {
      if let outer = typeSymbol(named: base, in: context), case .type(let nominal) = outer.kind {
        return memberType(named: name, of: nominal)
      }
      if case .name(nil, let module, _) = base.kind, isModuleName(module) {
        // The module's own, not the one of that name in the program.
        return libraryLookup(name).first(where: \.isType) ?? topLevelType(named: name)
      }
      return nil
    }
    return lookupType(named: name, in: context)
  }

  /// Whether a name before a dot may be a module's: one that the program imports, or Swift itself.
  func isModuleName(_ name: String) -> Bool {
    name == "Swift" || module.imports.contains(name) || frameworks.isSimulated(name)
  }

  /// - Parameter isOfLibrary: whether the library names it, which knows none of the program's.
  func topLevelType(named name: String, isOfLibrary: Bool = false) -> Symbol? {
    let own = module.symbols[name]?.first(where: \.isType)
    let shared = libraryLookup(name).first(where: \.isType)
    if isOfLibrary { return shared ?? own }
    if let own { return own }
    guard let shared, isImportedByProgram(shared) else { return nil }
    return frameworks.isHidden(name, imports: module.imports) ? nil : shared
  }

  /// A type by its plain name: local types, then those of enclosing types, then the module's; only
  /// then what a protocol asks of an enclosing type.
  func lookupType(named name: String, in start: Context) -> Symbol? {
    for entry in scope.lookup(name) {
      if case .type(let symbol) = entry { return symbol }
    }
    var asked: Symbol?
    var current: Context? = start
    while let context = current {
      if let local = context.localTypes[name] { return local }
      if let nominal = context.nominal, let found = memberType(named: name, of: nominal) {
        guard case .associatedType = found.kind, nominal.keyword != .protocol else { return found }
        asked = asked ?? found
      }
      current = context.parent
    }
    return topLevelType(named: name, isOfLibrary: start.file == .max) ?? asked
  }

  /// A type declared in another, in what it inherits from, or a protocol's associated type.
  func memberType(named name: String, of nominal: NominalType) -> Symbol? {
    if let found = ownMembers(of: nominal, named: name).first(where: \.isType) { return found }
    if let parent = superclass(of: nominal)?.nominal,
      let found = memberType(named: name, of: parent)
    {
      return found
    }
    guard !nominal.scope.isResolvingInherited else { return nil }
    for proto in protocols(of: nominal, declaring: name) where proto !== nominal {
      if let found = ownMembers(of: proto, named: name).first(where: \.isType) { return found }
    }
    return nil
  }

  /// Those of a type's protocols that declare something of that name.
  func protocols(of nominal: NominalType, declaring name: String) -> [NominalType] {
    if let known = nominal.scope.declaring[name], known.edition == memberEdition {
      return known.protocols
    }
    let all = allProtocols(of: nominal)
    let found = all.filter { !ownMembers(of: $0, named: name).isEmpty }
    // What is not complete may be asked again.
    if nominal.scope.allProtocols != nil, all.allSatisfy({ $0.scope.complete[name] != nil }) {
      nominal.scope.declaring[name] = (found, memberEdition)
    }
    return found
  }
}

extension Context {
  /// Generic parameters by name, outer levels included.
  var allNamed: [String: GenericParameter] {
    (parent?.allNamed ?? [:]).merging(named) { _, inner in inner }
  }
}
