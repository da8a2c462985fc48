import Geometry

/// Parameters that do not fit a record.
enum Payload {
  case none
  case measurer(any LeafMeasurer)
  case control(ControlLeaf)
  case idealFrame(FlexibleFrame)
  case guide(AlignmentKey, (ViewDimensions) -> Double)
  case custom(CustomState)
  case gridCell(GridCell)
  case containerRelative(ContainerRelativeFrame)
}

/// The payloads in use. Index 0 is none.
struct PayloadTable {
  private var payloads: [Payload] = [.none]
  private var freeIndices: [UInt32] = []

  subscript(index: UInt32) -> Payload { payloads[Int(index)] }

  mutating func insert(_ payload: Payload) -> UInt32 {
    if let index = freeIndices.popLast() {
      payloads[Int(index)] = payload
      return index
    }
    payloads.append(payload)
    return UInt32(payloads.count - 1)
  }

  mutating func remove(_ index: UInt32) {
    guard index != 0 else { return }
    payloads[Int(index)] = .none
    freeIndices.append(index)
  }

  mutating func removeAll() {
    payloads = [.none]
    freeIndices.removeAll()
  }
}
