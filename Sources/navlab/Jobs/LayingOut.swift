import Commands
import Diagnostics
import Geometry

/// `navlab layout` and `navlab check`.
extension Running {
  /// Lays a view out on its own, in the proposal asked for.
  func layOut() throws -> ExitStatus {
    var files: [SourceFile] = []
    if parsed.has(.code) {
      guard parsed.operands.isEmpty else {
        throw UsageProblem("'-e' stands in place of files; leave one of them out")
      }
      let code = parsed.values(of: .code).joined(separator: "\n")
      files.append(SourceFile(name: "<code>", text: code))
    }
    files += try TextFiles.sources(at: parsed.operands)
    guard !files.isEmpty else { throw UsageProblem("'navlab layout' needs FILE.swift… or -e CODE") }
    session.options.proposal = try proposal()
    session.options.usesPixels = parsed.has(.device)
    var launch = session.launch(files)
    if launch.isOK, !session.showsViews {
      launch.error = Reply.Failure(
        code: "noApp", message: session.say("there is no view to lay out"))
    }
    if parsed.has(.json) || !launch.isOK {
      show(launch)
    } else {
      show(session.respond(to: "layout"))
    }
    guard launch.isOK else { return .failed }
    return try commands().map(answer) ?? .fine
  }

  /// Only the diagnostics.
  func check() throws -> ExitStatus {
    let sources = try TextFiles.sources(at: parsed.operands)
    let files = sources + DataModels.sources(beside: sources)
    let diagnostics = session.diagnostics(of: files)
    if parsed.has(.json) {
      var reply = Reply(command: "")
      reply.diagnostics = diagnostics
      if let error = diagnostics.first(where: { $0.severity == .error }) {
        reply.error = Reply.Failure(code: "compileError", message: error.message)
      }
      program.output.writeLine(session.json(reply))
    } else {
      let environment = program.environment
      let isInColor = environment.usesColor(
        parsed.value(of: .color), isTerminal: environment.isOutputTerminal)
      for diagnostic in diagnostics {
        let text = diagnostic.rendered(in: files).showingControls(keepingLines: true)
        program.output.writeLine(isInColor ? text.withRedErrors : text)
      }
    }
    return diagnostics.contains { $0.severity == .error } ? .failed : .fine
  }

  /// `--propose 200xnil`; nil where it is not given or a device is: its window then.
  private func proposal() throws(UsageProblem) -> ProposedSize? {
    guard let text = parsed.value(of: .propose) else {
      return parsed.has(.device) ? nil : ProposedSize(width: 393, height: 852)
    }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Length(parts[0]), let height = Length(parts[1]) else {
      throw UsageProblem(
        "'--propose' takes WxH, each a number, nil or inf, not '\(text.showingControls())'")
    }
    return ProposedSize(width: width.points, height: height.points)
  }

  private struct Length {
    var points: Double?

    init?(_ text: Substring) {
      switch text {
      case "nil": points = nil
      case "inf": points = .infinity
      case _:
        guard let number = Double(String(text)), number.isFinite, number >= 0 else { return nil }
        points = number
      }
    }
  }
}
