import Glibc
import TestSupport
import Testing

@testable import navlab

@Suite struct ProgramTests {
  struct Run: Equatable {
    var status: navlab.ExitStatus
    var output: String
    var errors: String
  }

  private func run(_ arguments: [String]) throws -> Run {
    try withTemporaryFolder { folder in
      let files = try ["out", "err"].map { name in
        open(try folder.write("", to: name), O_WRONLY | O_APPEND)
      }
      defer { files.forEach { close($0) } }
      let errors = Output(descriptor: files[1], name: "err", capacity: 0)
      let output = Output(descriptor: files[0], name: "out")
      let program = Program(Environment(arguments: arguments), output: output, errors: errors)
      let status = program.run()
      return Run(
        status: status, output: try folder.text(of: "out"), errors: try folder.text(of: "err"))
    }
  }

  @Test(arguments: [
    (["rnu"], "unknown command 'rnu'; did you mean 'run'?"),
    (["App.swift"], "unknown command 'App.swift'; to run a file: navlab run App.swift"),
    (["run"], "'navlab run FILE.swift…' needs FILE.swift…"),
    (["learn", "a", "b"], "'navlab learn LESSON' has no use for 'b'"),
    (["run", "a", "--devise", "x"], "unknown option '--devise'; did you mean '--device'?"),
    (["run", "a", "--land"], "unknown option '--land'; did you mean '--landscape'?"),
    (["run", "a", "-x"], "unknown option '-x'; did you mean '-c'?"),
    (["run", "a", "--json=1"], "option '--json' takes no value"),
    (["run", "a", "--device"], "option '--device' needs a value: --device NAME"),
    (["run", "--device", "--json", "a"], "option '--device' needs a value: --device NAME"),
    (
      ["--color", "pink"],
      "option '--color' cannot be 'pink'; choose from auto, always, never"
    ),
    (
      ["lessons"],
      "'navlab lessons' is one of 'navlab lessons list', 'navlab lessons lint', "
        + "'navlab lessons new'"
    ),
    (["\u{1B}[2J"], "unknown command '␛[2J'"),
  ])
  func wrongUsageIsOneLineAndStatusTwo(arguments: [String], message: String) throws {
    let result = try run(arguments)
    #expect(result.status == .wrongUsage)
    #expect(result.output == "")
    #expect(result.errors == "navlab: error: \(message)\ntry 'navlab help'\n")
  }

  @Test(arguments: [["--version"], ["run", "--version"], ["--color", "never", "--version"]])
  func theVersionIsOneLine(arguments: [String]) throws {
    let expected = Run(status: .fine, output: "navlab \(Program.version)\n", errors: "")
    #expect(try run(arguments) == expected)
  }

  @Test func helpFitsATerminalAndNamesEverything() throws {
    let help = try run(["help"])
    #expect(help.status == .fine)
    #expect(try run(["--help"]) == help)
    #expect(try run(["-h"]) == help)
    for subcommand in Subcommand.all {
      #expect(help.output.contains(subcommand.usage))
      let page = try run(["help"] + subcommand.words)
      #expect(page.status == .fine)
      let tooLong = page.output.split(separator: "\n").filter { $0.count > 80 }
      #expect(tooLong.isEmpty)
      for option in subcommand.options where !subcommand.name.isEmpty {
        #expect(page.output.contains("  \(option.usage)"))
      }
    }
  }

  @Test func everyTableIsSound() {
    for subcommand in Subcommand.all {
      let names = subcommand.allOptions.flatMap { [$0.name, $0.alias].compactMap(\.self) }
      #expect(Set(names).count == names.count, "'\(subcommand.name)' has an option twice")
      #expect(subcommand.example.hasPrefix("navlab"))
      #expect(names.allSatisfy { $0.hasPrefix("--") || $0.count == 2 })
    }
    #expect(Set(Subcommand.all.map(\.name)).count == Subcommand.all.count)
  }

  @Test func whatCannotBeWrittenIsStatusThree() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let output = Output(descriptor: full, name: "standard output")
    let nowhere = Output(descriptor: full, name: "standard error")
    let program = Program(Environment(arguments: ["help"]), output: output, errors: nowhere)
    #expect(program.run() == .fileProblem)
  }

  @Test func aReaderThatLeavesIsNoError() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let output = Output(descriptor: ends[1], name: "standard output")
    let program = Program(Environment(arguments: ["help"]), output: output, errors: output)
    #expect(program.run() == .fine)
    #expect(output.isClosed)
    #expect(output.problem == nil)
    close(ends[1])
  }
}

