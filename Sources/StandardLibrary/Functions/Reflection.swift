import Checking
import Interpreter

/// `Mirror`, and what a program asks of its memory and its process.
var reflection: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
      """),
    Builtin(nil, "protocol CustomReflectable { var customMirror: Mirror { get } }"),
    Builtin(nil, "protocol MirrorPath {}"),
    Builtin("String: MirrorPath", "typealias _MirrorPath = String"),
    Builtin("Int: MirrorPath", "typealias _MirrorPath = Int"),
    Builtin(
      nil,
      """
      struct Mirror: CustomStringConvertible {
        typealias Child = (label: String?, value: Any)
        typealias Children = [Child]
        enum DisplayStyle: Hashable, Sendable {
          case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
        }
        enum AncestorRepresentation {
          case generated, customized(() -> Mirror), suppressed
        }
        let subjectType: any Any.Type
        let children: Children
        let displayStyle: DisplayStyle?
        // What it is as its superclass, or nothing.
        let _superclass: [Mirror]
        var superclassMirror: Mirror? { _superclass.first }
        var description: String { "Mirror for \\(subjectType)" }
        init(reflecting subject: Any) {
          if let own = subject as? any CustomReflectable {
            self = own.customMirror
          } else {
            self = Mirror(_of: subject, level: 0)
          }
        }
        init(_of subject: Any, level: Int) {
          let styles: [DisplayStyle] = [
            .struct, .class, .enum, .tuple, .optional, .collection, .dictionary, .set,
          ]
          let style = _mirrorStyle(subject)
          subjectType = _mirrorClass(subject, level) ?? type(of: subject)
          children = _mirrorChildren(subject, level)
          displayStyle = style < 0 ? nil : styles[style]
          _superclass = Mirror._ancestors(subject, level)
        }
        static func _ancestors(_ subject: Any, _ level: Int) -> [Mirror] {
          _mirrorClass(subject, level + 1) == nil ? [] : [Mirror(_of: subject, level: level + 1)]
        }
        init<Subject, C: Collection>(
          _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil,
          ancestorRepresentation: AncestorRepresentation = .generated
        ) where C.Element == Child {
          subjectType = Subject.self
          self.children = Array(children)
          self.displayStyle = displayStyle
          switch ancestorRepresentation {
          case .generated: _superclass = Mirror._ancestors(subject, 0)
          case .customized(let make): _superclass = [make()]
          case .suppressed: _superclass = []
          }
        }
        init<Subject, C: Collection>(
          _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
          ancestorRepresentation: AncestorRepresentation = .generated
        ) {
          let children = unlabeledChildren.map { (label: nil as String?, value: $0 as Any) }
          self.init(
            subject, children: children, displayStyle: displayStyle,
            ancestorRepresentation: ancestorRepresentation)
        }
        init<Subject>(
          _ subject: Subject, children: KeyValuePairs<String, Any>,
          displayStyle: DisplayStyle? = nil,
          ancestorRepresentation: AncestorRepresentation = .generated
        ) {
          let children = children.map { (label: Optional($0.key), value: $0.value) }
          self.init(
            subject, children: children, displayStyle: displayStyle,
            ancestorRepresentation: ancestorRepresentation)
        }
        func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
          var found = _child(first)
          for path in rest {
            guard let value = found else { return nil }
            found = Mirror(reflecting: value)._child(path)
          }
          return found
        }
        func _child(_ path: any MirrorPath) -> Any? {
          if let label = path as? String { return children.first { $0.label == label }?.value }
          guard let index = path as? Int, index < children.count else { return nil }
          return children[index].value
        }
      }
      """),
    Builtin(
      nil, "func _mirrorChildren(_ subject: Any, _ level: Int) -> [(label: String?, value: Any)]"
    ) { call in
      let parts = try Dumper.children(
        of: call.arguments[0], level: call.int(1), call.machine)
      return .array(
        parts.map { .tuple([.optionalString($0.label), .existential($0.value, $0.type)]) })
    },
    Builtin(nil, "func _mirrorClass(_ subject: Any, _ level: Int) -> (any Any.Type)?") { call in
      var value = call.arguments[0]
      while case .existential(let inner, _) = value { value = inner }
      guard case .object(let object) = value else { return .none }
      var type: NominalType? = object.type
      for _ in 0..<(try call.int(1)) { type = type?.superclass }
      return type.map { .type(TypeValue(.nominal($0, object.arguments))) } ?? .none
    },
    Builtin(nil, "func _mirrorStyle(_ subject: Any) -> Int") { call in
      var value = call.arguments[0]
      var type = Type.any
      while case .existential(let inner, let own) = value { (value, type) = (inner, own) }
      if call.machine.wrapped(type) != nil { return .int(4) }
      switch value {
      case .structure(let structure):
        guard structure.type.isBuiltin else { return .int(0) }
        let styles = ["ArraySlice": 5, "Range": -1, "ClosedRange": -1]
        return .int(styles[structure.type.name] ?? 0)
      case .object: return .int(1)
      case .enumCase: return .int(2)
      case .tuple: return .int(3)
      case .array: return .int(5)
      case .native(let native):
        return .int(native is DictionaryValue ? 6 : native is SetValue ? 7 : -1)
      default: return .int(-1)
      }
    },
    Builtin(
      nil,
      """
      @frozen enum MemoryLayout<T> {
        static var size: Int { _memorySize(T.self, 0) }
        static var stride: Int { _memorySize(T.self, 1) }
        static var alignment: Int { _memorySize(T.self, 2) }
        static func size(ofValue value: T) -> Int { size }
        static func stride(ofValue value: T) -> Int { stride }
        static func alignment(ofValue value: T) -> Int { alignment }
      }
      """),
    Builtin(nil, "func _memorySize<T>(_ type: T.Type, _ what: Int) -> Int") { call in
      let layout = MemoryShape(of: call.type(0), call.machine)
      let stride = max(
        1, (layout.size + layout.alignment - 1) / layout.alignment * layout.alignment)
      return .int([layout.size, stride, layout.alignment][try call.int(1)])
    },
    Builtin(
      nil,
      "@frozen enum CommandLine { static var arguments: [String] { [\"main\"] }; static var argc: Int32 { 1 } }"
    ),
  ]
}

/// How many bytes a type takes in Swift's own memory: what the compiler lays out, of the types that
/// a program can reckon with.
struct MemoryShape {
  var size: Int
  var alignment: Int

  init(_ size: Int) { (self.size, alignment) = (size, max(1, min(size, 8))) }

  init(of type: Type, _ machine: Machine) {
    self.init(8)
    switch type {
    case .nominal(let nominal, let arguments):
      if let wrapped = machine.wrapped(type) {
        self.init(of: wrapped, machine)
        if !Self.hasSpareValues(wrapped) { size += 1 }
      } else if nominal.isBuiltin {
        self.init(Self.sizes[nominal.name] ?? 8)
        if size == 16 { alignment = 8 }
      } else if !nominal.cases.isEmpty {
        let payloads = nominal.cases.compactMap { one in
          one.payload.map { payload in
            one.isIndirect
              ? Self(8)
              : Self(parts: payload.map { $0.type.substituting(arguments, in: machine) }, machine)
          }
        }
        size = payloads.map(\.size).max() ?? 0
        alignment = payloads.map(\.alignment).max() ?? 1
        // The other cases of one that is a pointer are bits of it.
        let isPointer = nominal.cases.allSatisfy { $0.payload == nil || $0.isIndirect } && size > 0
        if nominal.cases.count > 1, !isPointer { size += 1 }
      } else if !nominal.isClass {
        self.init(
          parts: nominal.storedProperties.map { $0.type.substituting(arguments, in: machine) },
          machine)
      }
    case .tuple(let elements): self.init(parts: elements.map(\.type), machine)
    case .function: self.init(16)
    case .existential(let protocols): self.init(protocols.isEmpty ? 32 : 32 + 8 * protocols.count)
    default: break
    }
    alignment = min(alignment, 8)
  }

  private init(parts: [Type], _ machine: Machine) {
    (size, alignment) = (0, 1)
    for part in parts {
      let one = Self(of: part, machine)
      size = (size + one.alignment - 1) / one.alignment * one.alignment + one.size
      alignment = max(alignment, one.alignment)
    }
  }

  /// Whether an optional of it needs no byte of its own.
  private static func hasSpareValues(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    if nominal.isClass { return true }
    return ["Bool", "String", "Array", "Dictionary", "Set", "Character"].contains(nominal.name)
      || !nominal.cases.isEmpty && !nominal.isBuiltin
  }

  private static let sizes: [String: Int] = [
    "Bool": 1, "Int8": 1, "UInt8": 1, "Int16": 2, "UInt16": 2, "Int32": 4, "UInt32": 4,
    "Float": 4, "String": 16, "Character": 16, "Substring": 32, "UUID": 16, "Decimal": 20,
    "Int128": 16, "UInt128": 16, "Range": 16, "ClosedRange": 16, "CGPoint": 16, "CGSize": 16,
    "CGRect": 32,
  ]
}
