import Checking

extension Compiler {
  /// Compiles a call of an intrinsic.
  /// - Returns: false where the call is an ordinary one.
  mutating func compileIntrinsic(_ call: Call, of code: Code, into register: Int32) -> Bool {
    guard let (intrinsic, arguments) = intrinsic(call) else { return false }
    let values = arguments.compactMap { argument in
      if case .value(let code) = argument { code } else { nil }
    }
    switch intrinsic {
    case .binary(let op, _):
      guard values.count == 2 else { return false }
      binary(op, values[0], values[1], into: register, type: code.type)
    case .comparison(let op, _, let isExchanged):
      guard values.count == 2 else { return false }
      compare(op, values[0], values[1], isExchanged, into: register, type: code.type)
    case .update(let op, _):
      guard case .inout(let place)? = arguments.first, values.count == 1 else { return false }
      update(op, place, values[0])
    case .negate(let operands):
      let op = operands == .integers ? Opcode.negateInt : .negateDouble
      let inner = source(values[0])
      emitPlain(op, register, inner.register, type: code.type)
    case .toDouble:
      let inner = source(values[0])
      emitPlain(.convertToDouble, register, inner.register, type: code.type)
    case .not:
      let inner = source(values[0])
      emitPlain(.not, register, inner.register, type: code.type)
    case .indexed:
      if nested(values[0], values[1], into: register) { return true }
      let array = source(values[0], before: [values[1]])
      let index = source(values[1])
      emit(.getIndexed, register, array.register, index.register)
      drop(array)
    case .count, .isEmpty: count(intrinsic, values[0], into: register, type: code.type)
    case .append, .swap:
      guard case .inout(let place)? = arguments.first else { return false }
      if case .append = intrinsic {
        change(.appendElement, place, by: values)
      } else {
        change(.swapElements, place, by: values)
      }
    case .openRange, .closedRange: return false
    }
    return true
  }

  /// `grid[row][column]` of a local: the row is looked into where it lies.
  private mutating func nested(_ base: Code, _ column: Code, into register: Int32) -> Bool {
    guard case .call(let call) = base.kind, case (.indexed, let arguments)? = intrinsic(call),
      case .value(let grid)? = arguments.first, case .value(let index)? = arguments.last,
      case .local(let local) = grid.kind, !isBoxed(local), !index.mayAssign, isQuiet(column)
    else { return false }
    let row = source(index)
    let column = source(column)
    emit(.getNested, register, registers[local], row.register)
    // Never run: says which column.
    emit(.clear, column.register)
    return true
  }

  /// Whether evaluating it does nothing that anybody sees, so that it may be done early.
  private func isQuiet(_ code: Code) -> Bool {
    switch code.kind {
    case .constant, .local: return true
    case .call(let call):
      guard case (.binary, let arguments)? = intrinsic(call) else { return false }
      return arguments.allSatisfy { argument in
        if case .value(let code) = argument { isQuiet(code) } else { false }
      }
    default: return false
    }
  }

  /// Emits an instruction that overwrites its result's register without releasing it.
  mutating func emitPlain(
    _ op: Opcode, _ register: Int32, _ b: Int32, _ c: Int32 = 0, type: Type
  ) {
    if register < 0 || isPlainLocal(register) { return emit(op, register, b, c) }
    let result = allocatePlain()
    emit(op, result, b, c)
    emit(.copy, register, result)
  }

  /// Whether a register from the base up is a parameter that always holds a plain value.
  private func isPlainLocal(_ register: Int32) -> Bool {
    guard let local = registers.firstIndex(of: register) else { return false }
    return isPlain(function.locals[local].type) && !isBoxed(local)
  }

  private func number(_ code: Code) -> Int32? {
    guard case .constant(.integer(let number)) = code.kind else { return nil }
    return Int32(exactly: number)
  }

  private func isZero(_ code: Code) -> Bool {
    if case .constant(.double(0)) = code.kind { return true }
    return false
  }

  private mutating func binary(
    _ op: Opcode, _ first: Code, _ second: Code, into register: Int32, type: Type
  ) {
    // What is no number already in the source has no sign, unlike what the processor makes of it.
    if op == .divideDouble, isZero(first), isZero(second) {
      return evaluate(Code(.constant(.double(.nan)), type: type, at: first.range), into: register)
    }
    if let number = number(second), let immediate = immediate(op, number) {
      let first = source(first)
      return emitPlain(immediate, register, first.register, number, type: type)
    }
    if op == .addInt || op == .multiplyInt, let number = number(first),
      let immediate = immediate(op, number)
    {
      let second = source(second)
      return emitPlain(immediate, register, second.register, number, type: type)
    }
    let first = source(first, before: [second])
    let second = source(second)
    emitPlain(op, register, first.register, second.register, type: type)
  }

  private func immediate(_ op: Opcode, _ number: Int32) -> Opcode? {
    switch op {
    case .addInt: .addNumber
    case .subtractInt: .subtractNumber
    case .multiplyInt: .multiplyNumber
    case .divideInt: number > 0 ? .divideNumber : nil
    case .remainderInt: number > 0 ? .remainderNumber : nil
    default: nil
    }
  }

  private mutating func compare(
    _ op: Opcode, _ first: Code, _ second: Code, _ isExchanged: Bool, into register: Int32,
    type: Type
  ) {
    let first = source(first, before: [second])
    let second = source(second)
    let (left, right) = isExchanged ? (second, first) : (first, second)
    emitPlain(op, register, left.register, right.register, type: type)
  }

