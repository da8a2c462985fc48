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
      // What is remembered of a step is what is there when the app goes back to it.
      #expect(session.respond(to: "contexts").isOK)
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
    #expect(
      session.says("redo 5") == "redid: tap \"Next\"\nredid: back\nthere was no more to redo than 2"
    )
    #expect(session.snapshot == last)
    #expect(session.says("undo 9").hasSuffix("\nthere was no more to undo than 3"))
  }

  /// At a terminal the screen is drawn after these, and not after those that only look.
  @Test(arguments: [
    ("tap \"More\"", true), ("undo", true), ("redo", true), ("restart", true),
    ("count = 3", true), ("undo 9", true), ("undo", false), ("state", false),
    ("tap \"None\"", false),
  ])
  func whatMayShowAnotherScreenSaysSo(line: String, shows: Bool) {
    let session = launched(sampleApp)
    for act in ["tap \"More\"", "tap \"More\"", "undo"] where line != "undo" || shows {
      _ = session.respond(to: act)
    }
    #expect(session.respond(to: line).mayShowAnotherScreen == shows)
  }

  /// What a child task held that is left asleep: registers that were never set among it.
  @Test func tasksThatSleepAreLeftBehind() {
    let session = launched(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var n = 0
        var body: some View {
          Text("n \\(n)")
          Button("Go") {
            Task {
              await withTaskGroup(of: Int.self) { group in
                group.addTask {
                  try? await Task.sleep(nanoseconds: 1_000_000_000)
                  return 1
                }
                for await x in group { n += x }
              }
            }
          }
        }
      }
      """)
    for _ in 0..<3 {
      #expect(session.respond(to: "tap Go").isOK)
      #expect(session.respond(to: "undo").isOK)
    }
    #expect(session.respond(to: "tap Go").isOK)
    #expect(session.says("wait 2s").contains("n 0 → 1") || session.says("n") == "1")
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

  @Test(arguments: ["count", "print(path.count)", "path.isEmpty", "String(describing: path)"])
  func aReadIsNoStep(line: String) {
    let session = launched(sampleApp)
    _ = session.respond(to: "tap \"More\"")
    #expect(session.respond(to: line).isOK)
    #expect(session.says("history") == "1  tap \"More\"")
    #expect(session.says("undo") == "undid: tap \"More\"")
  }

  @Test func relaunchKeepsWhatTheAppKeeps() {
    let session = launched(
      """
      struct ContentView: View {
        @AppStorage("visits") var visits = 0
        @SceneStorage("draft") var draft = ""
        @State var count = 0
        @State var link = "none"
        var body: some View {
          Text("\\(visits) \\(draft) \\(count) \\(link)").onOpenURL { link = $0.absoluteString }
            .onAppear { print("appeared") }
        }
      }
      """)
    for line in ["visits = 2", "draft = \"hello\"", "count = 5"] { _ = session.respond(to: line) }
    let before = session.snapshot
    #expect(session.says("relaunch app://x").hasPrefix("appeared\n"))
    #expect(
      session.says("state") == """
        ContentView.visits = 2
        ContentView.draft = "hello"
        ContentView.count = 0
        ContentView.link = "app://x"
        """)
    _ = session.respond(to: "undo")
    _ = session.respond(to: "contexts")
    #expect(session.snapshot == before)
  }
}
