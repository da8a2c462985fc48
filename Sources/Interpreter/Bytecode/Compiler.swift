import Checking
import Diagnostics

/// Compiles one function to a routine. Names are slots already; this chooses registers and fuses
/// what is common (`i < n` with the jump on it, `x + 1`) into single instructions.
///
/// A local or temporary whose static type needs no release has a register below the base; see
/// `Opcode`. Temporaries are handed out as a stack and given back at the end of each statement.
struct Compiler {
  let machine: Machine
  let function: Function
  let routine: Routine

  var code: [Instruction] = []
  var calls: [CallSite] = []
  var constants: [Value] = []
  var globals: [UnsafeMutablePointer<GlobalCell>] = []
  var positions: [Constant: Int32] = [:]
  /// By local.
  var registers: [Int32] = []
  /// The source of what is being compiled.
  var range: SourceRange

  var next = Counters()
  var highest = Counters()
  /// The highest register that the statement being compiled used.
  var peak = 0
  /// What encloses the statement being compiled, outermost first.
  var scopes: [Scope] = []
  /// Targets of jumps, by label; -1 while unknown.
  var labels: [Int32] = []
  /// The named variables that have a value where the code being compiled stands: positions in the
  /// routine's table.
  var live: [Int] = []
  /// What is taken out already, while another part of it is taken out for the same change.
  var taken: [PutBack] = []
  /// The locals that closures of the statement may read while it changes them, and see as they
  /// were: `items.removeAll { $0 < limit }`, of a `self` that holds both.
  var lent: Set<Int> = []
  /// Where the change that an optional chain ends with goes on where it meets nil.
  var chainExit: Label?
  /// The variables whose values went elsewhere on some way to where the code being compiled stands.
  var consumed: Set<Int> = []
  /// The variables so far that scopes let go of, in the order in which they were noted.
  var released: [Int] = []
  /// What runs where an error strikes in the midst of a change, to be emitted at the end.
  var outOfLine: [OutOfLine] = []

  /// The next free registers, from the base up and from the base down.
  struct Counters {
    var up = 0
    var down = 0
  }

  /// A jump's target, before it is known where that is.
  struct Label {
    let index: Int32
  }

  /// A list of operations with its defers, or something that `break` and `continue` name.
  struct Scope {
    var leave: (label: Int, target: Label)?
    var next: Label?
    /// What leaving it does, the last first.
    var cleanups: [Cleanup] = []
    /// Where `fallthrough` goes.
    var fallThrough: Label?
  }

  enum Cleanup {
    case `defer`([Operation])
    /// A variable that may hold an object, only where these are let go one by one.
    case release(local: Int)
  }

  init(_ machine: Machine, _ routine: Routine) {
    self.machine = machine
    self.routine = routine
    function = routine.function
    range = function.range
  }

  static func compile(_ routine: Routine, for machine: Machine) {
    var compiler = Compiler(machine, routine)
    compiler.compile()
  }

  private mutating func compile() {
    let body = function.body
    let fixed = function.parameterCount + function.captureCount
    for (index, local) in function.locals.enumerated() {
      let isPlain = index >= fixed && !local.isBoxed && isPlain(local.type)
      registers.append(isPlain ? allocatePlain() : allocateReleased())
      if index < fixed { begin(index) }
    }
    routine.inoutParameters = function.locals.indices.prefix(function.parameterCount)
      .filter { function.locals[$0].isInout }
    for index in 0..<min(function.parameterCount, function.locals.count)
    where function.locals[index].isBoxed {
      emit(.enterBox, registers[index])
    }
    compile(body, binding: function.locals.indices.filter { function.locals[$0].isConsumed })
    if machine.runsDeinitializers { endObjects() }
    emit(.returnVoid)
    emitOutOfLine()
    finish()
  }

  private mutating func finish() {
    resolveLabels()
    fuseSteps()
    routine.header.pointee.parameterCount = function.parameterCount
    routine.header.pointee.registers = max(
      highest.up, function.parameterCount + function.captureCount)
    routine.header.pointee.plainRegisters = highest.down
    var first = 0
    while first < min(function.parameterCount, function.locals.count),
      isPlain(function.locals[first].type), !function.locals[first].isBoxed
    {
      first += 1
    }
    routine.fill(
      code: code, calls: calls, constants: constants, globals: globals, plainArguments: first)
  }

