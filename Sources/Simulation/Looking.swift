import Interpreter
import ViewTree

extension Simulator {
  /// The layout of a view on its own in this app's window, with its surroundings and state as they
  /// are now. Nothing appears: no `onAppear` or task runs, and the app does not change.
  public func layoutReport(of view: Value) throws -> LayoutReport {
    let (tracker, system) = (machine.tracker, machine.system)
    let other = Simulator(program: program, machine: machine, world: world)
    defer { (machine.tracker, machine.system) = (tracker, system) }
    other.proposal = proposal
    return try other.look(at: view)
  }
}
