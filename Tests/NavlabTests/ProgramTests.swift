import Commands
import Diagnostics
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
        + "'navlab lessons new', 'navlab lessons build'"
    ),
    (["help", "transcrips"], "unknown command 'transcrips'; did you mean 'transcripts'?"),
    (
      ["run", "a", "--device", "iPhne 16"],
      "there is no device 'iPhne 16'; did you mean 'iPhone 16'?"
    ),
    (["run", "a", "--device", "x"], "there is no device 'x'; see: navlab help devices"),
    (
      ["import", "a.py"],
      "'a.py' is no file to import; the names of those end in .t, .md, .trycmd, .tutorial"
    ),
    (["completion", "csh"], "there is completion for bash, zsh and fish, not 'csh'"),
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

  @Test(arguments: ["transcripts", "lessons", "goal", "assert"], ["en", "ja"])
  func whatTeachersWriteIsExplained(topic: String, language: String) throws {
    let page = try run(["help", topic, "--lang", language])
    #expect(page.status == .fine && page.errors == "")
    #expect(page.output.contains("```navlab") && page.output.contains("nav> "))
    #expect(page.output.contains("。") == (language == "ja"))
    #expect(page.output.split(separator: "\n").filter { columnWidth(of: String($0)) > 88 } == [])
  }

  @Test(arguments: ShellCompletion.shells)
  func everySubcommandIsCompleted(shell: String) throws {
    let script = try run(["completion", shell])
    #expect(script.status == .fine)
    for subcommand in Subcommand.all {
      for word in subcommand.words { #expect(script.output.contains(word)) }
    }
    #expect(script.output.contains(shell == "fish" ? "json junit tap" : "json\njunit\ntap"))
  }

  @Test(arguments: [
    ("20-colours", "20-colours"), ("20-colours", "."), ("Lessons/20-colours", "Lessons"),
    ("Lessons/20-colours", "Lessons/20-colours/"), ("a/Lessons/20-colours", "a/Lessons/"),
    ("a/20-colours", "a"), ("a/20-colours", "a/20-colours"),
  ])
  func aNewLessonHasNothingToMend(path: String, linted: String) throws {
    try withTemporaryFolder { folder in
      let root = folder.path + "/"
      #expect(try run(["lessons", "new", root + path]).status == .fine)
      let found = try run(["lessons", "lint", root + linted])
      #expect(found.output == "1 lesson, 1 exercise: nothing to mend\n")
    }
  }

  @Test func aTutorialFindsItsCodeInItsDocumentation() throws {
    try withTemporaryFolder { folder in
      let tutorial = "@Code(name: \"A.swift\", file: \"1.swift\")\n@Code(file: \"2.swift\")\n"
      let path = try folder.write(tutorial, to: "A.docc/Tutorials/a.tutorial")
      _ = try folder.write("Text(1)\n", to: "A.docc/Resources/code/1.swift")
      let imported = try run(["import", path])
      #expect(imported.status == .failed)
      #expect(imported.output.hasPrefix("```swift file=A.swift carry\nText(1)\n```\n"))
      #expect(
        imported.errors
          == "navlab: warning: \(path): cannot find '2.swift', the code of a step\n")
    }
  }

  @Test func aFileBesideTheLessonsIsNoneOfThem() throws {
    try withTemporaryFolder { folder in
      try folder.write("---\ntitle: A\n---\n# A\n", to: "01-a/lesson.md")
      try folder.write([0xFF], to: "x.swift")
      try folder.write([0xFF], to: "02-b/lesson.md")
      let list = try run(["lessons", "list", folder.path])
      #expect(list.status == .fine && list.output == "01-a  A (1 page)\n")
      #expect(list.errors.hasSuffix("02-b/lesson.md': not UTF-8 at byte 0\n"))
      try folder.write("", to: "none/x")
      #expect(try run(["lessons", "lint", folder.path + "/none"]).status == .fileProblem)
    }
  }

  @Test func whatIsHandedInIsNamedWhereItCannotBeGraded() throws {
    try withTemporaryFolder { folder in
      let goal = try folder.write("```navlab\nnav> assert true\n```\n", to: "g.md")
      for name in ["anna", "ben"] { try folder.write("Text(\"a\")", to: "class/\(name)/A.swift") }
      try folder.write("", to: "empty/readme")
      func grade(_ path: String) throws -> Run {
        try run(["grade", folder.path + "/" + path, "--exercise", goal])
      }
      #expect(try grade("class/anna").status == .fine)
      let both = try grade("class")
      #expect(
        both.status == .failed && both.output.contains("it holds 2 folders, each with an app"))
      let empty = try grade("empty")
      #expect(
        empty.status == .failed && empty.output.contains("there is no Swift file in what was"))
      #expect(try grade("nobody").status == .fileProblem)
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
    // Where another test's program got a copy of the reader, nobody would leave.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
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
    #expect(problem?.message.description == message)
  }
}

@Suite struct EnvironmentTests {
  @Test func foldersFollowTheBaseDirectorySpecification() {
    let home = Environment(variables: ["HOME": "/h", "XDG_STATE_HOME": "relative"])
    #expect(home.stateFolder == "/h/.local/state/navlab")
    #expect(home.historyPath == "/h/.local/state/navlab/history")
    let own = Environment(variables: ["XDG_STATE_HOME": "/s", "NAVLAB_HISTORY": ""])
    #expect(own.stateFolder == "/s/navlab")
    #expect(own.historyPath == nil)
  }

  @Test func whatIsNeededForAMomentLiesWhereTheUserWants() throws {
    #expect(Environment(variables: ["TMPDIR": ""]).temporaryFolder == "/tmp")
    try withTemporaryFolder { folder in
      let environment = Environment(variables: ["TMPDIR": folder.path])
      let path = try TextFiles.temporary(in: environment.temporaryFolder)
      #expect(path.hasPrefix(folder.path + "/navlab-"))
      #expect(try TextFiles.text(of: path) == "")
      #expect(throws: FileProblem.self) { try TextFiles.temporary(in: folder.path + "/none") }
    }
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
    ("LANG", "ja_JP.UTF-8", Language.japanese), ("LANG", "ja", .japanese),
    ("LANG", "en_US.UTF-8", .english), ("LC_ALL", "C", .english), ("LANG", "jam_JM", .english),
  ])
  func languageIsTheLocales(name: String, value: String, language: Language) {
    #expect(Environment(variables: [name: value]).language == language)
  }

  @Test func lessonsAreFoundBesideTheProgramOrInItsCheckout() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "usr/share/navlab/Lessons/x")
      try folder.write("", to: "src/Lessons/x")
      let installed = Environment(executable: folder.path + "/usr/bin/navlab")
      #expect(try SharedFolder(installed)?.path == folder.path + "/usr/share/navlab")
      let built = Environment(executable: folder.path + "/src/.build/x/debug/navlab")
      #expect(try SharedFolder(built)?.lessons == folder.path + "/src/Lessons")
      #expect(try SharedFolder(Environment(executable: folder.path + "/navlab")) == nil)
      let given = Environment(variables: ["NAVLAB_SHARE": folder.path + "/src"])
      #expect(try SharedFolder(given)?.path == folder.path + "/src")
    }
  }
}
