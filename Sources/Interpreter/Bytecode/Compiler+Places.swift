import Checking
import Diagnostics

/// A place whose indices and bases are evaluated, ready to be read, changed or written.
indirect enum Prepared {
  case local(Int)
  case global(Int32)
  case field(Prepared, Int32)
  case objectField(Int32, Int32)
  case element(Prepared, Int32)
  /// An array's element by position.
  case indexed(Prepared, Int32, SourceRange)
  case property(PreparedOwner, PreparedProperty)
  case unwrapped(Prepared, traps: Bool, SourceRange)
  case keyPath(PreparedOwner, Int32)
  case weak(Prepared)
  case discarded
}

enum PreparedOwner {
  case none
  case place(Prepared)
  case value(Int32)
}

struct PreparedProperty {
  var getter: Callee
  var setter: Callee
  var arguments: [Operand]
  var types: [Type]
  var range: SourceRange
}

/// What puts a changed value back where it was taken from.
enum PutBack {
  case box(Int32, Int32)
  case global(Int32, Int32)
  case field(Int32, Int32, Int32)
  case element(Int32, Int32, Int32)
  case indexed(Int32, Int32, Int32)
  /// The base's operand, if any, and the new value's register.
  case setter(PreparedProperty, base: Operand?, Int32)
  case keyPath(base: Operand, path: Int32, Int32)
}

/// What runs where an error strikes in the midst of a change: it puts back what was taken out, and
/// throws the error again.
struct OutOfLine {
  var label: Compiler.Label
  var putBacks: [PutBack]
  var range: SourceRange
  /// The first instruction of the change.
  var start: Int
  /// The first of the handlers around it.
  var outer: Int
}

/// A place taken out into a register for a change.
struct Opened {
  var register: Int32
  /// In the order in which they are done.
  var putBacks: [PutBack] = []
  /// From which instruction on which have to be done where an error strikes.
  var marks: [(start: Int, putBacks: [PutBack])] = []
}

extension Compiler {
  /// Evaluates what a place depends on; `later` is evaluated before the place is used.
  mutating func prepare(_ place: Place, before later: [Code]) -> Prepared {
    switch place {
    case .local(let local): return .local(local)
    case .global(let variable): return .global(global(variable))
    case .field(let base, let index): return .field(prepare(base, before: later), Int32(index))
    case .objectField(let base, let index):
      return .objectField(source(base, before: later).register, Int32(index))
    case .element(let base, let index): return .element(prepare(base, before: later), Int32(index))
    case .property(let base, let getter, let setter, let arguments, let types, let range):
      if case .place(let array) = base, isArraySubscript(getter, arguments) {
        let array = prepare(array, before: arguments + later)
        return .indexed(array, source(arguments[0], before: later).register, range)
      }
      let base = prepare(base, before: arguments + later)
      lend(to: arguments)
      var operands: [Operand] = []
      for argument in arguments {
        operands.append(Operand(source(argument, before: arguments + later).register, .copy))
      }
      return .property(
        base,
        PreparedProperty(
          getter: getter, setter: setter, arguments: operands, types: types, range: range))
    case .unwrapped(let base, let traps, let range):
      return .unwrapped(prepare(base, before: later), traps: traps, range)
    case .keyPath(let base, let path):
      let base = prepare(base, before: [path] + later)
      return .keyPath(base, source(path, before: later).register)
    case .weak(let inner): return .weak(prepare(inner, before: later))
    case .discarded: return .discarded
    }
  }

  private mutating func prepare(_ base: Place.Base, before later: [Code]) -> PreparedOwner {
    switch base {
    case .none: .none
    case .place(let place): .place(prepare(place, before: later))
    case .value(let code): .value(source(code, before: later).register)
    }
  }

  // MARK: Reading

  mutating func load(_ place: Place, into register: Int32) {
    let prepared = prepare(place, before: [])
    read(prepared, into: register)
  }

  /// The value of a place in some register, by copy.
  mutating func source(_ place: Prepared) -> Source {
    if case .local(let local) = place, !isBoxed(local) {
      return Source(register: registers[local], isTemporary: false)
    }
    let register = allocateReleased()
    read(place, into: register)
    return Source(register: register, isTemporary: true)
  }