@Suite struct ParsedOptionsTests {
  static let options: [Option] = [.command, .device, .json, .jobs, .format, .help]

  @Test func optionsAndOperandsMix() throws {
    let arguments = [
      "a", "-c", "tap \"B\"", "--device=Mac", "b", "-cpath", "--device", "iPad", "--json", "-",
      "--", "--json", "-c",
    ]
    let parsed = try ParsedOptions(arguments, options: Self.options)
    #expect(parsed.operands == ["a", "b", "-", "--json", "-c"])
    #expect(parsed.values(of: .command) == ["tap \"B\"", "path"])
    #expect(parsed.value(of: .device) == "iPad")
    #expect(parsed.has(.json))
    #expect(!parsed.has(.help))
    #expect(parsed.value(of: .format) == nil)
  }

  @Test func valuesMayLookLikeOptionsOrBeEmpty() throws {
    let parsed = try ParsedOptions(["-c", "-1", "--device=", "-c", ""], options: Self.options)
    #expect(parsed.values(of: .command) == ["-1", ""])
    #expect(parsed.value(of: .device) == "")
  }

  @Test(arguments: ["0", "x", "1.5", "", "99999999999999999999"])
  func aNumberOutOfRangeIsWrongUsage(text: String) throws {
    let parsed = try ParsedOptions(["--jobs", text], options: Self.options)
    let problem = #expect(throws: UsageProblem.self) {
      try parsed.number(of: .jobs, in: 1...64)
    }
    let message = "option '--jobs' needs a whole number from 1 to 64, not '\(text)'"
    #expect(problem?.message == message)
  }
}

@Suite struct EnvironmentTests {
  @Test func foldersFollowTheBaseDirectorySpecification() {
    let home = Environment(variables: ["HOME": "/h", "XDG_STATE_HOME": "relative"])
    #expect(home.stateFolder == "/h/.local/state/navlab")
    #expect(home.historyPath == "/h/.local/state/navlab/history")
    #expect(home.configurationFolder == "/h/.config/navlab")
    let own = Environment(variables: ["XDG_STATE_HOME": "/s", "NAVLAB_HISTORY": ""])
    #expect(own.stateFolder == "/s/navlab")
    #expect(own.historyPath == nil)
    #expect(own.dataFolder == nil)
  }

  @Test(
    arguments: [
      (nil, true, [:], true), (nil, false, [:], false), ("auto", true, [:], true),
      (nil, true, ["NO_COLOR": "1"], false), (nil, true, ["NO_COLOR": ""], true),
      ("always", false, ["NO_COLOR": "1"], true), ("never", true, [:], false),
      ("auto", true, ["TERM": "dumb"], false),
    ] as [(String?, Bool, [String: String], Bool)])
  func colorFollowsTheOptionThenTheVariableThenTheTerminal(
    choice: String?, isTerminal: Bool, variables: [String: String], colors: Bool
  ) {
    let environment = Environment(variables: variables)
    #expect(environment.usesColor(choice, isTerminal: isTerminal) == colors)
  }

  @Test(arguments: [
    ("LANG", "ja_JP.UTF-8", Environment.Language.japanese), ("LANG", "ja", .japanese),
    ("LANG", "en_US.UTF-8", .english), ("LC_ALL", "C", .english), ("LANG", "jam_JM", .english),
  ])
  func languageIsTheLocales(name: String, value: String, language: Environment.Language) {
    #expect(Environment(variables: [name: value]).language == language)
  }

  @Test func lessonsAreFoundBesideTheProgramOrInItsCheckout() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "usr/share/navlab/Lessons/x")
      try folder.write("", to: "src/Lessons/x")
      let installed = Environment(executable: folder.path + "/usr/bin/navlab")
      #expect(SharedFolder(installed)?.path == folder.path + "/usr/share/navlab")
      let built = Environment(executable: folder.path + "/src/.build/x/debug/navlab")
      #expect(SharedFolder(built)?.lessons == folder.path + "/src/Lessons")
      #expect(SharedFolder(Environment(executable: folder.path + "/navlab")) == nil)
      let given = Environment(variables: ["NAVLAB_SHARE": folder.path + "/src"])
      #expect(SharedFolder(given)?.path == folder.path + "/src")
    }
  }
}
