import Checking
import Diagnostics

/// A function compiled to instructions. A class: call sites refer to it, and it is filled in when
/// it is first called.
final class Routine {
  let function: Function
  /// Owned.
  let header: UnsafeMutablePointer<RoutineHeader>
  private var counts = (code: 0, calls: 0, constants: 0, globals: 0)
  var inoutParameters: [Int] = []

  var ranges: [SourceRange] = []
  var handlers: [Handler] = []
  var types: [TypeSite] = []
  var casts: [CastSite] = []
  var makes: [Make] = []
  var names: [String] = []
  /// The named variables, for what a trap shows.
  var variables: [NamedVariable] = []
  /// Where statements begin, in order.
  var statements: [Int32] = []

  init(_ function: Function) {
    self.function = function
    header = .allocate(capacity: 1)
    header.initialize(to: RoutineHeader(routine: .passUnretained(self)))
  }

  var registers: Int { header.pointee.registers }
  var plainRegisters: Int { header.pointee.plainRegisters }
  var parameterCount: Int { header.pointee.parameterCount }

  func fill(
    code: [Instruction], calls: [CallSite], constants: [Value],
    globals: [UnsafeMutablePointer<GlobalCell>], plainArguments: Int
  ) {
    counts = (code.count, calls.count, constants.count, globals.count)
    keep(code.map(\.placed), in: &header.pointee.code)
    keep(calls, in: &header.pointee.calls)
    keep(constants, in: &header.pointee.constants)
    keep(globals, in: &header.pointee.globals)
    header.pointee.inoutCount = inoutParameters.count
    header.pointee.plainRoom = Instruction.offset(of: plainRegisters)
    header.pointee.ownRoom = Instruction.offset(of: registers)
    header.pointee.plainArguments = Instruction.offset(of: plainArguments)
    header.pointee.room = Instruction.offset(of: plainRegisters + registers + 64)
    header.pointee.holdsNothing = inoutParameters.isEmpty && plainArguments == registers
    header.pointee.isCompiled = true
  }

  private func keep<Element>(
    _ elements: [Element], in memory: inout UnsafeMutablePointer<Element>
  ) {
    memory.deallocate()
    memory = .allocate(capacity: max(1, elements.count))
    memory.initialize(from: elements, count: elements.count)
  }

  deinit {
    header.pointee.code.deinitialize(count: counts.code).deallocate()
    for index in 0..<counts.calls {
      let site = header.pointee.calls[index]
      site.operands.deallocate()
      site.known?.deinitialize(count: site.knownCount).deallocate()
    }
    header.pointee.calls.deinitialize(count: counts.calls).deallocate()
    header.pointee.constants.deinitialize(count: counts.constants).deallocate()
    header.pointee.globals.deallocate()
    header.deinitialize(count: 1).deallocate()
  }

  /// The innermost handler of the instruction at `pc` that takes this kind of error. What throws an
  /// error again from out of line goes on where that struck, with the handlers further out.
  func handler(at pc: Int, thrown: Bool) -> Handler? {
    let instruction = header.pointee.code[pc]
    let isResumed = instruction.op == .rethrow && instruction.c > 0
    let place = isResumed ? Int(instruction.b) : pc
    return handlers.dropFirst(isResumed ? Int(instruction.c) : 0).first { handler in
      guard handler.start <= place, place < handler.end else { return false }
      switch handler.kind {
      case .catch, .defer: return thrown
      case .putBack: return true
      }
    }
  }
}

/// What every call needs of a routine. Behind a pointer: no exclusivity checks, no counting of
/// references.
struct RoutineHeader {
  let routine: Unmanaged<Routine>
  /// Owned by the routine; empty until it is compiled.
  var code = UnsafeMutablePointer<Instruction>.allocate(capacity: 1)
  var calls = UnsafeMutablePointer<CallSite>.allocate(capacity: 1)
  var constants = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  /// The cells belong to the machine.
  var globals = UnsafeMutablePointer<UnsafeMutablePointer<GlobalCell>>.allocate(capacity: 1)
  /// Registers from the base on: parameters, captures, locals and temporaries that need release.
  var registers = 0
  /// Registers below the base, for what needs no release.
  var plainRegisters = 0
  var parameterCount = 0
  var inoutCount = 0
  /// Whether a frame of it has nothing to release or hand back when it goes.
  var holdsNothing = false
  var isCompiled = false
  // In bytes: registers below the base; from the base on; the arguments that need no release.
  var plainRoom: Int32 = 0
  var ownRoom: Int32 = 0
  var plainArguments: Int32 = 0
  /// Room that a call needs: all registers, and some for the calls that it makes.
  var room: Int32 = 0
}

/// Types that may name the frame's generic parameters.
struct TypeSite {
  var type: Type
  var isGeneric: Bool

