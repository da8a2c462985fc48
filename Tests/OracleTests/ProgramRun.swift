import Foundation
import TestSupport

/// What a program printed, and how it ended; as text, two runs can be compared line by line.
struct ProgramRun: Codable, Equatable {
  enum Ending: Codable, Equatable {
    case exit(Int32)
    /// - Parameters:
    ///   - message: what the runtime said; nil where it only raised a signal.
    ///   - line: in the program; nil where the runtime named a place of its own.
    case trap(message: String?, line: Int?)
    /// It does not compile.
    case rejected(String)
  }

  var output: String
  var ending: Ending

  /// Both, as the difference of two runs is shown.
  private func text(like other: ProgramRun) -> String {
    let lead = output.isEmpty || output.hasSuffix("\n") ? output : output + "⏎\n"
    switch ending {
    case .exit(0): return lead
    case .exit(let status): return lead + "exit \(status)\n"
    case .rejected(let reason): return lead + "rejected\n" + reason
    case .trap(let message, let line):
      // What the other one does not say is not compared.
      guard case .trap(let otherMessage, let otherLine) = other.ending else {
        return lead + "trap: \(message ?? "a signal")\n"
      }
      let said = otherMessage == nil || message == nil ? "a signal" : message ?? ""
      let place = otherLine == nil || line == nil ? "" : " in line \(line ?? 0)"
      return lead + "trap: \(said)\(place)\n"
    }
  }
}

extension ProgramRun {
  /// How `actual` differs, line by line; nil where it does not.
  func difference(to actual: ProgramRun) -> String? {
    textDifference(expected: text(like: actual), actual: actual.text(like: self))
  }

  /// What navlab makes of the program: the built one, as its users run it.
  init(ofNavlab source: String, named name: String) throws {
    self = try withTemporaryFolder { folder in
      let file = try folder.write(source, to: name)
      let program = repositoryRoot.appending(path: ".build/debug/navlab")
      let run = try CommandRun(
        program.path(percentEncoded: false), ["run", "--max-steps", "3000000", file],
        in: folder.url,
        environment: CommandRun.environment(adding: ["LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"]))
      return ProgramRun(output: run.output, ending: Self.endingOfNavlab(run))
    }
  }

  private static func endingOfNavlab(_ run: CommandRun) -> Ending {
    if run.wasSignalled { return .rejected("navlab crashed\n\(run.errors)") }
    if run.status == 0 { return .exit(0) }
    let said =
      /:(\d+):\d+: error: (?:Fatal error(?:: )?|(?=Precondition failed|Assertion failed|Swift runtime))(.*)/
    guard let match = run.errors.firstMatch(of: said) else {
      return .rejected(run.errors)
    }
    let message = match.2.trimmingPrefix(" ")
    if let status = message.firstMatch(of: /^exit\((-?\d+)\)$/) {
      return .exit(Int32(status.1) ?? 0)
    }
    return .trap(message: String(message), line: Int(match.1))
  }

  /// What the compiler's own program does. Kept below `.build`: the compiler is asked once for each
  /// text, or `again`.
  init(ofCompiler source: String, named name: String, again: Bool = false) throws {
    let store = try Oracle.store(of: ["run", name, source])
    if !again, let data = try? Data(contentsOf: store),
      let known = try? JSONDecoder().decode(ProgramRun.self, from: data)
    {
      self = known
      return
    }
    self = try withTemporaryFolder { folder in
      let file = try folder.write(source, to: name)
      let asLibrary = source.contains(/(?m)^@main\b/) ? ["-parse-as-library"] : []
      let built = try CommandRun(
        "swiftc",
        ["-swift-version", "5", "-suppress-warnings", "-module-name", "main", "-lm"] + asLibrary
          + [file, "-o", folder.path + "/program"], in: folder.url)
      guard built.status == 0 else {
        return ProgramRun(output: "", ending: .rejected(built.errors))
      }
      // Not buffered: what a program printed before a trap counts.
      let run = try CommandRun(
        "stdbuf", ["-o0", folder.path + "/program"], in: folder.url,
        environment: CommandRun.environment(adding: [
          "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC", "LC_ALL": "C.UTF-8",
        ]))
      return ProgramRun(output: run.output, ending: Self.endingOfCompiled(run))
    }
    try JSONEncoder().encode(self).write(to: store, options: .atomic)
  }

  private static func endingOfCompiled(_ run: CommandRun) -> Ending {
    guard run.wasSignalled else { return .exit(run.status) }
    let said = /(?m)^(\w+)\/[^:\n]*:(\d+): (?:Fatal error(?:: )?|)(.*)$/
    guard let match = run.errors.firstMatch(of: said) else {
      return .trap(message: nil, line: nil)
    }
    return .trap(message: String(match.3), line: match.1 == "main" ? Int(match.2) : nil)
  }
}