  // MARK: Registers

  mutating func allocatePlain() -> Int32 {
    next.down += 1
    highest.down = max(highest.down, next.down)
    return Int32(-next.down)
  }

  mutating func allocateReleased() -> Int32 {
    next.up += 1
    highest.up = max(highest.up, next.up)
    peak = max(peak, next.up)
    return Int32(next.up - 1)
  }

  mutating func allocate(for type: Type) -> Int32 {
    isPlain(type) ? allocatePlain() : allocateReleased()
  }

  /// Whether values of the type need no release and are never nil: they may overwrite.
  func isPlain(_ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type, arguments.isEmpty else { return false }
    return machine.isPlain(nominal)
  }

  // MARK: Variables that traps show

  /// From here on a local has a value.
  mutating func begin(_ local: Int) {
    let name = function.locals[local].name
    guard !name.isEmpty, !name.hasPrefix("$") || Int(name.dropFirst()) != nil,
      !live.contains(where: { routine.variables[$0].register == registers[local] })
    else { return }
    routine.variables.append(
      NamedVariable(
        name: name, register: registers[local], type: function.locals[local].type,
        start: Int32(code.count)))
    live.append(routine.variables.count - 1)
  }

  /// Here end the variables that began after the first `count`.
  @discardableResult
  mutating func end(after count: Int) -> [NamedVariable] {
    let ended = live[min(count, live.count)...].map { index in
      routine.variables[index].end = Int32(code.count)
      return routine.variables[index]
    }
    live.removeSubrange(min(count, live.count)...)
    return ended
  }

  /// Variables that ended where a branch went elsewhere go on here.
  mutating func resume(_ variables: [NamedVariable]) {
    for var variable in variables {
      variable.start = Int32(code.count)
      variable.end = .max
      routine.variables.append(variable)
      live.append(routine.variables.count - 1)
    }
  }

  func isBoxed(_ local: Int) -> Bool { function.locals[local].isBoxed }

  /// Whether a register belongs to a local, and so must not hold halves of a result.
  func isLocal(_ register: Int32) -> Bool { registers.contains(register) }

  // MARK: Instructions

  mutating func emit(_ op: Opcode, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
    code.append(Instruction(op, a, b, c))
    routine.ranges.append(range)
  }

  mutating func makeLabel() -> Label {
    labels.append(-1)
    return Label(index: Int32(labels.count - 1))
  }

  mutating func place(_ label: Label) { labels[Int(label.index)] = Int32(code.count) }

  mutating func jump(_ label: Label) { emit(.jump, label.index) }

  /// Labels stand in the instructions until all are placed; jumps then say how far.
  private func target(_ index: Int32) -> Int32 { labels[Int(index)] }