  private mutating func update(_ op: Opcode, _ place: Place, _ value: Code) {
    let skip = makeSkip()
    let prepared = prepare(place, before: [value])
    let mayBeSkipped = skipWhereNil(prepared, skip)
    let number = number(value)
    let amount = number == nil ? source(value) : Source(register: 0, isTemporary: false)
    let opened = openPlain(prepared)
    if let number, let immediate = immediate(op, number) {
      emit(immediate, opened.register, opened.register, number)
    } else if let number {
      let constant = allocatePlain()
      emit(.integer, constant, number)
      emit(op, opened.register, opened.register, constant)
    } else {
      emit(op, opened.register, opened.register, amount.register)
    }
    close([opened])
    finish(skip, mayBeSkipped, into: nil)
  }

  private mutating func count(
    _ intrinsic: Intrinsic, _ array: Code, into register: Int32, type: Type
  ) {
    let array = source(array)
    if case .isEmpty = intrinsic {
      let count = allocatePlain()
      let zero = allocatePlain()
      emit(.arrayCount, count, array.register)
      emit(.integer, zero, 0)
      emitPlain(.equalInt, register, count, zero, type: type)
    } else {
      emitPlain(.arrayCount, register, array.register, type: type)
    }
    drop(array)
  }

  /// Changes an array in place by an instruction that takes one or two operands.
  private mutating func change(_ op: Opcode, _ place: Place, by values: [Code]) {
    let skip = makeSkip()
    let prepared = prepare(place, before: values)
    let mayBeSkipped = skipWhereNil(prepared, skip)
    var sources: [Source] = []
    for (index, value) in values.enumerated() {
      sources.append(source(value, before: Array(values[(index + 1)...])))
    }
    let opened = open(prepared, after: nil)
    emit(op, opened.register, sources[0].register, sources.last?.register ?? 0)
    for source in sources { drop(source) }
    close([opened])
    finish(skip, mayBeSkipped, into: nil)
  }

  // MARK: Conditions

  /// Jumps where the condition does not hold.
  mutating func jump(to label: Label, unless condition: Code) {
    switch condition.kind {
    case .constant(.boolean(true)): return
    case .and(let first, let second):
      jump(to: label, unless: first)
      jump(to: label, unless: second)
    case .or(let first, let second):
      let holds = makeLabel()
      jump(to: holds, if: first)
      jump(to: label, unless: second)
      place(holds)
    default:
      if jumpOnComparison(condition, to: label, holds: false) { return }
      let condition = source(condition)
      emit(.jumpIfFalse, condition.register, label.index)
    }
  }

  mutating func jump(to label: Label, if condition: Code) {
    switch condition.kind {
    case .constant(.boolean(false)): return
    case .constant(.boolean(true)): emit(.loop, label.index)
    case .or(let first, let second):
      jump(to: label, if: first)
      jump(to: label, if: second)
    case .and(let first, let second):
      let fails = makeLabel()
      jump(to: fails, unless: first)
      jump(to: label, if: second)
      place(fails)
    default:
      if jumpOnComparison(condition, to: label, holds: true) { return }
      let condition = source(condition)
      emit(.jumpIfTrue, condition.register, label.index)
    }
  }

  /// Fuses a comparison of integers, or `!`, with the jump on it.
  private mutating func jumpOnComparison(_ code: Code, to label: Label, holds: Bool) -> Bool {
    guard case .call(let call) = code.kind, let (intrinsic, arguments) = intrinsic(call) else {
      return false
    }
    let values = arguments.compactMap { argument in
      if case .value(let code) = argument { code } else { nil }
    }
    if case .not = intrinsic {
      if holds { jump(to: label, unless: values[0]) } else { jump(to: label, if: values[0]) }
      return true
    }
    guard case .comparison(let op, .integers, let isExchanged) = intrinsic, values.count == 2,
      let relation = Relation(op, isExchanged: isExchanged)
    else { return false }
    let outer = range
    range = code.range
    defer { range = outer }
    let wanted = holds ? relation : relation.negated
    if let number = number(values[1]) {
      let first = source(values[0])
      emit(wanted.withNumber, first.register, number, label.index)
    } else {
      let first = source(values[0], before: [values[1]])
      let second = source(values[1])
      let (op, isSwapped) = wanted.withRegisters
      let (left, right) = isSwapped ? (second, first) : (first, second)
      emit(op, left.register, right.register, label.index)
    }
    return true
  }
}

/// A comparison, to be turned round and fused.
private enum Relation {
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual

  init?(_ op: Opcode, isExchanged: Bool) {
    switch op {
    case .lessInt: self = isExchanged ? .greater : .less
    case .lessOrEqualInt: self = isExchanged ? .greaterOrEqual : .lessOrEqual
    case .equalInt: self = .equal
    case .notEqualInt: self = .notEqual
    default: return nil
    }
  }

  var negated: Relation {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .equal: .notEqual
    case .notEqual: .equal
    }
  }

  var withNumber: Opcode {
    switch self {
    case .less: .jumpIfLessNumber
    case .lessOrEqual: .jumpIfLessOrEqualNumber
    case .greater: .jumpIfGreaterNumber
    case .greaterOrEqual: .jumpIfGreaterOrEqualNumber
    case .equal: .jumpIfEqualNumber
    case .notEqual: .jumpIfNotEqualNumber
    }
  }

  var withRegisters: (Opcode, isSwapped: Bool) {
    switch self {
    case .less: (.jumpIfLess, false)
    case .lessOrEqual: (.jumpIfLessOrEqual, false)
    case .greater: (.jumpIfLess, true)
    case .greaterOrEqual: (.jumpIfLessOrEqual, true)
    case .equal: (.jumpIfEqual, false)
    case .notEqual: (.jumpIfNotEqual, false)
    }
  }
}
