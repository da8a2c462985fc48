import Checking
import Diagnostics

/// What a trap shows of the program: where it was, and what its variables held.
extension Machine {
  /// Where the innermost frame of the program's own is.
  public var currentRange: SourceRange {
    var index = state.pointee.frameCount - 1
    while index >= 0 {
      if let range = range(of: state.pointee.frames[index]) { return range }
      index -= 1
    }
    return .none
  }

  /// The trap with its place, the calls that led to it and the variables there.
  func located(_ trap: Trap) -> Trap {
    guard trap.calls.isEmpty else { return trap }
    var trap = trap
    var index = state.pointee.frameCount - 1
    while index >= 0, trap.calls.count < 20 {
      let frame = state.pointee.frames[index]
      index -= 1
      guard let range = range(of: frame) else { continue }
      if trap.calls.isEmpty {
        if trap.range.file == .max { trap.range = range }
        trap.variables = variables(of: frame)
      } else if frame.routine.function.name == "implicit closure"
        || frame.routine.function.name == trap.calls.last?.function
          && trap.calls.last?.function == "main"
      {
        // What the source does not show as a call.
        continue
      }
      trap.calls.append(Trap.Call(function: frame.routine.function.name, range: range))
    }
    return trap
  }

  /// Where a frame is in the program's text; nil in code of the library.
  private func range(of frame: Frame) -> SourceRange? {
    // `pc` is one past the instruction that runs.
    let position = frame.position - 1
    guard frame.routine.ranges.indices.contains(position) else { return nil }
    let range = frame.routine.ranges[position]
    return range.file == .max ? nil : range
  }

  /// The variables in scope where a frame is, and what the statement there reads of `self` and of
  /// the module.
  private func variables(of frame: Frame) -> [Trap.Variable] {
    let position = Int32(frame.position - 1)
    var shown: [Trap.Variable] = []
    for variable in frame.routine.variables where variable.isLive(at: position) {
      var value = frame.registers[Int(variable.register)]
      if case .box(let box) = value { value = box.value }
      if case .void = value { continue }
      let type = variable.type.substituting(frame.types, in: self)
      shown.removeAll { $0.name == variable.name }
      if variable.name == "self" {
        shown += own(value, type, variable.register, frame)
      } else {
        shown.append(Trap.Variable(name: variable.name, value: brief(value, as: type)))
      }
    }
    return Array((shown + globals(of: frame)).prefix(12))
  }

  /// `self`, or of one with many properties those that the statement reads.
  private func own(
    _ value: Value, _ type: Type, _ register: Int32, _ frame: Frame
  ) -> [Trap.Variable] {
    let fields: [Value]
    let nominal: NominalType
    switch value {
    case .structure(let structure): (fields, nominal) = (structure.fields, structure.type)
    case .object(let object): (fields, nominal) = (object.fields, object.type)
    default: return [Trap.Variable(name: "self", value: brief(value, as: type))]
    }
    var arguments: [Type] = []
    if case .nominal(_, let own) = type { arguments = own }
    let isPlain = nominal.storedProperties.allSatisfy { $0.wrappedName == nil }
    if case .structure = value, isPlain, fields.count <= 3 {
      return [Trap.Variable(name: "self", value: brief(value, as: type))]
    }
    var seen: Set<Int32> = []
    return frame.statement.compactMap { instruction in
      guard instruction.op == .getField, instruction.b == Instruction.offset(of: register),
        seen.insert(instruction.c).inserted, fields.indices.contains(Int(instruction.c)),
        nominal.storedProperties.indices.contains(Int(instruction.c))
      else { return nil }
      let property = nominal.storedProperties[Int(instruction.c)]
      let type = property.type.substituting(arguments, in: self)
      return Trap.Variable(
        name: property.wrappedName ?? property.name,
        value: brief(fields[Int(instruction.c)].unwrappedProperty, as: type))
    }
  }

  /// The module's variables that the statement reads.
  private func globals(of frame: Frame) -> [Trap.Variable] {
    var shown: [Trap.Variable] = []
    for instruction in frame.statement
    where instruction.op == .loadGlobal || instruction.op == .takeGlobal {
      let cell = frame.header.pointee.globals[Int(instruction.b)]
      let (variable, value) = (cell.pointee.variable, cell.pointee.value)
      guard !variable.name.isEmpty, variable.initializer?.range.file != .max,
        !shown.contains(where: { $0.name == variable.name })
      else { continue }
      if case .void = value { continue }
      shown.append(Trap.Variable(name: variable.name, value: brief(value, as: variable.type)))
    }
    return shown
  }

  /// A value for a trap's list of variables, cut where it is long. Runs none of the program's code.
  private func brief(_ value: Value, as type: Type) -> String {
    guard let text = try? plainDescription(of: value, as: type) else { return "…" }
    return text.count > 80 ? text.prefix(79) + "…" : text
  }
}

extension Frame {
  /// The instructions of the statement that runs.
  fileprivate var statement: [Instruction] {
    let position = Int32(self.position - 1)
    let starts = routine.statements
    let start = starts.last { $0 <= position } ?? 0
    let end = starts.first { $0 > position } ?? Int32(routine.ranges.count)
    guard start < end else { return [] }
    return (start..<end).map { header.pointee.code[Int($0)] }
  }
}

extension Value {
  /// What a property's wrapper holds, where this is one.
  fileprivate var unwrappedProperty: Value {
    if case .native(let wrapper as any PropertyWrapperValue) = self { return wrapper.wrapped }
    if case .object(let storage) = self, storage.type.isBuiltin, storage.type.name == "Published" {
      return storage.fields.first ?? self
    }
    return self
  }
}
