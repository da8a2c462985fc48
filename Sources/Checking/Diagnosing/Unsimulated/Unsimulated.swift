import Diagnostics
import SwiftSource

/// Apple's frameworks that navlab does not simulate, with how their names begin and what else they
/// declare. A name that belongs to one which the program imports is no mistake: what it gives is of
/// the type `.error`, which fits everything, and each name is noted once.
struct UnsimulatedFrameworks {
  private struct Names {
    var prefixes: [String] = []
    var others: Set<String> = []
    /// Whether Xcode makes classes of the program's own files for it: of models, of intents.
    var isOpen = false
  }

  private var frameworks: [String: Names] = [:]
  private var simulated: Set<String> = []
  /// The modules that declare a name of the library's, where SwiftUI does not: by the name, and by
  /// how names begin.
  private var owners: [String: Set<String>] = [:]
  private var prefixOwners: [String: Set<String>] = [:]

  /// - Parameter texts: `// Framework Prefix* Name Name`, with a star alone where any name may be
  ///   of a class that Xcode makes, `// = Module Module` for those whose names the library itself
  ///   declares, and `// @ Module Prefix* Name Name` for names of the library's that are there only
  ///   where the module is imported.
  init(_ texts: [String]) {
    for text in texts {
      let words = text.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
      guard let name = words.first else { continue }
      if name == "=" {
        simulated.formUnion(words.dropFirst())
        continue
      }
      if name == "@" {
        for owned in words.dropFirst(2) {
          if owned.hasSuffix("*") {
            prefixOwners[String(owned.dropLast()), default: []].insert(words[1])
          } else {
            owners[owned, default: []].insert(words[1])
          }
        }
        continue
      }
      for word in words.dropFirst() {
        if word == "*" {
          frameworks[name, default: Names()].isOpen = true
        } else if word.hasSuffix("*") {
          frameworks[name, default: Names()].prefixes.append(String(word.dropLast()))
        } else {
          frameworks[name, default: Names()].others.insert(word)
        }
      }
    }
  }

  /// Whether one of the imported modules is known to declare the name, or may: of a module that is
  /// not known, every name of a type is.
  func declare(_ name: String, imports: Set<String>) -> Bool {
    if frameworks.isEmpty { return false }
    if isListed(name, in: imports.union(["Swift", "UIKit"])) { return true }
    guard name.first?.isUppercase ?? false else { return false }
    if imports.contains(name), !simulated.contains(name) { return true }
    return imports.contains { frameworks[$0].map(\.isOpen) ?? !simulated.contains($0) }
  }

  /// Whether one of the imported modules is of a package, whose extensions nobody here knows.
  func havePackage(_ imports: Set<String>) -> Bool {
    !frameworks.isEmpty && imports.contains { frameworks[$0] == nil && !simulated.contains($0) }
  }

  /// Whether the library stands for a module.
  func isSimulated(_ module: String) -> Bool { simulated.contains(module) }

  /// Whether a view's program does not import the module that declares a name of the library's.
  func isHidden(_ name: String, imports: Set<String>) -> Bool {
    imports.contains("SwiftUI") && isOfOthers(name, imports: imports)
  }

  /// Whether only modules that are not imported declare a name of the library's.
  func isOfOthers(_ name: String, imports: Set<String>) -> Bool {
    let modules = owners[name] ?? prefixOwners.first(where: { begins(name, $0.key) })?.value
    return modules?.isDisjoint(with: imports) ?? false
  }

  /// The module that an unknown name is nearly the name of.
  func isSlip(module name: String) -> Bool {
    let known = simulated.union(frameworks.keys)
    if known.contains(name) { return false }
    if known.contains(where: { $0.lowercased() == name.lowercased() }) { return true }
    // Packages are often named after what they extend.
    guard name.count > 5, !known.contains(where: name.contains) else { return false }
    return nearest(to: name, in: known.sorted(), within: 1) != nil
  }

