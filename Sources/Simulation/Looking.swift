import Interpreter
import ViewTree

extension Simulator {
  /// The layout of a view on its own in this app's window, with its surroundings and state as they
  /// are now. Nothing appears: no `onAppear` or task runs, and the app does not change.
  public func layoutReport(of view: Value) throws -> LayoutReport {
    let tracker = machine.tracker
    let other = Simulator(
      program: program, machine: machine, device: device, orientation: orientation)
    defer { machine.tracker = tracker }
    other.look(like: self)
    return try other.look(at: view)
  }
}
