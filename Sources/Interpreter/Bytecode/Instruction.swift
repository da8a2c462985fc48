/// One step of a routine. What `a`, `b` and `c` mean is said at each opcode: registers (relative
/// to the frame's base), positions in the routine's tables, or small numbers. In a routine that can
/// run, registers and constants are said in bytes: see `placed`.
struct Instruction {
  var op: Opcode
  var a: Int32
  var b: Int32
  var c: Int32

  init(_ op: Opcode, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
    self.op = op
    self.a = a
    self.b = b
    self.c = c
  }
}

extension Instruction {
  /// How far a register is from the frame's base, or a constant from the first, in bytes.
  static func offset(of register: some BinaryInteger) -> Int32 {
    Int32(register) * Int32(MemoryLayout<Value>.stride)
  }

  /// As it is run: where its registers are, without a multiplication each time.
  var placed: Instruction {
    let places = op.places
    return Instruction(
      op, places.a ? Self.offset(of: a) : a, places.b ? Self.offset(of: b) : b,
      places.c ? Self.offset(of: c) : c)
  }
}

extension Opcode {
  /// Which of `a`, `b` and `c` are registers or constants.
  fileprivate var places: (a: Bool, b: Bool, c: Bool) {
    switch self {
    case .jump, .loop, .rethrow, .returnVoid: (false, false, false)
    case .integer, .clear, .enterBox, .loadGlobal, .takeGlobal, .make, .makeStruct, .jumpIfNone,
      .jumpIfSome, .unwrapPlace, .jumpIfFalse, .jumpIfTrue, .jumpUnlessCase, .call, .callNative,
      .callDynamic, .returnCopy, .returnTake, .throwValue, .jumpIfLessNumber,
      .jumpIfLessOrEqualNumber, .jumpIfGreaterNumber, .jumpIfGreaterOrEqualNumber,
      .jumpIfEqualNumber, .jumpIfNotEqualNumber:
      (true, false, false)
    case .storeGlobal, .putGlobal, .trap: (false, true, false)
    case .copy, .take, .constant, .loadBox, .storeBox, .takeBox, .getField, .getFieldDropping,
      .takeField, .getElement, .takeElement, .getPayload, .unwrap, .wrap, .erase, .isType, .cast,
      .castOrJump, .negateInt, .addNumber, .subtractNumber, .multiplyNumber, .divideNumber,
      .remainderNumber, .convertToDouble, .jumpIfLess, .jumpIfLessOrEqual, .jumpIfEqual,
      .jumpIfNotEqual, .addNumberJumpIfLess, .negateDouble, .not, .arrayCount, .appendElement,
      .nextInRange, .nextInArray, .makeIterator, .nextInIterator:
      (true, true, false)
    case .setField, .setElement: (true, false, true)
    case .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt, .addWrapping,
      .subtractWrapping, .multiplyWrapping, .andInt, .orInt, .xorInt, .shiftLeft, .shiftRight,
      .lessInt, .lessOrEqualInt, .equalInt, .notEqualInt, .addIntJumpIfLess, .addDouble,
      .subtractDouble, .multiplyDouble, .divideDouble, .lessDouble, .lessOrEqualDouble,
      .equalDouble, .notEqualDouble, .equalValues, .getIndexed, .setIndexed, .setIndexedConstant,
      .takeIndexed, .getNested, .swapElements:
      (true, true, true)
    }
  }
}

extension UnsafeMutablePointer<Value> {
  /// The register so many bytes from this one.
  @inline(__always)
  func at(_ offset: Int32) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(self).advanced(by: Int(offset)).assumingMemoryBound(to: Value.self)
  }
}

/// What an instruction does. In comments `a`, `b`, `c` are registers, `#a` a number, `@a` a jump's
/// target; the result goes to `a` unless said otherwise.
///
/// Registers below zero hold what needs no release (Int, Double, Bool) and are overwritten without
/// a look at what they held.
enum Opcode: UInt8 {
  // Moving: b; b, leaving (); constant #b; number #b; nothing.
  case copy, take, constant, integer, clear
  // Shared variables: a from box b; box a from b; out of box b for a change; make box a of itself.
  case loadBox, storeBox, takeBox, enterBox
  // putGlobal moves b out.
  case loadGlobal, storeGlobal, takeGlobal, putGlobal