  /// Whether an imported framework lists the name: of what the library declares for it there may
  /// be more.
  func list(_ name: String, imports: Set<String>) -> Bool {
    isListed(name, in: imports.subtracting(["UIKit"]))
      || owners[name]?.isDisjoint(with: imports) == false
  }

  func isListed(
    _ name: String, in imports: Set<String>, byPrefix: Bool = true
  ) -> Bool {
    imports.contains { module in
      guard let names = frameworks[module] else { return false }
      return names.others.contains(name)
        || byPrefix && names.prefixes.contains { begins(name, $0) }
    }
  }

  /// `MK` begins `MKMapItem`, and no `MKind`.
  private func begins(_ name: String, _ prefix: String) -> Bool {
    var name = name.utf8[...]
    if name.first == UInt8(ascii: "k") { name.removeFirst() }
    // By bytes: asked of every name of a type, and each prefix.
    guard name.first == prefix.utf8.first, name.starts(with: prefix.utf8),
      let next = name.dropFirst(prefix.utf8.count).first
    else { return false }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return capitals.contains(next) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
  }
}

extension Checker {
  /// Something stands here that nobody knows: what does not check because of it is no mistake.
  func meetUnknown() {
    module.unknown.isUsed = true
    module.unknown.count += 1
  }

  /// A value is used whose type nobody knows, where anything is unknown.
  func meetUnknownType() {
    if module.usesUnsimulated { module.unknown.count += 1 }
  }

  /// Whether a member of that name may be of a framework that is not simulated: a type of it. Its
  /// functions and constants, C's `close` and `clock`, are nothing's members.
  func passOver(unsimulatedMember name: String, at range: SourceRange) -> Bool {
    guard name.first?.isLowercase != true || name.hasPrefix("k") else { return false }
    return passOver(unsimulated: name, at: range)
  }

  /// Whether the name is of a framework that is not simulated; then it is noted.
  func passOver(unsimulated name: String, at range: SourceRange) -> Bool {
    guard frameworks.declare(name, imports: module.imports), !isSlip(name) else { return false }
    if module.isScript, module.imports.isEmpty, !frameworks.isListed(name, in: ["Swift"]) {
      return false
    }
    meetUnknown()
    note(unsimulated: name, at: range)
    return true
  }

  /// Whether a name that only a module without a list may declare is nearly one of the library's.
  private func isSlip(_ name: String) -> Bool {
    if module.imports.contains(name) { return false }
    // Behind a prefix stands a word: `UIID` is none of UIKit's.
    let isWord = name.contains(where: \.isLowercase)
    let modules = module.imports.union(["Swift", "UIKit"])
    if frameworks.isListed(name, in: modules, byPrefix: isWord) { return false }
    let known = (index.entries[""] ?? [:]).keys.filter {
      $0.first?.isUppercase ?? false && !frameworks.isHidden($0, imports: module.imports)
    }
    return Diagnostics.isSlip(name, of: known)
  }

  /// Whether a plain name may be a type that an unknown protocol or superclass of a type around
  /// gives it: `Context` in a widget's provider.
  func passOver(inheritedType name: String, in context: Context) -> Bool {
    var around: Context? = context
    while let one = around {
      if let nominal = one.nominal, inheritsUnknown(nominal), !isSlip(name) {
        meetUnknown()
        return true
      }
      around = one.parent
    }
    return false
  }

  /// Whether a type may have a member type that nobody knows.
  func passOver(memberType name: String, of type: Type) -> Bool {
    guard let nominal = type.nominal,
      inheritsUnknown(nominal) || isPartlyUnknown(nominal) || isListed(name, of: nominal)
    else { return false }
    meetUnknown()
    return true
  }

  /// Whether a type's superclass or one of its protocols is of a framework that is not simulated.
  func inheritsUnknown(_ nominal: NominalType) -> Bool {
    guard resolvingInheritance == 0, !nominal.isBuiltin else { return false }
    _ = inherited(of: nominal)
    return nominal.scope.isPartlyUnknown
  }

