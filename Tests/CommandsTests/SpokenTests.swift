import Commands
import Diagnostics
import Lessons
import TestSupport
import Testing
import Transcripts

/// What navlab says to the same commands in each language.
@Suite struct SpokenTests {
  struct Conversation: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var lines: [String]
    var testDescription: String { name }
  }

  @Test(arguments: conversations, Language.allCases)
  func says(_ conversation: Conversation, in language: Language) {
    let session = launched(conversation.source) { $0.language = language }
    session.learning = Learning(Self.course)
    let answers = conversation.lines.map { line in
      let reply = session.respond(to: line)
      let error = reply.error.map { ["error: \($0.message)"] } ?? []
      let warnings = reply.warnings.map { "warning: \($0.message)" }
      return (["nav> \(line)"] + warnings + reply.output + error).joined(separator: "\n")
    }
    expectGolden(
      answers.joined(separator: "\n"), named: "\(conversation.name).\(language.rawValue)")
  }

  static let conversations = [
    Conversation(
      name: "explained",
      source: """
        struct ContentView: View {
          var body: some View {
            HStack {
              Text("A long text that has to wrap").layoutPriority(1)
              Spacer()
              VStack(alignment: .leading) { Image(systemName: "star"); Text("b") }
            }
            .padding()
            .background(.yellow)
          }
        }
        """,
      lines: ["explain \"A long text that has to wrap\"", "explain HStack", "explain --all"]),
    Conversation(
      name: "reviewed",
      source: """
        struct ContentView: View {
          @State private var a = false
          @State private var b = false
          @State private var c = false
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Deep") { Text("End").navigationBarBackButtonHidden() }
                Button("One") { a = true }
                GeometryReader { _ in Text("x") }
              }
              .sheet(isPresented: $a) { Text("A") }
              .sheet(isPresented: $b) { Text("B") }
              .sheet(isPresented: $c) { Text("C") }
            }
          }
        }
        """,
      lines: ["review", "map"]),
    Conversation(
      name: "refused",
      source: sampleApp,
      lines: [
        "tap \"Nxet\"", "tap \"Edit\"", "tap \"Closed\"", "toggle \"Next\"", "adjust", "wait soon",
        "set ios 12", "set", "device \"iPhone 61\"", "swipe up", "scroll to \"x\"", "dismiss",
        "tap \"Show\"", "detent medium", "undo 9", "redo", "pick \"Next\"", "load", "exercise",
      ]),
    Conversation(
      name: "warned",
      source: """
        struct ContentView: View {
          var body: some View { NavigationStack { NavigationLink("Go", value: 1.5) } }
        }
        """,
      lines: ["tap \"Go\"", "path", "layout --diff"]),
    Conversation(
      name: "learned", source: sampleApp,
      lines: [
        "lessons", "progress", "next", "hint", "hint", "check", "tap \"One more\"", "check",
        "exercises", "progress", "next", "prev", "goto 7", "open nothing",
      ]),
  ]

  private static let course = Course(
    lessons: [
      CourseFile(
        path: "01-count/lesson.md",
        text: """
          ---
          title: Counting
          summary: One number
          ---
          # Counting

          ```swift file=App.swift
          struct ContentView: View {
            @State var count = 0
            var body: some View { Button("One more") { count += 1 } }
          }
          ```

          ```navlab try step=count-one
          nav> tap "One more"
          nav> assert count == 1
          ```

          > [!HINT] 1
          > Tap.
          """)
    ], transcripts: [])
}
