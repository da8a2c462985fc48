import Diagnostics
import SwiftSource

/// Where a declaration stands: a module, a type's body, an extension or a generic function. Gives
/// names of types their meaning. A class, since declarations share it.
final class Context {
  let parent: Context?
  /// The type whose members stand here; nil in a module and in functions.
  let nominal: NominalType?
  let extensionDeclaration: ExtensionDeclaration?
  let file: UInt16
  /// Generic parameters by name that this level adds.
  var named: [String: GenericParameter] = [:]
  /// All generic parameters in scope, by index.
  var generics: [GenericParameter] = []
  /// What this level adds; found when first asked.
  var ownConstraints: [Constraint]?
  var isResolvingConstraints = false
  /// Whether the parameters and the result are being found of a function whose context it is.
  var isResolvingSignature = false
  var clause: GenericClause?
  /// Types declared inside of a function.
  var localTypes: [String: Symbol] = [:]
  var isProtocolBody = false
  /// Extra requirements where this context is an entry's extension in the library.
  var cached: [Constraint]?
  /// `private` or `public` written before an extension.
  var storedAccess: Symbol.Access?
  /// `@MainActor` or `nonisolated` written before an extension.
  var isolation: Isolation?
  /// Whether it is a line of the prompt, which stands inside of a type without being of its file.
  var isPrompt = false
  /// Whether it is the file with the top-level statements.
  var isScript = false

  init(
    parent: Context?, nominal: NominalType? = nil, extension: ExtensionDeclaration? = nil,
    file: UInt16
  ) {
    self.parent = parent
    self.nominal = nominal
    self.extensionDeclaration = `extension`
    self.file = file
    generics = parent?.generics ?? []
    isPrompt = parent?.isPrompt ?? false
  }

  /// The nearest type around.
  var enclosingNominal: NominalType? { nominal ?? parent?.enclosingNominal }

  /// What `Self` stands for.
  var selfType: Type? {
    guard let nominal = enclosingNominal else { return nil }
    return nominal.selfType
  }

  func parameter(named name: String) -> GenericParameter? {
    named[name] ?? parent?.parameter(named: name)
  }
}

extension NominalType {
  /// The type as seen from inside: `Stack<Element>`; a protocol's is its `Self`.
  var selfType: Type {
    if keyword == .protocol, let own = generics.first { return .parameter(own) }
    return .nominal(self, generics.map(Type.parameter))
  }

  /// Whether its values are references: a class or an actor.
  public var isClass: Bool { keyword == .class || keyword == .actor }
}

/// What the checker knows about one nominal type, found bit by bit. A class, so that finding one
/// part may look at the others.
final class TypeScope {
  var context: Context?
  var declaration: Declaration?
  var syntax: TypeDeclaration?
  var members: [String: [Symbol]] = [:]
  /// Those of `members` that nothing is to be added to any more, but by extensions.
  var complete: [String: [Symbol]] = [:]
  /// In the order of declaration, the type's own first.
  var ordered: [Symbol] = []
  /// The library names already read into `members`.
  var loadedNames: Set<String> = []
  var extensions: [Context] = []
  var inherited: [(proto: NominalType, context: Context, range: SourceRange)]?
  var isResolvingInherited = false
  var rawType: Type?
  var isCompleted = false
  /// Whether what the compiler writes for coding was added.
  var hasCoding = false
  var moduleFile: UInt16 = 0
  var isLaidOut = false
  var hasMethods = false
  /// A class's designated initializers, inherited ones included, by slot.
  var designated: [Int: Symbol] = [:]
  var initializerSlots: [ObjectIdentifier: Int] = [:]
  var storedSymbols: [Symbol] = []
  var associatedTypes: [Symbol] = []
  /// Of `any P<Int>`'s protocol: the one that it narrows, and what its associated types are.
  var narrowed: (proto: NominalType, arguments: [String: Type])?
  /// `P<Int>` and others, by their arguments.
  var narrower: [[Type]: NominalType] = [:]
  var allProtocols: [NominalType]?
  /// Those of `allProtocols` that declare something, by its name, as of an edition of members.
  var declaring: [String: (protocols: [NominalType], edition: Int)] = [:]
  /// Of a protocol: the literals whose default types conform to it, a bit for each kind. It is
  /// never less, whatever a program adds.
  var fittingLiterals: UInt16 = 0
  var hasDeinitializer = false
  /// Where the type's members run; found when first asked.
  var isolation: Isolation?
  /// Whether it inherits from something of a framework that is not simulated.
  var isPartlyUnknown = false
  /// `@Model`
  var isModel = false
  var superclassType: Type?
  var deinitializer: Function?
}