  // Parts: a from b.#c; the same, dropping b; a.#b from c; out of b.#c for a change.
  case getField, getFieldDropping, setField, takeField
  case getElement, setElement, takeElement
  case getPayload
  case make, makeStruct

  // Optionals: a from b; `unwrap` of a `T!` has #c = 1.
  case unwrap, wrap, jumpIfNone, jumpIfSome, unwrapPlace
  // Types: a from b, with casts[#c].
  case erase, isType, cast, castOrJump

  // Control: to @a; backwards to @a; on a to @b.
  case jump, loop, jumpIfFalse, jumpIfTrue
  case jumpUnlessCase
  case call, callNative, callDynamic
  case returnCopy, returnTake, returnVoid
  // `rethrow` from out of line: as if at #b, past the first #c handlers.
  case throwValue, rethrow, trap

  // Integers: a from b and c.
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt
  case addWrapping, subtractWrapping, multiplyWrapping
  case andInt, orInt, xorInt, shiftLeft, shiftRight
  case negateInt
  // a from b and #c.
  case addNumber, subtractNumber, multiplyNumber, divideNumber, remainderNumber
  /// A Double a from the integer b.
  case convertToDouble
  // Comparisons that give a Bool.
  case lessInt, lessOrEqualInt, equalInt, notEqualInt
  // Compare a with b (with #b), and jump to @c where it holds.
  case jumpIfLess, jumpIfLessOrEqual, jumpIfEqual, jumpIfNotEqual
  case jumpIfLessNumber, jumpIfLessOrEqualNumber, jumpIfGreaterNumber, jumpIfGreaterOrEqualNumber
  case jumpIfEqualNumber, jumpIfNotEqualNumber
  /// `addInt` and `addNumber` whose result the next instruction, a `jumpIfLess`, compares first: it
  /// is done here too.
  case addIntJumpIfLess, addNumberJumpIfLess

  case addDouble, subtractDouble, multiplyDouble, divideDouble, negateDouble
  case lessDouble, lessOrEqualDouble, equalDouble, notEqualDouble
  case not
  case equalValues

  // Arrays: a from b[c]; a[b] = c; out of b[c] for a change; count of b; append b to a; a[b] and
  // a[c] exchanged.
  case getIndexed, setIndexed, takeIndexed, arrayCount, appendElement, swapElements
  /// a[b] = constant #c, which needs no release.
  case setIndexedConstant
  /// a from b[c][d]; d is the next word's a.
  case getNested
  // Loops: a is the element, b the counter (its limit in b - 1), @c the body. See `Compiler`.
  case nextInRange, nextInArray, makeIterator, nextInIterator
}

/// One argument of a call or part of a value.
struct Operand {
  enum Mode: UInt8 {
    case copy
    /// As `copy`, of what needs no release.
    case plain
    /// The register is a temporary: moved out.
    case take
    /// Moved in, and moved back after the call.
    case `inout`
    /// `register` is the position of a constant.
    case constant
  }

  var register: Int32
  var mode: Mode

  init(_ register: Int32, _ mode: Mode) {
    self.register = register
    self.mode = mode
  }

  /// As it is passed: with the register, or the constant, in bytes.
  var placed: Operand { Operand(Instruction.offset(of: register), mode) }
}

/// Where an error goes that is raised by instructions `start..<end`.
struct Handler {
  enum Kind {
    /// The program's `catch`, `try?` and the like: only what the program throws.
    case `catch`
    /// A `defer`: runs, then the error goes on; only for what the program throws.
    case `defer`
    /// Puts back what was taken out for a change; for traps too.
    case putBack
  }

  var start: Int32
  var end: Int32
  var target: Int32
  var kind: Kind
  /// Where the error goes (`catch` only).
  var register: Int32
}
