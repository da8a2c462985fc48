public import Diagnostics

/// One command of the prompt: everything that help, completion, parsing and running need of it.
public struct Command: Sendable {
  /// How `help` groups commands.
  public enum Group: String, Sendable, CaseIterable {
    case learn, app, look, act, time, record, review, general

    var title: Sentence {
      switch self {
      case .learn: "learn"
      case .app: "app"
      case .look: "look"
      case .act: "act"
      case .time: "time"
      case .record: "record"
      case .review: "review"
      case .general: "general"
      }
    }
  }

  /// What can stand in a place of the command line; Tab completes it.
  public enum Completion: Sendable {
    case tabs, devices, lessons, exercises, pages, commands, settings
    /// What can be acted on; of these roles, where some are named.
    case controls([String] = [])
    /// The options of the control that the first argument names.
    case options
    /// The values of the setting that the first argument names.
    case values
    /// What can be read on the screen.
    case texts
    /// Files whose names end so, in every place from here on.
    case files(String)
    case words([String])
    case any([Completion])
  }

  public let name: String
  public let group: Group
  /// As help shows it: `tap CONTROL`.
  public let usage: String
  /// One line that says what it does.
  public let summary: Sentence
  /// A line that works.
  public let example: String
  /// What Tab offers for each argument in turn.
  public let completions: [Completion]
  /// Whether it changes the running app, and so is what `undo` takes back.
  public let changesApp: Bool
  /// Whether it only shows something when nothing follows its name: `device`.
  public let looksWithoutArguments: Bool
  /// Whether it answers with frames.
  let isMeasured: Bool
  /// How its answer is to be shown.
  public let form: Reply.Form
  let run: @Sendable (Session, inout Words) throws -> [String]

  init(
    _ name: String, _ group: Group, _ usage: String, _ summary: Sentence, example: String,
    completions: [Completion] = [], changesApp: Bool = false, looksWithoutArguments: Bool = false,
    isMeasured: Bool = false, form: Reply.Form = .lines,
    run: @escaping @Sendable (Session, inout Words) throws -> [String]
  ) {
    self.name = name
    self.group = group
    self.usage = usage
    self.summary = summary
    self.example = example
    self.completions = completions
    self.changesApp = changesApp
    self.looksWithoutArguments = looksWithoutArguments
    self.isMeasured = isMeasured
    self.form = form
    self.run = run
  }

  /// Whether it goes back or forth in what was done.
  var movesInTime: Bool { ["undo", "redo", "restart", "load", "reload", "edit"].contains(name) }

  /// Every command, in the order in which help shows them.
  public static let all: [Command] =
    learnCommands + appCommands + lookCommands + actCommands + timeCommands + recordCommands
    + reviewCommands + generalCommands

  public static func named(_ name: String) -> Command? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
