import Commands
import Diagnostics
import Simulation
import TestSupport
import Testing

/// Whatever a user does, and in whatever order: no crash, the way back, and the same again.
@Suite struct RandomActsTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func undoneAllTheWayTheAppIsAsItWasAndDoneAgainItIsTheSame(seed: UInt64) throws {
    let session = launched(sampleApp)
    let first = session.snapshot
    var generator = SeededGenerator(seed: seed)
    var lines: [String] = []
    for _ in 0..<30 {
      let line = try act(on: session, &generator)
      lines.append(line)
      _ = session.respond(to: line)
    }
    let last = session.snapshot
    let again = launched(sampleApp)
    for line in lines { _ = again.respond(to: line) }
    #expect(again.snapshot == last)
    while session.respond(to: "undo").isOK {}
    #expect(session.snapshot == first)
    // What was remembered is what is there: the app goes back when somebody looks.
    #expect(!session.says("contexts").isEmpty)
    #expect(session.snapshot == first)
  }

  private func act(on session: Session, _ generator: inout SeededGenerator) throws -> String {
    let controls = try session.simulator?.screen().controls ?? []
    guard !generator.oneIn(4), let control = generator.pick(controls) else {
      return generator.pick([
        "back", "dismiss", "rotate", "scroll by 200", "wait 500ms", "swipe left", "swipe right",
        "swipe down", "drag by 0,400",
      ]) ?? "back"
    }
    // Those that never end are for the tests of limits.
    guard !["Loop", "Dive", "Grow", "Talk"].contains(control.label) else { return "path" }
    let verb = generator.pick(["tap", "tap", "tap", "longpress", "drag"]) ?? "tap"
    return verb == "drag" ? "drag #\(control.id) by 30,40" : "\(verb) #\(control.id)"
  }
}