  /// Whether a property is wrapped by something of such a framework, which gives it its value.
  func hasUnsimulatedWrapper(_ symbol: Symbol) -> Bool {
    guard let unknown = symbol.declaration?.unknownAttribute(self, in: symbol.context) else {
      return false
    }
    return frameworks.declare(unknown.baseName, imports: module.imports)
  }

  /// `$items` of a property whose wrapper nobody knows.
  func isProjectionOfUnknown(_ name: String) -> Bool {
    guard name.first == "$" || name.first == "_" else { return false }
    var around: Context? = context
    while let one = around {
      let found = one.nominal.flatMap { ownMembers(of: $0, named: String(name.dropFirst())).first }
      if let found { return hasUnsimulatedWrapper(found) }
      around = one.parent
    }
    return false
  }

  /// A type whose superclass or protocols are of such a framework has members that nobody knows.
  func isPartlyUnknown(_ nominal: NominalType) -> Bool {
    _ = inherited(of: nominal)
    if nominal.scope.isPartlyUnknown || hasUnknownMacro(nominal) { return true }
    // A type below another is as well known as that one: an error's codes, a view's modes.
    if nominal.isBuiltin, let outer = nominal.parent, isPartlyUnknown(outer) { return true }
    // Of UIKit's classes the library has what programs mostly use.
    if nominal.isBuiltin, nominal.isClass, nominal.name != "NSObject" {
      return frameworks.declare(nominal.name, imports: module.imports)
    }
    if nominal.isBuiltin, frameworks.list(nominal.name, imports: module.imports) { return true }
    if let parent = superclass(of: nominal)?.nominal, isPartlyUnknown(parent) { return true }
    return allProtocols(of: nominal).contains { $0.scope.isPartlyUnknown }
  }

  /// Whether a framework's macro that is not simulated may add members: `@Generable`.
  private func hasUnknownMacro(_ nominal: NominalType) -> Bool {
    guard !nominal.isBuiltin, let context = nominal.scope.context,
      let unknown = nominal.scope.declaration?.unknownAttribute(self, in: context)
    else { return false }
    return frameworks.declare(unknown.baseName, imports: module.imports)
  }

  /// Whether an imported package may extend a type of the library by a member of that name: the
  /// library has none of it, nor one that is nearly it there.
  func isOfPackage(_ member: String, of nominal: NominalType, isStatic: Bool = false) -> Bool {
    guard nominal.isBuiltin, frameworks.havePackage(module.imports),
      isStatic || !isSimulated(member)
    else { return false }
    let types = [nominal] + allProtocols(of: nominal)
    let known = types.flatMap { index.entries[qualifiedName(of: $0)]?.keys.map { $0 } ?? [] }
    return !Diagnostics.isSlip(member, of: known)
  }

  /// Whether a type may have a member that nobody knows, or has one that is known by name alone;
  /// then it is noted.
  func passOver(unknownMember name: Name, of nominal: NominalType, isStatic: Bool = false) -> Bool {
    if !isPartlyUnknown(nominal) {
      guard
        isListed(name.text, of: nominal) || isOfPackage(name.text, of: nominal, isStatic: isStatic)
      else { return false }
    }
    pass(over: name, of: nominal)
    return true
  }

  private func pass(over member: Name, of nominal: NominalType) {
    let shown = nominal.name + "." + member.text
    meetUnknown()
    // An overload for which every member is known comes first.
    score.disfavored += 1
    if nominal.isBuiltin { note(unsimulated: shown, at: member.range) }
  }

  /// Whether a type may have an initializer that nobody knows; one of the library's is noted.
  func passOver(
    initializerOf nominal: NominalType, _ syntax: CallArguments, at range: SourceRange
  ) -> Bool {
    guard nominal.isClass || nominal.isBuiltin,
      isPartlyUnknown(nominal) || isListed("init", taking: syntax, of: nominal)
    else { return false }
    meetUnknown()
    let labels = (syntax.arguments + syntax.trailing).map { ($0.label?.text ?? "_") + ":" }
    if nominal.isBuiltin {
      note(unsimulated: "\(nominal.name).init(\(labels.joined()))", at: range)
    }
    return true
  }

