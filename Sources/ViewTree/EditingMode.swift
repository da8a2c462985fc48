import Checking
import Interpreter

/// Whether the lists of a screen are being edited, where the program keeps no such state itself
/// (navigation rules 11.7 and 16.4).
///
/// A class: the binding that it hands out reads and changes it.
public final class EditingMode {
  public weak var graph: ViewGraph?
  private var slot: StateSlot?

  public init() {}

  private func storage(in graph: ViewGraph) -> StateSlot {
    let found = slot ?? StateSlot(graph.machine.enumCase("EditMode", "inactive"), in: graph)
    slot = found
    return found
  }

  public var binding: BindingValue {
    BindingValue(
      identity: [.object(ObjectIdentifier(self))],
      get: { [self] in graph.map { storage(in: $0).read() } ?? .void },
      set: { [self] value in if let graph { storage(in: graph).write(value) } })
  }
}

extension Machine {
  /// A case without payload of an enum of the library's.
  public func enumCase(_ type: String, _ name: String) -> Value {
    guard let nominal = types.nominal(type),
      let index = nominal.cases.firstIndex(where: { $0.name == name })
    else { return .void }
    return .enumCase(EnumValue(type: nominal, index: index))
  }
}
