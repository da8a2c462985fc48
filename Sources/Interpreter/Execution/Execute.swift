import Checking
import Diagnostics

/// How a run of the loop ended.
enum Outcome {
  case finished(Value)
  /// The task waits: its frames were moved away.
  case suspended
}

extension Machine {
  /// Runs the innermost frames until only `floor` are left, or the task that they belong to waits.
  func execute(downTo floor: Int) throws -> Outcome {
    let state = state
    let outermost = state.pointee.frames + floor
    reload: while true {
      // Calls and returns of the plain kind change these four; what else changes frames reloads.
      var frame = state.pointee.frames + (state.pointee.frameCount &- 1)
      var header = frame.pointee.header
      // Looked up where they are used: most stretches between calls use few of them.
      var code: UnsafeMutablePointer<Instruction> { header.pointee.code }
      var calls: UnsafeMutablePointer<CallSite> { header.pointee.calls }
      var constants: UnsafeMutablePointer<Value> { header.pointee.constants }
      var globals: UnsafeMutablePointer<UnsafeMutablePointer<GlobalCell>> {
        header.pointee.globals
      }
      var r = frame.pointee.registers
      var pc = frame.pointee.pc
      do {
        while true {
          let i = pc
          pc += 1
          // Worked out where they are used, not before the switch.
          var a: UnsafeMutablePointer<Value> { r.at(i.pointee.a) }
          var b: UnsafeMutablePointer<Value> { r.at(i.pointee.b) }
          var c: UnsafeMutablePointer<Value> { r.at(i.pointee.c) }
          switch i.pointee.op {
          case .copy:
            a.set(i.pointee.a, to: b)
          case .take:
            if i.pointee.a >= 0 { a.deinitialize(count: 1) }
            a.moveInitialize(from: b, count: 1)
            b.initialize(to: .void)
          case .constant:
            a.set(i.pointee.a, to: constants.at(i.pointee.b))
          case .integer:
            if i.pointee.a >= 0 { a.deinitialize(count: 1) }
            a.initialize(to: .int(Int(i.pointee.b)))
          case .clear: a.pointee = .void

          case .addInt:
            let (x, y) = try integers(b, c, i)
            let (sum, overflows) = x.addingReportingOverflow(y)
            if overflows { throw Trap.overflow }
            a.initialize(to: .int(sum))
          case .addNumber:
            guard case .int(let x) = b.pointee else { throw mismatch(i.pointee) }
            let (sum, overflows) = x.addingReportingOverflow(Int(i.pointee.c))
            if overflows { throw Trap.overflow }
            a.initialize(to: .int(sum))
          case .subtractInt:
            let (x, y) = try integers(b, c, i)
            let (difference, overflows) = x.subtractingReportingOverflow(y)
            if overflows { throw Trap.overflow }
            a.initialize(to: .int(difference))
          case .subtractNumber:
            guard case .int(let x) = b.pointee else { throw mismatch(i.pointee) }
            let (difference, overflows) = x.subtractingReportingOverflow(Int(i.pointee.c))
            if overflows { throw Trap.overflow }
            a.initialize(to: .int(difference))
          case .multiplyInt:
            let (x, y) = try integers(b, c, i)
            let (product, overflows) = x.multipliedReportingOverflow(by: y)
            if overflows { throw Trap.overflow }
            a.initialize(to: .int(product))
          case .multiplyNumber:
            guard case .int(let x) = b.pointee else { throw mismatch(i.pointee) }
            let (product, overflows) = x.multipliedReportingOverflow(by: Int(i.pointee.c))
            if overflows { throw Trap.overflow }
            a.initialize(to: .int(product))
          case .remainderNumber:
            guard case .int(let x) = b.pointee else { throw mismatch(i.pointee) }
            a.initialize(to: .int(x % Int(i.pointee.c)))
          case .divideNumber:
            guard case .int(let x) = b.pointee else { throw mismatch(i.pointee) }
            a.initialize(to: .int(x / Int(i.pointee.c)))
          case .convertToDouble:
            guard case .int(let x) = b.pointee else { throw mismatch(i.pointee) }
            a.initialize(to: .double(Double(x)))
          case .divideInt, .remainderInt, .shiftLeft, .shiftRight, .negateInt:
            a.initialize(to: .int(try rareInteger(i.pointee.op, b.pointee, c.pointee, i.pointee)))
          case .addWrapping:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .int(x &+ y))
          case .subtractWrapping:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .int(x &- y))
          case .multiplyWrapping:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .int(x &* y))
          case .andInt:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .int(x & y))
          case .orInt:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .int(x | y))
          case .xorInt:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .int(x ^ y))

          case .lessInt:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .bool(x < y))
          case .lessOrEqualInt:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .bool(x <= y))
          case .equalInt:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .bool(x == y))
          case .notEqualInt:
            let (x, y) = try integers(b, c, i)
            a.initialize(to: .bool(x != y))
          case .jumpIfLess:
            let (x, y) = try integers(a, b, i)
            if x < y {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfLessOrEqual:
            let (x, y) = try integers(a, b, i)
            if x <= y {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .addIntJumpIfLess, .addNumberJumpIfLess:
            guard case .int(let x) = b.pointee else { throw mismatch(i.pointee) }
            var step = Int(i.pointee.c)
            if i.pointee.op == .addIntJumpIfLess {
              guard case .int(let y) = c.pointee else { throw mismatch(i.pointee) }
              step = y
            }
            let (sum, overflows) = x.addingReportingOverflow(step)
            if overflows { throw Trap.overflow }
            a.initialize(to: .int(sum))
            let test = pc
            pc += 1
            guard case .int(let limit) = r.at(test.pointee.b).pointee else {
              throw mismatch(test.pointee)
            }
            if sum < limit {
              pc = test + Int(test.pointee.c)
              if test.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfEqual:
            let (x, y) = try integers(a, b, i)
            if x == y {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfNotEqual:
            let (x, y) = try integers(a, b, i)
            if x != y {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfLessNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i.pointee) }
            if x < Int(i.pointee.b) {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfLessOrEqualNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i.pointee) }
            if x <= Int(i.pointee.b) {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfGreaterNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i.pointee) }
            if x > Int(i.pointee.b) {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfGreaterOrEqualNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i.pointee) }
            if x >= Int(i.pointee.b) {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfEqualNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i.pointee) }
            if x == Int(i.pointee.b) {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfNotEqualNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i.pointee) }
            if x != Int(i.pointee.b) {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }

          case .addDouble:
            let (x, y) = try doubles(b, c, i)
            a.initialize(to: .double(x + y))
          case .subtractDouble:
            let (x, y) = try doubles(b, c, i)
            a.initialize(to: .double(x - y))
          case .multiplyDouble:
            let (x, y) = try doubles(b, c, i)
            a.initialize(to: .double(x * y))
          case .divideDouble:
            let (x, y) = try doubles(b, c, i)
            a.initialize(to: .double(x / y))
          case .negateDouble:
            guard case .double(let x) = b.pointee else { throw mismatch(i.pointee) }
            a.initialize(to: .double(-x))
          case .lessDouble, .lessOrEqualDouble, .equalDouble, .notEqualDouble:
            let (x, y) = try doubles(b, c, i)
            a.initialize(to: .bool(Self.compare(i.pointee.op, x, y)))
          case .not:
            guard case .bool(let x) = b.pointee else { throw mismatch(i.pointee) }
            a.initialize(to: .bool(!x))
          case .equalValues:
            frame.pointee.pc = pc
            a.initialize(to: .bool(try areEqual(b.pointee, c.pointee)))

          case .jump: pc = i + Int(i.pointee.a)
          case .loop:
            pc = i + Int(i.pointee.a)
            state.pointee.fuel &-= 1
            if state.pointee.fuel < 0 { try refuel(pc, frame) }
          case .jumpIfFalse:
            guard case .bool(let x) = a.pointee else { throw mismatch(i.pointee) }
            if !x {
              pc = i + Int(i.pointee.b)
              if i.pointee.b < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfTrue:
            guard case .bool(let x) = a.pointee else { throw mismatch(i.pointee) }
            if x {
              pc = i + Int(i.pointee.b)
              if i.pointee.b < 0 { try countTurn(state, pc, frame) }
            }
          case .jumpIfNone:
            if case .none = a.pointee { pc = i + Int(i.pointee.b) }
          case .jumpIfSome:
            if case .none = a.pointee {} else { pc = i + Int(i.pointee.b) }
          case .nextInRange:
            guard case .int(let last) = b.pointee, case .int(let limit) = (b - 1).pointee else {
              throw mismatch(i.pointee)
            }
            let x = last &+ 1
            if x != limit {
              b.initialize(to: .int(x))
              a.initialize(to: .int(x))
              pc = i + Int(i.pointee.c)
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try refuel(pc, frame) }
            }
          case .nextInArray:
            guard case .int(let last) = b.pointee,
              let elements = r.at(pc.pointee.a).array
            else { throw mismatch(i.pointee) }
            let x = last &+ 1
            pc += 1
            if x < elements.pointee.count {
              b.initialize(to: .int(x))
              a.set(i.pointee.a, to: elements.element(x))
              pc = i + Int(i.pointee.c)
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try refuel(pc, frame) }
            }

          case .call:
            frame.pointee.pc = pc
            state.pointee.fuel &-= 1
            if state.pointee.fuel < 0 { try refuel(pc, frame) }
            let entered = try enter(
              calls + Int(i.pointee.b), from: r, constants, destination: i.pointee.a, above: frame)
            frame += 1
            header = entered.header
            r = entered.registers
            pc = header.pointee.code
          case .returnCopy, .returnTake, .returnVoid:
            let isDirect = frame.pointee.returnsDirectly
            if !isDirect, frame == outermost || frame.pointee.hasCompletion {
              if let value = try finishFrame(i.pointee, floor) { return .finished(value) }
              continue reload
            }
            let destination = frame.pointee.destination
            let caller = (frame - 1).pointee.registers
            let target = caller.at(destination)
            if i.pointee.op == .returnVoid {
              if destination < 0 { target.initialize(to: .void) } else { target.pointee = .void }
            } else if destination < 0 {
              target.setPlain(from: a)
            } else if i.pointee.op == .returnTake {
              target.pointee = a.move()
              a.initialize(to: .void)
            } else {
              target.pointee = a.pointee
            }
            if isDirect { drop(header, r) } else { pop(frame, header, r) }
            frame -= 1
            header = frame.pointee.header
            pc = frame.pointee.pc
            r = caller
          case .callNative:
            frame.pointee.pc = pc
            state.pointee.fuel &-= Machine.stepsOfNativeCall
            let value = try callNative(
              calls + Int(i.pointee.b), from: r, constants)
            if state.pointee.hasRequest {
              switch try fulfilRequest(destination: i.pointee.a, floor: floor) {
              case .waits: return .suspended
              case .entered: continue reload
              case .value(let value):
                if i.pointee.a < 0 { a.initialize(to: value) } else { a.pointee = value }
                continue reload
              }
            }
            if i.pointee.a < 0 { a.initialize(to: value) } else { a.pointee = value }
          case .callDynamic:
            frame.pointee.pc = pc
            state.pointee.fuel &-= 1
            if state.pointee.fuel < 0 { try refuel(pc, frame) }
            let site = calls + Int(i.pointee.b)
            if let entered = try enterKnown(
              site, from: r, constants, destination: i.pointee.a, above: frame)
            {
              frame += 1
              header = entered.header
              r = entered.registers
              pc = header.pointee.code
              continue
            }
            let value = try start(site, from: r, constants, destination: i.pointee.a)
            if state.pointee.hasRequest {
              switch try fulfilRequest(destination: i.pointee.a, floor: floor) {
              case .waits: return .suspended
              case .entered: continue reload
              case .value(let value):
                if i.pointee.a < 0 { a.initialize(to: value) } else { a.pointee = value }
                continue reload
              }
            }
            guard let value else { continue reload }
            if i.pointee.a < 0 { a.initialize(to: value) } else { a.pointee = value }

          case .getField:
            if let field = b.field(Int(i.pointee.c)) {
              a.set(i.pointee.a, to: field)
            } else {
              let field = try field(Int(i.pointee.c), of: b)
              if i.pointee.a < 0 { a.initialize(to: field) } else { a.pointee = field }
            }
          case .getIndexed:
            guard let elements = b.array, case .int(let index) = c.pointee else {
              throw mismatch(i.pointee)
            }
            guard UInt(bitPattern: index) < UInt(bitPattern: elements.pointee.count) else {
              throw Trap("Index out of range")
            }
            a.set(i.pointee.a, to: elements.element(index))
          case .getNested:
            guard let rows = b.array, case .int(let row) = c.pointee,
              case .int(let column) = r.at(pc.pointee.a).pointee
            else { throw mismatch(i.pointee) }
            guard UInt(bitPattern: row) < UInt(bitPattern: rows.pointee.count) else {
              throw Trap("Index out of range")
            }
            guard let elements = rows.element(row).array else { throw mismatch(i.pointee) }
            guard UInt(bitPattern: column) < UInt(bitPattern: elements.pointee.count) else {
              throw Trap("Index out of range")
            }
            pc += 1
            a.set(i.pointee.a, to: elements.element(column))
          case .setIndexed:
            // Of an array of numbers, below; else elsewhere.
            if i.pointee.c < 0, let elements = a.array, case .int(let index) = b.pointee,
              UInt(bitPattern: index) < UInt(bitPattern: elements.pointee.count)
            {
              elements.pointee.withUnsafeMutableBufferPointer {
                ($0.baseAddress.unsafelyUnwrapped + index).setPlain(from: c)
              }
            } else {
              try setIndexed(a, at: b, to: c, isTaken: i.pointee.c >= 0)
            }
          case .setIndexedConstant:
            let constant = constants.at(i.pointee.c)
            if let elements = a.array, case .int(let index) = b.pointee,
              UInt(bitPattern: index) < UInt(bitPattern: elements.pointee.count)
            {
              elements.pointee.withUnsafeMutableBufferPointer {
                ($0.baseAddress.unsafelyUnwrapped + index).setPlain(from: constant)
              }
            } else {
              try setIndexed(a, at: b, to: constant, isTaken: false)
            }
          case .arrayCount:
            guard let elements = b.array else { throw mismatch(i.pointee) }
            a.initialize(to: .int(elements.pointee.count))
          case .appendElement: try append(b.pointee, to: a)
          case .swapElements: try swapElements(of: a, b, c)
          case .setField:
            if i.pointee.c < 0, let field = a.changeableField(Int(i.pointee.b)) {
              field.setPlain(from: c)
            } else {
              frame.pointee.pc = pc
              try setField(a, Int(i.pointee.b), to: c, isTaken: i.pointee.c >= 0)
            }
          case .getFieldDropping, .takeField, .getElement, .setElement, .takeElement, .getPayload,
            .takeIndexed, .unwrap, .wrap, .unwrapPlace, .storeBox, .takeBox, .enterBox, .erase:
            try part(i.pointee, r, header)
          case .loadBox:
            guard let box = b.box else { throw mismatch(i.pointee) }
            let value = box._withUnsafeGuaranteedRef { $0.value }
            if i.pointee.a < 0 { a.initialize(to: value) } else { a.pointee = value }
          case .loadGlobal:
            let cell = globals[Int(i.pointee.b)]
            if !cell.pointee.isMade {
              frame.pointee.pc = pc
              _ = try value(in: cell)
            }
            a.set(i.pointee.a, to: cell.value)
          case .storeGlobal: globals[Int(i.pointee.a)].pointee.set(b.pointee)
          case .putGlobal:
            let cell = globals[Int(i.pointee.a)]
            cell.value.pointee = b.move()
            b.initialize(to: .void)
            cell.pointee.isMade = true
          case .takeGlobal:
            let cell = globals[Int(i.pointee.b)]
            if !cell.pointee.isMade {
              frame.pointee.pc = pc
              _ = try value(in: cell)
              cell.pointee.isMade = true
            }
            a.pointee = cell.value.move()
            cell.value.initialize(to: .void)
          case .make, .makeStruct, .isType, .cast,
            .makeIterator:
            frame.pointee.pc = pc
            try build(i.pointee, r, header)
          case .jumpUnlessCase:
            let index: Int
            if let value = a.enumCase {
              index = value._withUnsafeGuaranteedRef { $0.index }
            } else {
              guard case .enumCase(let value) = a.pointee.payloadHolder else {
                throw mismatch(i.pointee)
              }
              index = value.index
            }
            if index != Int(i.pointee.b) {
              pc = i + Int(i.pointee.c)
              if i.pointee.c < 0 { try countTurn(state, pc, frame) }
            }
          case .castOrJump:
            frame.pointee.pc = pc
            if try !castMatches(i.pointee, r, frame.pointee.routine) {
              pc = code + Int(frame.pointee.routine.casts[Int(i.pointee.c)].target)
            }
          case .nextInIterator:
            frame.pointee.pc = pc
            state.pointee.fuel &-= 1
            if state.pointee.fuel < 0 { try refuel(pc, frame) }
            guard case .native(let native) = b.pointee, let iterator = native.iterator else {
              throw mismatch(i.pointee)
            }
            if let element = try iterator.next(in: self) {
              if i.pointee.a < 0 { a.initialize(to: element) } else { a.pointee = element }
              pc = i + Int(i.pointee.c)
            }
          case .throwValue: throw Thrown(a.pointee)
          case .rethrow: throw pendingErrors.popLast() ?? Trap("nothing to throw again")
          case .trap: throw try trap(i.pointee, r, frame.pointee.routine)
          }
        }
      } catch {
        frame.pointee.pc = pc
        if let value = try unwind(error, downTo: floor) { return .finished(value) }
        continue reload
      }
    }
  }
}
