import Commands
import Diagnostics
import Testing
import ViewCatalog

/// A session that runs `source`.
func launched(
  _ source: String, file: String = "App.swift",
  _ change: (inout Session.Options) -> Void = { _ in }
) -> Session {
  var options = Session.Options()
  change(&options)
  let session = Session(library: wholeLibrary, options: options)
  let reply = session.launch([SourceFile(name: file, text: source)])
  if let error = reply.error { Issue.record("\(error.message)\n\(reply.output)") }
  return session
}

extension Session {
  /// The reply's output, or its error.
  func says(_ line: String) -> String {
    let reply = respond(to: line)
    if let error = reply.error { return "\(error.code): \(error.message)" }
    let prints = reply.events.compactMap { $0.told?.description }
    return (prints + reply.output).joined(separator: "\n")
  }

  /// All that a program may see of the app: what `--json` says, without the command itself.
  var snapshot: String { json(Reply(command: "")) }
}

/// An app with a stack, state, a sheet, and buttons that go wrong.
let sampleApp = """
  import SwiftUI

  enum Route: Hashable { case profile(userId: String), settings }

  struct ContentView: View {
    @State private var path: [Route] = []
    @State private var count = 0
    @State private var sheet = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("Count \\(count)")
          Button("Next") { path.append(.profile(userId: "u1")) }
          Button("More") { count += 1; print("count", count) }
          Button("Show") { sheet = true }
          Button("Crash") { count = 99; let none: [Int] = []; print(none[count]) }
          Button("Loop") { count = 98; while true { count += 1 } }
          Button("Dive") { count = 97; count = dive(1) }
          Button("Grow") { count = 96; var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 10_000)) } }
          Button("Talk") { count = 95; while true { print("again and again and again") } }
          Button("Edit") {}
          Button("Edit") { count = 10 }
          Button("Closed") {}.disabled(true)
          HStack { Button("Inner") { print("inner") } }.onTapGesture { print("outer") }
        }
        .navigationTitle("Home")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .profile(let userId): ProfileView(userId: userId)
          case .settings: Text("Settings").navigationTitle("Settings")
          }
        }
        .sheet(isPresented: $sheet) { Text("A sheet") }
      }
    }
    func dive(_ depth: Int) -> Int { dive(depth + 1) + 1 }
  }

  struct ProfileView: View {
    let userId: String
    var body: some View {
      VStack {
        Text("User \\(userId)")
        NavigationLink("Settings", value: Route.settings)
      }
      .navigationTitle("Profile")
    }
  }
  """