  /// Whether functions of the library, none of which takes the arguments' labels, are of a type
  /// that may have others of their name; then that is noted.
  func passOver(
    otherThan functions: [Candidate], named name: Name, _ syntax: CallArguments, of base: Typed?
  ) -> Bool {
    guard let nominal = functions.first?.symbol.context.nominal, nominal.isBuiltin,
      functions.allSatisfy({ $0.symbol.context.file == .max })
    else { return false }
    if isPartlyUnknown(nominal) { return passOver(unknownMember: name, of: nominal) }
    var owner = base.flatMap { resolved($0.type).nominal } ?? nominal
    if case .metatype(let type)? = base.map({ resolved($0.type) }) { owner = type.nominal ?? owner }
    guard isListed(name.text, taking: syntax, of: owner) else { return false }
    pass(over: name, of: owner)
    return true
  }

  /// Whether the iterator of an asynchronous sequence is what nobody knows: it gives nothing.
  func isWalkedByUnknown(_ type: Type) -> Bool {
    guard let sequence = protocolNamed("AsyncSequence"),
      conforms(type, to: sequence) == .yes
    else { return false }
    return resolved(memberType("AsyncIterator", of: type)).isError
  }

  /// Whether a plain name may be a member of such a type around.
  var isInsidePartlyUnknown: Bool {
    var current: Context? = context
    while let one = current {
      if let nominal = one.nominal, isPartlyUnknown(nominal) { return true }
      current = one.parent
    }
    return false
  }

  /// A value of such a framework where another type is wanted; others, and what an error left, as
  /// they are.
  func standingIn(_ typed: Typed, for wanted: Type) -> Typed {
    guard typed.type.isError, module.usesUnsimulated else { return typed }
    return convert(typed, to: wanted, .other)
  }

  /// Whether something can stand in for a value that nothing gives: nil, zero, an empty text.
  func hasStandIn(_ type: Type) -> Bool {
    let type = resolved(type)
    switch type {
    case .error: return true
    case .tuple(let parts): return parts.allSatisfy { hasStandIn($0.type) }
    case .nominal(let nominal, _):
      switch nominal.wellKnown {
      case .optional, .array, .dictionary, .bool, .string, .character: return true
      case let known?: return known.isNumber
      case nil: return false
      }
    default: return false
    }
  }
}

extension FunctionBuilder {
  /// What stands for a value of a framework that is not simulated.
  func standIn(for wanted: Type, at range: SourceRange) -> Code {
    let type = checker.resolved(wanted)
    if checker.module.isScript, !checker.module.imports.contains("SwiftUI") {
      // A program that only prints stops where it would go on without what it prints.
      return Code(.unsupported("a framework that is not simulated"), type: type, at: range)
    }
    func constant(_ value: Constant) -> Code { Code(.constant(value), type: type, at: range) }
    switch type {
    case .error: return constant(.void)
    case .tuple(let parts):
      if parts.isEmpty { return constant(.void) }
      return Code(.tuple(parts.map { standIn(for: $0.type, at: range) }), type: type, at: range)
    case .nominal(let nominal, _):
      switch nominal.wellKnown {
      case .optional: return constant(.nil)
      case .array: return Code(.array([]), type: type, at: range)
      case .dictionary: return Code(.dictionary([]), type: type, at: range)
      case .bool: return constant(.boolean(false))
      case .string: return constant(.string(""))
      case .character: return constant(.character(" "))
      case let known? where known.isFloatingPoint: return constant(.double(0))
      case let known? where known.isInteger: return constant(.integer(0))
      default: break
      }
    default: break
    }
    return Code(
      .unsupported("a '\(type)' of a framework that is not simulated"), type: type, at: range)
  }
}
