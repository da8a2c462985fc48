import Checking

/// What a struct with a `deinit` lives by: kept behind its fields, and shared by what the machine
/// holds of the one value. The `deinit` runs where the last of that goes; where this was taken out
/// (`discard self`), nothing does.
final class Lifetime: NativeValue {
  let heap: Heap
  /// How many copies the machine has of the value: it makes one where it changes a value that it
  /// holds in two places.
  var copies = 1
  /// Whether the `deinit` is running, or has run.
  var isOver = false

  init(heap: Heap) { self.heap = heap }

  func dynamicType(in machine: Machine) -> Type { .void }
  func describe(in machine: Machine) throws -> String { "()" }
}

extension StructValue {
  /// The life that a value of a type with a `deinit` keeps behind its fields.
  var lifetime: Lifetime? {
    guard fields.count > type.storedProperties.count, case .native(let last)? = fields.last
    else { return nil }
    return last as? Lifetime
  }

  /// Ends a value of a type with a `deinit`: its remains wait for that to run.
  func end() {
    let found = lifetime
    var parts = surrender()
    guard let life = found else { return releaseParts(parts) }
    parts.removeLast()
    let isWhole = parts.indices.allSatisfy { index in
      if case .void = parts[index] { type.storedProperties[index].type == .void } else { true }
    }
    life.copies -= 1
    guard life.copies == 0, !life.isOver, !life.heap.isClosed, isWhole else {
      // In the order of declaration: what goes with them may say so.
      for part in parts { releaseParts([part]) }
      return
    }
    life.isOver = true
    let remains = StructValue(
      type: type, arguments: arguments, fields: parts + [.native(life)])
    life.heap.ending.append(.structure(remains))
  }
}