  private mutating func read(_ place: Prepared, into register: Int32) {
    switch place {
    case .local(let local):
      emit(isBoxed(local) ? .loadBox : .copy, register, registers[local])
    case .global(let variable): emit(.loadGlobal, register, variable)
    case .field(let base, let index):
      let base = source(base)
      emit(.getField, register, base.register, index)
      drop(base)
    case .objectField(let base, let index): emit(.getField, register, base, index)
    case .element(let base, let index):
      let base = source(base)
      emit(.getElement, register, base.register, index)
      drop(base)
    case .indexed(let base, let index, let place):
      let base = source(base)
      let outer = range
      range = place
      emit(.getIndexed, register, base.register, index)
      range = outer
      drop(base)
    case .property(let base, let property):
      let base = operand(base)
      get(property, base: base, into: register)
    case .unwrapped(let base, _, let place):
      let base = source(base)
      let outer = range
      range = place
      emit(.unwrap, register, base.register)
      range = outer
      drop(base)
    case .keyPath(let base, let path):
      guard let base = operand(base) else { return }
      emitKeyPath(read: base, path, into: register)
    case .weak(let inner):
      let kept = source(inner)
      make(.strengthen, [Operand(kept.register, .copy)], into: register)
      drop(kept)
    case .discarded: emit(.constant, register, constant(.void))
    }
  }

  private mutating func operand(_ base: PreparedOwner) -> Operand? {
    switch base {
    case .none: return nil
    case .value(let register): return Operand(register, .copy)
    case .place(let place):
      let source = source(place)
      return Operand(
        source.register, source.isTemporary && source.register >= 0 ? .take : .copy)
    }
  }

  private mutating func get(
    _ property: PreparedProperty, base: Operand?, into register: Int32
  ) {
    let outer = range
    range = property.range
    emitCall(
      property.getter, (base.map { [$0] } ?? []) + property.arguments, property.types,
      into: register)
    range = outer
  }

  // MARK: Changing

  /// Takes the value of a place out into a register.
  /// - Parameter earlier: what was taken out for the same change just before.
  mutating func open(_ place: Prepared, after earlier: Opened?) -> Opened {
    let outer = taken
    taken += earlier?.putBacks ?? []
    defer { taken = outer }
    var opened = open(place)
    if let earlier, !earlier.putBacks.isEmpty {
      opened.marks = opened.marks.map { ($0.start, $0.putBacks + earlier.putBacks) }
    }
    return opened
  }

  /// Closures among the arguments of a change may read what they share while it goes on.
  mutating func lend(to arguments: [Code]) {
    for argument in arguments { lent.formUnion(argument.captures) }
  }

  private mutating func open(_ place: Prepared) -> Opened {
    switch place {
    case .local(let local):
      guard isBoxed(local) else { return Opened(register: registers[local]) }
      for case .box(registers[local], let register) in taken { return Opened(register: register) }
      let register = allocateReleased()
      emit(lent.contains(local) ? .loadBox : .takeBox, register, registers[local])
      return opened(register, .box(registers[local], register), inside: nil)
    case .global(let variable):
      for case .global(variable, let register) in taken { return Opened(register: register) }
      let register = allocateReleased()
      emit(.takeGlobal, register, variable)
      return opened(register, .global(variable, register), inside: nil)
    case .field(let base, let index):
      let base = open(base)
      let register = allocateReleased()
      emit(.takeField, register, base.register, index)
      return opened(register, .field(base.register, index, register), inside: base)
    case .objectField(let base, let index):
      let register = allocateReleased()
      emit(.takeField, register, base, index)
      return opened(register, .field(base, index, register), inside: nil)
    case .element(let base, let index):
      let base = open(base)
      let register = allocateReleased()
      emit(.takeElement, register, base.register, index)
      return opened(register, .element(base.register, index, register), inside: base)
    case .indexed(let base, let index, let place):
      let base = open(base)
      let register = allocateReleased()
      let outer = range
      range = place
      emit(.takeIndexed, register, base.register, index)
      range = outer
      return opened(register, .indexed(base.register, index, register), inside: base)
    case .property(let base, let property): return open(base, property)
    case .unwrapped(let base, _, let place):
      let base = open(base)
      let outer = range
      range = place
      emit(.unwrapPlace, base.register)
      range = outer
      return base
    case .keyPath(let base, let path): return open(base, path: path)
    case .weak(let inner): return open(inner)
    case .discarded: return Opened(register: allocateReleased())
    }
  }

  /// As `open`, of a number: it is copied, so that nothing has to be put back where an error
  /// strikes but what its place is a part of.
  mutating func openPlain(_ place: Prepared) -> Opened {
    let register: Int32
    let putBack: PutBack
    var base: Opened?
    switch place {
    case .local(let local) where isBoxed(local):
      register = allocatePlain()
      emit(.loadBox, register, registers[local])
      putBack = .box(registers[local], register)
    case .global(let variable):
      register = allocatePlain()
      emit(.loadGlobal, register, variable)
      putBack = .global(variable, register)
    case .field(let outer, let index):
      let outer = open(outer)
      register = allocatePlain()
      emit(.getField, register, outer.register, index)
      putBack = .field(outer.register, index, register)
      base = outer
    case .objectField(let object, let index):
      register = allocatePlain()
      emit(.getField, register, object, index)
      putBack = .field(object, index, register)
    case .indexed(let outer, let index, let place):
      let outer = open(outer)
      register = allocatePlain()
      let range = self.range
      self.range = place
      emit(.getIndexed, register, outer.register, index)
      self.range = range
      putBack = .indexed(outer.register, index, register)
      base = outer
    case .local, .element, .property, .unwrapped, .keyPath, .weak, .discarded: return open(place)
    }
    return Opened(
      register: register, putBacks: [putBack] + (base?.putBacks ?? []), marks: base?.marks ?? [])
  }