  init(_ type: Type) {
    self.type = type
    isGeneric = type.mentionsParameters
  }
}

/// A variable while it has a value: from one instruction up to another.
struct NamedVariable {
  var name: String
  var register: Int32
  var type: Type
  var start: Int32
  var end = Int32.max

  func isLive(at position: Int32) -> Bool { start <= position && position < end }
}

struct CastSite {
  var from: TypeSite
  var to: TypeSite
  var isForced: Bool
  /// Where a failed `castOrJump` goes.
  var target: Int32 = 0
}

/// One call: what to run, and where its arguments are.
struct CallSite {
  enum Target {
    case routine
    case native(NativeBody)
    case method(slot: Int)
    case requirement(Requirement, selfType: TypeSite)
    case synthesized(Synthesized, TypeSite)
    /// A closure in a register, as in an operand.
    case value(Int32, isTemporary: Bool)
  }

  var target: Target
  /// For `native`, where it is reached without a look at the others.
  let native: NativeBody?
  /// For `routine`: owned by the machine.
  var routine: Unmanaged<Routine>?
  var header: UnsafeMutablePointer<RoutineHeader>?
  /// Owned by the routine.
  let operands: UnsafeMutableBufferPointer<Operand>
  let types: [TypeSite]
  let hasTypes: Bool
  let isGeneric: Bool
  /// Whether an operand was moved in to be moved back.
  let inoutCount: Int
  /// The types, where they do not depend on the frame; of a generic site those in a frame without
  /// type arguments, once they are resolved.
  var fixedTypes: TypeArguments?
  var isResolved = false
  /// Whether its routine is compiled and takes as many arguments as there are operands.
  var isPrepared = false
  /// Whether a call of it needs nothing but its arguments.
  var isDirect = false
  /// What a dynamic call came down to the last times, where only the first argument's declared type
  /// decides. Owned; nil until there is one.
  var known: UnsafeMutablePointer<KnownCall>?
  var knownCount = 0

  init(
    _ target: Target, routine: Routine? = nil, operands all: [Operand], types: [Type]
  ) {
    self.target = target
    if case .native(let body) = target { native = body } else { native = nil }
    self.routine = routine.map { Unmanaged.passUnretained($0) }
    header = routine?.header
    operands = .allocate(capacity: all.count)
    _ = operands.initialize(from: all.map(\.placed))
    self.types = types.map(TypeSite.init)
    isGeneric = self.types.contains { $0.isGeneric }
    hasTypes = !types.isEmpty
    inoutCount = all.count { $0.mode == .inout }
    fixedTypes = isGeneric ? nil : TypeArguments.of(types)
  }
}

/// A routine that a dynamic call came down to, by the first argument's declared type.
struct KnownCall {
  var type: Unmanaged<NominalType>
  var header: UnsafeMutablePointer<RoutineHeader>
  var types: TypeArguments?

  /// As many types as a call looks through.
  static let limit = 4
}

/// A value made of several, in one step. A class: it is looked at each time it is run.
final class Make {
  enum Kind {
    case tuple
    case array
    /// Keys and values by turns.
    case dictionary(TypeSite)
    case structure(NominalType, TypeSite)
    case enumCase(NominalType, index: Int, TypeSite)
    /// Of the class that the one operand is the metatype of, where there is one.
    case object(NominalType, TypeSite)
    case dynamicType
    case weaken
    case strengthen
    /// `shared` where it captures nothing: it is then made once.
    case closure(Function, shared: SharedClosure?)
    case reference(Callee, [TypeSite])
    case metatype(TypeSite)
    /// Of the type that the one operand is the metatype of.
    case openedReference(Callee, [TypeSite], at: Int)
    case keyPath(KeyPathCode)
    /// Segments with their static types.
    case interpolation([TypeSite])
  }

  let kind: Kind
  let operands: [Operand]

  init(kind: Kind, operands: [Operand]) {
    self.kind = kind
    self.operands = operands.map(\.placed)
  }
}

/// The value of a closure that captures nothing.
final class SharedClosure {
  var value: ClosureValue?
}

extension Type {
  var isVoid: Bool {
    if case .tuple(let elements) = self { elements.isEmpty } else { false }
  }

  /// Whether it depends on a frame's generic arguments.
  var mentionsParameters: Bool {
    switch self {
    case .nominal(_, let arguments): arguments.contains { $0.mentionsParameters }
    // What is behind an opaque type is put in like what a parameter stands for.
    case .parameter, .member, .opaque: true
    case .function(let function):
      function.result.mentionsParameters
        || function.parameters.contains { $0.type.mentionsParameters }
    case .tuple(let elements): elements.contains { $0.type.mentionsParameters }
    case .metatype(let type): type.mentionsParameters
    case .existential, .variable, .error: false
    }
  }
}
