import Checking

/// Members of the library that have an instruction of their own. Recognised by their declarations,
/// so that the library says nothing about instructions.
enum Intrinsic {
  case binary(Opcode, Operands)
  /// A comparison with its operands as they are, or exchanged (`a > b` is `b < a`).
  case comparison(Opcode, Operands, isExchanged: Bool)
  /// `+=`
  case update(Opcode, Operands)
  case negate(Operands)
  case not
  /// `Double(n)`
  case toDouble
  case closedRange, openRange
  case indexed, count, isEmpty, append, swap

  enum Operands { case integers, doubles }
}

extension Intrinsic {
  /// - Parameters:
  ///   - operatorName: the operator's name, where it is one.
  ///   - first: the type of its first operand.
  init?(operatorName: String, isPrefix: Bool, on first: ScalarKind) {
    if isPrefix {
      switch (operatorName, first) {
      case ("!", .bool): self = .not
      case ("-", .int): self = .negate(.integers)
      case ("-", .double): self = .negate(.doubles)
      default: return nil
      }
      return
    }
    switch first {
    case .int:
      guard let found = Intrinsic.integer(operatorName) else { return nil }
      self = found
    case .double:
      guard let found = Intrinsic.double(operatorName) else { return nil }
      self = found
    case .bool: return nil
    }
  }

  /// The types whose operators have instructions.
  enum ScalarKind { case int, double, bool }

  private static func integer(_ name: String) -> Intrinsic? {
    switch name {
    case "+": .binary(.addInt, .integers)
    case "-": .binary(.subtractInt, .integers)
    case "*": .binary(.multiplyInt, .integers)
    case "/": .binary(.divideInt, .integers)
    case "%": .binary(.remainderInt, .integers)
    case "&+": .binary(.addWrapping, .integers)
    case "&-": .binary(.subtractWrapping, .integers)
    case "&*": .binary(.multiplyWrapping, .integers)
    case "&": .binary(.andInt, .integers)
    case "|": .binary(.orInt, .integers)
    case "^": .binary(.xorInt, .integers)
    case "<<": .binary(.shiftLeft, .integers)
    case ">>": .binary(.shiftRight, .integers)
    case "+=": .update(.addInt, .integers)
    case "-=": .update(.subtractInt, .integers)
    case "*=": .update(.multiplyInt, .integers)
    case "/=": .update(.divideInt, .integers)
    case "%=": .update(.remainderInt, .integers)
    case "&+=": .update(.addWrapping, .integers)
    case "&-=": .update(.subtractWrapping, .integers)
    case "&*=": .update(.multiplyWrapping, .integers)
    case "&=": .update(.andInt, .integers)
    case "|=": .update(.orInt, .integers)
    case "^=": .update(.xorInt, .integers)
    case "<<=": .update(.shiftLeft, .integers)
    case ">>=": .update(.shiftRight, .integers)
    case "<": .comparison(.lessInt, .integers, isExchanged: false)
    case "<=": .comparison(.lessOrEqualInt, .integers, isExchanged: false)
    case ">": .comparison(.lessInt, .integers, isExchanged: true)
    case ">=": .comparison(.lessOrEqualInt, .integers, isExchanged: true)
    case "==": .comparison(.equalInt, .integers, isExchanged: false)
    case "!=": .comparison(.notEqualInt, .integers, isExchanged: false)
    case "..<": .openRange
    case "...": .closedRange
    default: nil
    }
  }

  private static func double(_ name: String) -> Intrinsic? {
    switch name {
    case "+": .binary(.addDouble, .doubles)
    case "-": .binary(.subtractDouble, .doubles)
    case "*": .binary(.multiplyDouble, .doubles)
    case "/": .binary(.divideDouble, .doubles)
    case "+=": .update(.addDouble, .doubles)
    case "-=": .update(.subtractDouble, .doubles)
    case "*=": .update(.multiplyDouble, .doubles)
    case "/=": .update(.divideDouble, .doubles)
    case "<": .comparison(.lessDouble, .doubles, isExchanged: false)
    case "<=": .comparison(.lessOrEqualDouble, .doubles, isExchanged: false)
    case ">": .comparison(.lessDouble, .doubles, isExchanged: true)
    case ">=": .comparison(.lessOrEqualDouble, .doubles, isExchanged: true)
    case "==": .comparison(.equalDouble, .doubles, isExchanged: false)
    case "!=": .comparison(.notEqualDouble, .doubles, isExchanged: false)
    default: nil
    }
  }
}

/// What a library declaration's text says, cut down to what decides about an instruction.
struct DeclarationHead {
  /// `Array` of `Array: Equatable where Element: Equatable`.
  var owner: String
  /// `func`, `var`, `subscript`; empty for others.
  var keyword = ""
  var name = ""
  var isPrefix = false

  init(_ builtin: Builtin) {
    owner = String((builtin.entry.extending ?? "").prefix { $0 != ":" && $0 != " " && $0 != "<" })
    for word in builtin.entry.text.split(separator: " ", maxSplits: 8) {
      if word == "prefix" {
        isPrefix = true
      } else if word.hasPrefix("subscript") {
        keyword = "subscript"
        return
      } else if word == "func" || word == "var" {
        keyword = String(word)
      } else if !keyword.isEmpty {
        name = Self.name(String(word))
        return
      }
    }
  }