  private func opened(_ register: Int32, _ putBack: PutBack, inside base: Opened?) -> Opened {
    let putBacks = [putBack] + (base?.putBacks ?? [])
    let marks = (base?.marks ?? []) + [(code.count, putBacks)]
    return Opened(register: register, putBacks: putBacks, marks: marks)
  }

  private mutating func open(_ base: PreparedOwner, _ property: PreparedProperty) -> Opened {
    let outside = openBase(base)
    let register = allocateReleased()
    let mode = outside.map { Operand($0.register, base.isPlace ? .inout : .copy) }
    if base.isPlace, let mode, case .native(let id) = property.getter,
      let taker = machine.taker(id)
    {
      let outer = range
      range = property.range
      emitCall(taker, [mode] + property.arguments, property.types, into: register)
      range = outer
    } else {
      get(property, base: outside.map { Operand($0.register, .copy) }, into: register)
    }
    return opened(register, .setter(property, base: mode, register), inside: outside)
  }

  private mutating func open(_ base: PreparedOwner, path: Int32) -> Opened {
    guard let outside = openBase(base) else { return Opened(register: allocateReleased()) }
    let register = allocateReleased()
    emitKeyPath(read: Operand(outside.register, .copy), path, into: register)
    let operand = Operand(outside.register, base.isPlace ? .inout : .copy)
    return opened(register, .keyPath(base: operand, path: path, register), inside: outside)
  }

  private mutating func openBase(_ base: PreparedOwner) -> Opened? {
    switch base {
    case .none: nil
    case .place(let place): open(place)
    case .value(let register): Opened(register: register)
    }
  }

  /// Puts everything back, innermost first; also where an error strikes meanwhile.
  mutating func close(_ opened: [Opened]) {
    let marks = opened.flatMap(\.marks)
    for (index, mark) in marks.enumerated() where !mark.putBacks.isEmpty {
      let end = index + 1 < marks.count ? marks[index + 1].start : code.count
      guard end > mark.start else { continue }
      let label = makeLabel()
      routine.handlers.append(
        Handler(
          start: Int32(mark.start), end: Int32(end), target: label.index, kind: .putBack,
          register: 0))
      outOfLine.append(
        OutOfLine(
          label: label, putBacks: mark.putBacks, range: range, start: mark.start,
          outer: routine.handlers.count))
    }
    for place in opened.reversed() { perform(place.putBacks) }
  }

  /// Emits what runs where an error strikes in the midst of a change, at the function's end.
  mutating func emitOutOfLine() {
    next = highest
    for part in outOfLine {
      range = part.range
      place(part.label)
      perform(part.putBacks)
      emit(.rethrow, 0, Int32(part.start), Int32(part.outer))
    }
    outOfLine = []
  }

  private mutating func perform(_ putBacks: [PutBack]) {
    for putBack in putBacks {
      switch putBack {
      case .box(let box, let value):
        emit(.storeBox, box, value)
        if value >= 0 { emit(.clear, value) }
      case .global(let variable, let value):
        emit(value < 0 ? .storeGlobal : .putGlobal, variable, value)
      case .field(let base, let index, let value): emit(.setField, base, index, value)
      case .element(let base, let index, let value): emit(.setElement, base, index, value)
      case .indexed(let base, let index, let value): emit(.setIndexed, base, index, value)
      case .setter(let property, let base, let value):
        set(property, base: base, Operand(value, .take))
      case .keyPath(let base, let path, let value):
        emitKeyPath(write: Operand(value, .take), base, path)
      }
    }
  }

  mutating func set(_ property: PreparedProperty, base: Operand?, _ value: Operand) {
    let outer = range
    range = property.range
    emitCall(
      property.setter, (base.map { [$0] } ?? []) + property.arguments + [value], property.types,
      into: allocateReleased())
    range = outer
  }
}

extension PreparedOwner {
  var isPlace: Bool {
    if case .place = self { true } else { false }
  }
}

extension Code {
  /// The locals that it shares, where it is a closure.
  fileprivate var captures: [Int] {
    switch kind {
    case .closure(_, let captures): captures
    case .convert(let inner, _), .wrap(let inner): inner.captures
    default: []
    }
  }
}
