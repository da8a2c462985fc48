import Commands
import Testing

@Suite struct UndoTests {
  private static let acts = [
    "tap \"More\"", "tap \"Next\"", "path.append(.settings)", "back", "count = 7", "rotate",
    "tap \"Settings\"", "set scheme dark", "wait 1s", "device \"iPad\"", "undo", "back", "back",
    "tap \"Show\"", "dismiss", "resize 400x500",
  ]

  @Test func undoingAllTheWayRestoresTheFirstScreenToTheByte() {
    let session = launched(sampleApp)
    var snapshots = [session.snapshot]
    for act in Self.acts where act != "undo" {
      #expect(session.respond(to: act).isOK, "\(act)")
      snapshots.append(session.snapshot)
    }
    for snapshot in snapshots.dropLast().reversed() {
      #expect(session.respond(to: "undo").isOK)
      #expect(session.snapshot == snapshot)
    }
    #expect(session.says("undo").hasPrefix("nothingToUndo"))
    for snapshot in snapshots.dropFirst() {
      #expect(session.respond(to: "redo").isOK)
      #expect(session.snapshot == snapshot)
    }
    #expect(session.says("redo").hasPrefix("nothingToRedo"))
  }

  @Test func severalStepsAtOnceAreTheSameAsOneByOne() {
    let session = launched(sampleApp)
    for act in ["tap \"More\"", "tap \"Next\"", "back"] { _ = session.respond(to: act) }
    let last = session.snapshot
    #expect(session.says("undo 3") == "undid: back\nundid: tap \"Next\"\nundid: tap \"More\"")
    #expect(session.says("history") == "")
    #expect(session.says("redo 2") == "count 1\nredid: tap \"More\"\nredid: tap \"Next\"")
    #expect(session.says("undo") == "undid: tap \"Next\"")
    _ = session.respond(to: "redo 5")
    #expect(session.snapshot == last)
  }

  @Test func anotherActForgetsWhatWasUndone() {
    let session = launched(sampleApp)
    _ = session.respond(to: "tap \"More\"")
    _ = session.respond(to: "undo")
    _ = session.respond(to: "tap \"Next\"")
    #expect(session.says("redo").hasPrefix("nothingToRedo"))
  }

  @Test(arguments: ["tap \"Crash\"", "tap \"Nobody\"", "1 / (count - count)", "tap", "nonsense(3)"])
  func aFailureKeepsWhatWasUndone(line: String) {
    let session = launched(sampleApp)
    _ = session.respond(to: "tap \"More\"")
    let after = session.snapshot
    _ = session.respond(to: "undo")
    #expect(!session.respond(to: line).isOK)
    #expect(session.says("redo") == "count 1\nredid: tap \"More\"")
    #expect(session.snapshot == after)
  }

  @Test func restartForgetsEverything() {
    let session = launched(sampleApp)
    let first = session.snapshot
    _ = session.respond(to: "tap \"More\"")
    #expect(session.says("restart") == "")
    #expect(session.snapshot == first)
    #expect(session.says("history") == "")
  }

  @Test func whatThePromptDeclaredGoesWithUndo() {
    let session = launched(sampleApp)
    #expect(session.says("let two = 2") == "")
    #expect(session.says("count = two") == "ContentView.count: 0 → 2")
    _ = session.respond(to: "undo")
    #expect(session.says("two") == "2")
    _ = session.respond(to: "undo 2")
    #expect(session.respond(to: "two").error?.code == "compileError")
  }
}
