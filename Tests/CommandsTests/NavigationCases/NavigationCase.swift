import Commands
import Diagnostics
import Simulation
import Testing
import ViewCatalog
import ViewTree

/// One numbered case of the rules on navigation: a program, what is done with it, and what is then
/// on the screen.
struct NavigationCase: CustomTestStringConvertible {
  var number: String
  var title: String
  var device = "iPhone 16"
  var isLandscape = false
  var ios = "18"
  var source: String
  /// Each act after `> `, and under it the line that tells of the screen then; the first act is the
  /// launch.
  var steps: String

  var testDescription: String { "\(number) \(title)" }

  init(
    _ number: String, _ title: String, device: String = "iPhone 16", isLandscape: Bool = false,
    ios: String = "18", source: String, steps: String
  ) {
    self.number = number
    self.title = title
    self.device = device
    self.isLandscape = isLandscape
    self.ios = ios
    self.source = source
    self.steps = steps
  }

  /// The acts with what is to be seen after each.
  var acts: [(act: String, screen: String)] {
    let lines = steps.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 0, to: lines.count - 1, by: 2).map { index in
      (act: String(lines[index].dropFirst(2)), screen: lines[index + 1])
    }
  }
}

/// The scenarios of navigation, chapter by chapter.
@Suite struct NavigationCaseTests {
  @Test(arguments: casesA) func a(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesB) func b(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesC) func c(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesD) func d(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesDColumns) func dColumns(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesE) func e(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesF) func f(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesFCovers) func fCovers(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesG) func g(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesH) func h(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesI) func i(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesJ) func j(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesK) func k(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesKControls) func kControls(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesL) func l(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesM) func m(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesN) func n(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesO) func o(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesP) func p(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesQ) func q(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesR) func r(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesS) func s(_ one: NavigationCase) throws { try holds(one) }
  @Test(arguments: casesT) func t(_ one: NavigationCase) throws { try holds(one) }

  private func holds(_ one: NavigationCase) throws {
    var options = Session.Options()
    let isKnown = (
      device: options.selectDevice(one.device), release: options.selectRelease(one.ios)
    )
    #expect(isKnown == (true, true))
    options.isLandscape = one.isLandscape
    let session = Session(library: wholeLibrary, options: options)
    #expect(!one.acts.isEmpty)
    for step in one.acts {
      let reply =
        step.act.isEmpty
        ? session.launch([SourceFile(name: "App.swift", text: one.source)])
        : session.respond(to: step.act)
      let app = try #require(session.simulator)
      #expect(try line(of: reply, in: app) == step.screen, "after \(step.act)")
    }
  }

  /// What a user of the prompt would look at: contexts, bars, columns, controls, texts, and what
  /// the act printed, warned of, or failed with.
  private func line(of reply: Reply, in app: Simulator) throws -> String {
    let screen = try app.screen()
    let contexts = try app.contexts()
    var parts = [contexts.map(\.kind.rawValue).joined(separator: "/")]
    if let title = screen.title, !title.isEmpty { parts.append("title=\(title)") }
    if let back = screen.backButton { parts.append("back=\(back)") }
    if let path = contexts.last?.path {
      parts.append("path=[" + path.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
    }
    for context in contexts {
      if let columns = context.columns { parts.append("columns=" + columns.joined(separator: "|")) }
      if let selection = context.selection { parts.append("selection=\(selection)") }
    }
    if let detent = contexts.last?.detent { parts.append("detent=\(detent)") }
    parts.append(screen.controls.map(\.summary).joined(separator: ","))
    let labels = screen.controls.map(\.label) + [screen.title ?? ""]
    let texts = screen.texts.filter { !labels.contains($0) }
    if !texts.isEmpty { parts.append("texts=" + texts.joined(separator: "|")) }
    let prints = reply.events.compactMap { event -> String? in
      if case .print(let text) = event { return text }
      return nil
    }
    if !prints.isEmpty { parts.append("prints=" + prints.joined(separator: ",")) }
    let warnings = reply.warnings.map(\.message)
    if !warnings.isEmpty { parts.append("warns=" + warnings.joined(separator: "|")) }
    if let error = reply.error { parts.append("error=\(error.code)") }
    return parts.joined(separator: " ")
  }
}

extension ScreenReport.ControlReport {
  /// Its label; `!` where it is disabled, `*` where it is selected, then its value.
  fileprivate var summary: String {
    var text = label
    if !isEnabled { text += "!" }
    if isSelected == true { text += "*" }
    if let value, !value.isEmpty { text += "=\(value)" }
    return text
  }
}
