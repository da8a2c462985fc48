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
    reload: while true {
      let frame = state.pointee.frames + (state.pointee.frameCount - 1)
      let header = frame.pointee.header
      guard let code = header.pointee.code, let calls = header.pointee.calls,
        let constants = header.pointee.constants
      else { throw Trap("a function without code") }
      let r = state.pointee.registers + frame.pointee.base
      var pc = frame.pointee.pc
      do {
        while true {
          let i = code[pc]
          pc += 1
          let a = r + Int(i.a)
          let b = r + Int(i.b)
          let c = r + Int(i.c)
          switch i.op {
          case .copy:
            if i.a < 0 { a.initialize(to: b.pointee) } else { a.pointee = b.pointee }
          case .take:
            if i.a >= 0 { a.deinitialize(count: 1) }
            a.moveInitialize(from: b, count: 1)
            b.initialize(to: .void)
          case .constant:
            let value = constants[Int(i.b)]
            if i.a < 0 { a.initialize(to: value) } else { a.pointee = value }
          case .integer:
            if i.a >= 0 { a.deinitialize(count: 1) }
            a.initialize(to: .int(Int(i.b)))
          case .clear: a.pointee = .void

          case .addInt:
            guard case .int(let x) = b.pointee, case .int(let y) = c.pointee else {
              throw mismatch(i)
            }
            let (sum, overflows) = x.addingReportingOverflow(y)
            if overflows { throw Trap("arithmetic overflow") }
            a.initialize(to: .int(sum))
          case .addNumber:
            guard case .int(let x) = b.pointee else { throw mismatch(i) }
            let (sum, overflows) = x.addingReportingOverflow(Int(i.c))
            if overflows { throw Trap("arithmetic overflow") }
            a.initialize(to: .int(sum))
          case .subtractInt:
            guard case .int(let x) = b.pointee, case .int(let y) = c.pointee else {
              throw mismatch(i)
            }
            let (difference, overflows) = x.subtractingReportingOverflow(y)
            if overflows { throw Trap("arithmetic overflow") }
            a.initialize(to: .int(difference))
          case .subtractNumber:
            guard case .int(let x) = b.pointee else { throw mismatch(i) }
            let (difference, overflows) = x.subtractingReportingOverflow(Int(i.c))
            if overflows { throw Trap("arithmetic overflow") }
            a.initialize(to: .int(difference))
          case .multiplyInt:
            guard case .int(let x) = b.pointee, case .int(let y) = c.pointee else {
              throw mismatch(i)
            }
            let (product, overflows) = x.multipliedReportingOverflow(by: y)
            if overflows { throw Trap("arithmetic overflow") }
            a.initialize(to: .int(product))
          case .multiplyNumber:
            guard case .int(let x) = b.pointee else { throw mismatch(i) }
            let (product, overflows) = x.multipliedReportingOverflow(by: Int(i.c))
            if overflows { throw Trap("arithmetic overflow") }
            a.initialize(to: .int(product))
          case .remainderNumber:
            guard case .int(let x) = b.pointee else { throw mismatch(i) }
            a.initialize(to: .int(x % Int(i.c)))
          case .divideInt, .remainderInt, .shiftLeft, .shiftRight, .negateInt:
            a.initialize(to: .int(try rareInteger(i.op, b.pointee, c.pointee, i)))
          case .addWrapping, .subtractWrapping, .multiplyWrapping, .andInt, .orInt, .xorInt:
            guard case .int(let x) = b.pointee, case .int(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .int(Self.bits(i.op, x, y)))

          case .lessInt:
            guard case .int(let x) = b.pointee, case .int(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .bool(x < y))
          case .lessOrEqualInt:
            guard case .int(let x) = b.pointee, case .int(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .bool(x <= y))
          case .equalInt:
            guard case .int(let x) = b.pointee, case .int(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .bool(x == y))
          case .notEqualInt:
            guard case .int(let x) = b.pointee, case .int(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .bool(x != y))
          case .jumpIfLess:
            guard case .int(let x) = a.pointee, case .int(let y) = b.pointee else {
              throw mismatch(i)
            }
            if x < y { pc = Int(i.c) }
          case .jumpIfLessOrEqual:
            guard case .int(let x) = a.pointee, case .int(let y) = b.pointee else {
              throw mismatch(i)
            }
            if x <= y { pc = Int(i.c) }
          case .jumpIfEqual:
            guard case .int(let x) = a.pointee, case .int(let y) = b.pointee else {
              throw mismatch(i)
            }
            if x == y { pc = Int(i.c) }
          case .jumpIfNotEqual:
            guard case .int(let x) = a.pointee, case .int(let y) = b.pointee else {
              throw mismatch(i)
            }
            if x != y { pc = Int(i.c) }
          case .jumpIfLessNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i) }
            if x < Int(i.b) { pc = Int(i.c) }
          case .jumpIfLessOrEqualNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i) }
            if x <= Int(i.b) { pc = Int(i.c) }
          case .jumpIfGreaterNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i) }
            if x > Int(i.b) { pc = Int(i.c) }
          case .jumpIfGreaterOrEqualNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i) }
            if x >= Int(i.b) { pc = Int(i.c) }
          case .jumpIfEqualNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i) }
            if x == Int(i.b) { pc = Int(i.c) }
          case .jumpIfNotEqualNumber:
            guard case .int(let x) = a.pointee else { throw mismatch(i) }
            if x != Int(i.b) { pc = Int(i.c) }

          case .addDouble:
            guard case .double(let x) = b.pointee, case .double(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .double(x + y))
          case .subtractDouble:
            guard case .double(let x) = b.pointee, case .double(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .double(x - y))
          case .multiplyDouble:
            guard case .double(let x) = b.pointee, case .double(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .double(x * y))
          case .divideDouble:
            guard case .double(let x) = b.pointee, case .double(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .double(x / y))
          case .negateDouble:
            guard case .double(let x) = b.pointee else { throw mismatch(i) }
            a.initialize(to: .double(-x))
          case .lessDouble, .lessOrEqualDouble, .equalDouble, .notEqualDouble:
            guard case .double(let x) = b.pointee, case .double(let y) = c.pointee else {
              throw mismatch(i)
            }
            a.initialize(to: .bool(Self.compare(i.op, x, y)))
          case .not:
            guard case .bool(let x) = b.pointee else { throw mismatch(i) }
            a.initialize(to: .bool(!x))
          case .equalValues:
            frame.pointee.pc = pc
            a.initialize(to: .bool(try areEqual(b.pointee, c.pointee)))

          case .jump: pc = Int(i.a)
          case .loop:
            pc = Int(i.a)
            state.pointee.fuel -= 1
            if state.pointee.fuel < 0 { try refuel(pc, frame) }
          case .jumpIfFalse:
            guard case .bool(let x) = a.pointee else { throw mismatch(i) }
            if !x { pc = Int(i.b) }
          case .jumpIfTrue:
            guard case .bool(let x) = a.pointee else { throw mismatch(i) }
            if x { pc = Int(i.b) }
          case .jumpIfNone:
            if case .none = a.pointee { pc = Int(i.b) }
          case .jumpIfSome:
            if case .none = a.pointee {} else { pc = Int(i.b) }
          case .nextInRange:
            guard case .int(let last) = b.pointee, case .int(let limit) = (b - 1).pointee else {
              throw mismatch(i)
            }
            let x = last &+ 1
            if x < limit {
              b.initialize(to: .int(x))
              a.initialize(to: .int(x))
              pc = Int(i.c)
              state.pointee.fuel -= 1
              if state.pointee.fuel < 0 { try refuel(pc, frame) }
            }
          case .nextInArray:
            guard case .int(let last) = b.pointee,
              case .array(let elements) = r[Int(code[pc].a)]
            else { throw mismatch(i) }
            let x = last &+ 1
            pc += 1
            if x < elements.count {
              b.initialize(to: .int(x))
              if i.a < 0 { a.initialize(to: elements[x]) } else { a.pointee = elements[x] }
              pc = Int(i.c)
              state.pointee.fuel -= 1
              if state.pointee.fuel < 0 { try refuel(pc, frame) }
            }

          case .call:
            frame.pointee.pc = pc
            state.pointee.fuel -= 1
            if state.pointee.fuel < 0 { try refuel(pc, frame) }
            try enter(calls + Int(i.b), from: r, constants, destination: i.a)
            continue reload
          case .returnCopy, .returnTake, .returnVoid:
            var value = Value.void
            if i.op == .returnTake {
              value = a.move()
              a.initialize(to: .void)
            } else if i.op == .returnCopy {
              value = a.pointee
            }
            if frame.pointee.completion != nil { value = try complete(.success(value)) }
            let destination = frame.pointee.destination
            popFrame()
            if state.pointee.frameCount == floor { return .finished(value) }
            let caller =
              state.pointee.registers + state.pointee.frames[state.pointee.frameCount - 1].base
              + Int(destination)
            if destination < 0 { caller.initialize(to: value) } else { caller.pointee = value }
            continue reload
          case .callNative:
            frame.pointee.pc = pc
            let value = try callNative(
              calls + Int(i.b), from: r, constants, frame.pointee.routine.ranges[pc - 1])
            if state.pointee.hasRequest {
              switch try fulfilRequest(destination: i.a, floor: floor) {
              case .waits: return .suspended
              case .entered: continue reload
              case .value(let value):
                if i.a < 0 { a.initialize(to: value) } else { a.pointee = value }
                continue reload
              }
            }
            if i.a < 0 { a.initialize(to: value) } else { a.pointee = value }
          case .callDynamic:
            frame.pointee.pc = pc
            state.pointee.fuel -= 1
            if state.pointee.fuel < 0 { try refuel(pc, frame) }
            let value = try start(
              calls + Int(i.b), from: r, constants, destination: i.a,
              at: frame.pointee.routine.ranges[pc - 1])
            if state.pointee.hasRequest {
              switch try fulfilRequest(destination: i.a, floor: floor) {
              case .waits: return .suspended
              case .entered: continue reload
              case .value(let value):
                if i.a < 0 { a.initialize(to: value) } else { a.pointee = value }
                continue reload
              }
            }
            guard let value else { continue reload }
            if i.a < 0 { a.initialize(to: value) } else { a.pointee = value }

          case .getField:
            if case .structure(let value) = b.pointee {
              let field = value.fields[Int(i.c)]
              if i.a < 0 { a.initialize(to: field) } else { a.pointee = field }
            } else {
              let field = try self.field(Int(i.c), of: b.pointee)
              if i.a < 0 { a.initialize(to: field) } else { a.pointee = field }
            }
          case .getIndexed:
            guard case .array(let elements) = b.pointee, case .int(let index) = c.pointee else {
              throw mismatch(i)
            }
            guard UInt(bitPattern: index) < UInt(bitPattern: elements.count) else {
              throw Trap(index < 0 ? "Index out of range" : "Index out of range")
            }
            if i.a < 0 {
              a.initialize(to: elements[index])
            } else {
              a.pointee = elements[index]
            }
          case .setIndexed: try setIndexed(a, at: b, to: c)
          case .arrayCount:
            guard case .array(let elements) = b.pointee else { throw mismatch(i) }
            a.initialize(to: .int(elements.count))
          case .appendElement: try append(b.pointee, to: a)
          case .setField:
            frame.pointee.pc = pc
            try setField(a, Int(i.b), to: c)
          case .getFieldDropping, .takeField, .getElement, .setElement, .takeElement, .getPayload,
            .takeIndexed, .unwrap, .wrap, .unwrapPlace, .loadBox, .storeBox, .takeBox, .enterBox,
            .erase:
            try part(i, r, frame.pointee.routine)
          case .loadGlobal, .storeGlobal, .takeGlobal, .make, .makeStruct, .isType, .cast,
            .makeIterator:
            frame.pointee.pc = pc
            try build(i, r, frame.pointee.routine)
          case .jumpUnlessCase:
            guard case .enumCase(let value) = a.pointee.payloadHolder else { throw mismatch(i) }
            if value.index != Int(i.b) { pc = Int(i.c) }
          case .castOrJump:
            frame.pointee.pc = pc
            if try !castMatches(i, r, frame.pointee.routine) {
              pc = Int(frame.pointee.routine.casts[Int(i.c)].target)
            }
          case .nextInIterator:
            frame.pointee.pc = pc
            state.pointee.fuel -= 1
            if state.pointee.fuel < 0 { try refuel(pc, frame) }
            guard case .native(let iterator) = b.pointee,
              let iterator = iterator as? any IteratorValue
            else { throw mismatch(i) }
            if let element = try iterator.next(in: self) {
              if i.a < 0 { a.initialize(to: element) } else { a.pointee = element }
              pc = Int(i.c)
            }
          case .throwValue: throw Thrown(a.pointee)
          case .rethrow: throw pendingErrors.popLast() ?? Trap("nothing to throw again")
          case .trap: throw try trap(i, r, frame.pointee.routine)
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