  /// `append` of `append(_`, `+` of `+`, `count` of `count:`, `stride` of `stride<T:`.
  private static func name(_ word: String) -> String {
    let isOperator = word.first.map { !$0.isLetter && $0 != "_" } ?? false
    return String(word.prefix { $0 != "(" && (isOperator ? $0.isASCII : $0 != ":" && $0 != "<") })
  }
}

extension Compiler {
  /// The instruction for a call; nil for an ordinary call.
  func intrinsic(_ call: Call) -> (Intrinsic, [CallArgument])? {
    var arguments = call.arguments
    if case .value(let first)? = arguments.first, case .metatype = first.type {
      arguments.removeFirst()
    }
    switch call.callee {
    case .native(let id):
      guard let head = machine.head(of: id) else { return nil }
      if head.keyword == "func", let found = operatorIntrinsic(head, arguments) {
        return (found, arguments)
      }
      if isConversion(head, id, arguments) { return (.toDouble, arguments) }
      return arrayIntrinsic(head, id, arguments).map { ($0, arguments) }
    case .function(let function):
      // An operator that the library writes in Swift, for every type.
      guard let entry = function.entry, let head = machine.head(of: entry),
        head.keyword == "func", let found = operatorIntrinsic(head, arguments)
      else { return nil }
      return (found, arguments)
    case .requirement(let requirement, _):
      guard arguments.count == 2, let kind = scalar(arguments, of: 0) else { return nil }
      guard scalar(arguments, of: 1) == kind else { return nil }
      return Intrinsic(operatorName: requirement.baseName, isPrefix: false, on: kind)
        .map { ($0, arguments) }
    case .method, .synthesized, .value: return nil
    }
  }

  private static let ownersOfUpdates: Set<String> = [
    "", "Int", "Double", "CGFloat", "AdditiveArithmetic", "Numeric", "BinaryInteger",
    "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint",
  ]

  private func operatorIntrinsic(_ head: DeclarationHead, _ arguments: [CallArgument])
    -> Intrinsic?
  {
    guard arguments.count == (head.isPrefix ? 1 : 2) else { return nil }
    // What is changed says nothing of its type: the operator must be a number's own.
    if case .inout = arguments[0], !Self.ownersOfUpdates.contains(head.owner) { return nil }
    guard let kind = scalar(arguments, of: 0) else { return nil }
    if !head.isPrefix, scalar(arguments, of: 1) != kind { return nil }
    return Intrinsic(operatorName: head.name, isPrefix: head.isPrefix, on: kind)
  }

  private func isConversion(
    _ head: DeclarationHead, _ id: NativeID, _ arguments: [CallArgument]
  ) -> Bool {
    (head.owner == "Double" || head.owner == "CGFloat") && arguments.count == 1
      && machine.declaration(of: id) == "init(_ value: Int)" && scalar(arguments, of: 0) == .int
  }

  private func arrayIntrinsic(
    _ head: DeclarationHead, _ id: NativeID, _ arguments: [CallArgument]
  ) -> Intrinsic? {
    guard case .value(let base)? = arguments.first else {
      guard head.keyword == "func", head.owner == "Array" else { return nil }
      switch head.name {
      case "append": return arguments.count == 2 && isAppendOfElement(id) ? .append : nil
      case "swapAt": return .swap
      default: return nil
      }
    }
    guard isArray(base.type), !id.isSetter else { return nil }
    switch (head.keyword, head.name) {
    case ("subscript", _):
      return arguments.count == 2 && scalar(arguments, of: 1) == .int ? .indexed : nil
    case ("var", "count"): return .count
    case ("var", "isEmpty"): return .isEmpty
    default: return nil
    }
  }

  private func isAppendOfElement(_ id: NativeID) -> Bool {
    machine.declaration(of: id).contains("append(_ newElement")
  }

  func isArray(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type { return nominal.isBuiltin && nominal.name == "Array" }
    return false
  }

  /// Which instructions serve an argument's type. An inout argument has none of its own.
  private func scalar(_ arguments: [CallArgument], of index: Int) -> Intrinsic.ScalarKind? {
    switch arguments[index] {
    case .value(let code): scalar(code.type)
    case .inout:
      if index == 0, arguments.count == 2 { scalar(arguments, of: 1) } else { nil }
    }
  }

  func scalar(_ type: Type) -> Intrinsic.ScalarKind? {
    guard case .nominal(let nominal, let arguments) = type, arguments.isEmpty, nominal.isBuiltin
    else { return nil }
    switch nominal.name {
    case "Int": return .int
    case "Double", "CGFloat": return .double
    case "Bool": return .bool
    default: return nil
    }
  }

  /// Whether an accessor pair is the array's subscript by position.
  func isArraySubscript(_ getter: Callee, _ arguments: [Code]) -> Bool {
    guard case .native(let id) = getter, arguments.count == 1, scalar(arguments[0].type) == .int,
      let head = machine.head(of: id)
    else { return false }
    return head.owner == "Array" && head.keyword == "subscript"
  }
}