  private mutating func resolveLabels() {
    for index in code.indices {
      switch code[index].op {
      case .jump, .loop:
        code[index].a = target(code[index].a) - Int32(index)
      case .jumpIfFalse, .jumpIfTrue, .jumpIfNone, .jumpIfSome:
        code[index].b = target(code[index].b) - Int32(index)
      case .jumpIfLess, .jumpIfLessOrEqual, .jumpIfEqual, .jumpIfNotEqual, .jumpIfLessNumber,
        .jumpIfLessOrEqualNumber, .jumpIfGreaterNumber, .jumpIfGreaterOrEqualNumber,
        .jumpIfEqualNumber, .jumpIfNotEqualNumber, .jumpUnlessCase, .nextInRange, .nextInArray,
        .nextInIterator:
        code[index].c = target(code[index].c) - Int32(index)
      case .castOrJump:
        let site = Int(code[index].c)
        routine.casts[site].target = target(routine.casts[site].target)
      case .copy, .take, .constant, .integer, .clear, .loadBox, .storeBox, .takeBox, .enterBox,
        .loadGlobal, .storeGlobal, .takeGlobal, .getField, .getFieldDropping, .setField,
        .takeField, .getElement, .setElement, .takeElement, .getPayload, .make, .makeStruct,
        .unwrap, .wrap, .unwrapPlace, .erase, .isType, .cast, .call, .callNative, .callDynamic,
        .returnCopy, .returnTake, .returnVoid, .throwValue, .rethrow, .trap, .addInt,
        .subtractInt, .multiplyInt, .divideInt, .remainderInt, .addWrapping, .subtractWrapping,
        .multiplyWrapping, .andInt, .orInt, .xorInt, .shiftLeft, .shiftRight, .negateInt,
        .addIntJumpIfLess, .addNumberJumpIfLess, .addNumber, .subtractNumber, .multiplyNumber,
        .divideNumber, .remainderNumber, .convertToDouble, .lessInt, .lessOrEqualInt, .equalInt,
        .notEqualInt, .addDouble, .subtractDouble, .multiplyDouble,
        .divideDouble, .negateDouble, .lessDouble, .lessOrEqualDouble, .equalDouble,
        .notEqualDouble, .not, .equalValues, .getIndexed, .setIndexed, .setIndexedConstant,
        .takeIndexed, .arrayCount, .appendElement, .swapElements, .getNested, .putGlobal,
        .makeIterator:
        break
      }
    }
    for index in routine.handlers.indices {
      routine.handlers[index].target = target(routine.handlers[index].target)
    }
  }

  /// A step of a loop with the test that follows: `i += 1` and `i < n` in one instruction. The test
  /// stays where it is, for those who jump to it.
  private mutating func fuseSteps() {
    for index in code.indices.dropLast() {
      let (step, test) = (code[index], code[index + 1])
      guard test.op == .jumpIfLess, test.a == step.a else { continue }
      switch step.op {
      case .addInt: code[index].op = .addIntJumpIfLess
      case .addNumber: code[index].op = .addNumberJumpIfLess
      default: break
      }
    }
  }

  /// Sends errors raised by instructions from `start` up to here to `label`. Inner ranges are added
  /// before outer ones.
  mutating func handle(
    from start: Int, _ kind: Handler.Kind, _ label: Label, register: Int32 = 0
  ) {
    guard code.count > start else { return }
    routine.handlers.append(
      Handler(
        start: Int32(start), end: Int32(code.count), target: label.index, kind: kind,
        register: Instruction.offset(of: register)))
  }

  // MARK: Tables

  mutating func constant(_ constant: Constant) -> Int32 {
    guard constant.isOnlyEqualToItself else { return self.constant(value: constant.value) }
    if let known = positions[constant] { return known }
    let position = self.constant(value: constant.value)
    positions[constant] = position
    return position
  }

  mutating func constant(value: Value) -> Int32 {
    constants.append(value)
    return Int32(constants.count - 1)
  }

  mutating func castSite(from: Type, to: Type, isForced: Bool = false) -> Int32 {
    routine.casts.append(
      CastSite(from: TypeSite(from), to: TypeSite(to), isForced: isForced))
    return Int32(routine.casts.count - 1)
  }

  mutating func name(_ text: String) -> Int32 {
    routine.names.append(text)
    return Int32(routine.names.count - 1)
  }

  mutating func global(_ variable: GlobalVariable) -> Int32 {
    let cell = machine.cell(of: variable)
    if let known = globals.firstIndex(of: cell) { return Int32(known) }
    globals.append(cell)
    return Int32(globals.count - 1)
  }
}

extension Constant {
  var value: Value {
    switch self {
    case .void: .void
    case .nil: .none
    case .boolean(let value): .bool(value)
    case .integer(let value): .int(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .character(let value): .character(value)
    }
  }
}

extension Constant {
  /// Whether equal constants are the same one: texts of other scalars may be equal, and so are the
  /// two zeros.
  fileprivate var isOnlyEqualToItself: Bool {
    switch self {
    case .double(let value): value != 0
    case .string(let text): text.utf8.allSatisfy { $0 < 128 }
    case .character(let character): character.isASCII
    case .void, .nil, .boolean, .integer: true
    }
  }
}
