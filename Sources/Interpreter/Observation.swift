import Checking

/// What is told of the reads and writes of observable properties while it is installed: the view
/// tree, while a body runs.
public protocol AccessTracker: AnyObject {
  /// A stored property of an `@Observable` class's instance was read.
  func didRead(_ object: ObjectValue, property: Int)
  /// A stored property of an `@Observable` class's instance is about to change.
  func willWrite(_ object: ObjectValue, property: Int)
}

/// What one `withObservationTracking` read: the first change of any of it is told, once, before it
/// happens.
final class ObservationTracking: ObjectObserver {
  private struct Read {
    weak var object: ObjectValue?
    var properties: Set<Int> = []
  }

  private var reads: [ObjectIdentifier: Read] = [:]
  private var onChange: (() -> Void)?

  func add(_ object: ObjectValue, property: Int) {
    reads[ObjectIdentifier(object), default: Read(object: object)].properties.insert(property)
  }

  /// - Parameter onChange: evaluated where anything was read.
  func begin(_ onChange: () throws -> () -> Void) rethrows {
    if reads.isEmpty { return }
    self.onChange = try onChange()
    for read in reads.values { read.object?.observers.append(self) }
  }

  func willChange(_ object: ObjectValue, property: Int) {
    guard let onChange, reads[ObjectIdentifier(object)]?.properties.contains(property) == true
    else { return }
    self.onChange = nil
    for read in reads.values { read.object?.observers.removeAll { $0 === self } }
    onChange()
  }
}

extension Machine {
  /// Tells whoever follows reads that a stored property of an `@Observable` object is read.
  func willRead(_ object: ObjectValue, property: Int) {
    tracker?.didRead(object, property: property)
    for tracking in trackings { tracking.add(object, property: property) }
  }

  /// Tells whoever follows that a stored property of an `@Observable` object is about to change.
  public func willChange(_ object: ObjectValue, property: Int) {
    tracker?.willWrite(object, property: property)
    for observer in object.observers { observer.willChange(object, property: property) }
  }

  /// Calls `apply`, and `onChange` once before the first change of an observable property that it
  /// read (`withObservationTracking`).
  public func track(_ apply: () throws -> Value, onChange: () throws -> Value) throws -> Value {
    let tracking = ObservationTracking()
    trackings.append(tracking)
    let result = Result { try apply() }
    trackings.removeLast()
    try tracking.begin {
      let closure = try onChange()
      // Who changes a property cannot be thrown at: what the closure traps with ends with it.
      return { [unowned self] in _ = try? call(closure) }
    }
    return try result.get()
  }
}
