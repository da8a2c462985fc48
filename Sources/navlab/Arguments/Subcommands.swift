import Diagnostics

extension Subcommand {
  private static let ofShowing: [Option] = [
    .root, .device, .ios, .landscape, .command, .script, .json, .seed,
  ]

  /// Everything that the program does, in the order of help. The first is what it does unasked.
  static let all: [Subcommand] = [
    Subcommand(
      "", summary: "open the workbook where you left it",
      example: "navlab",
      run: { program, parsed in try Workbook(program, parsed).run() }),
    Subcommand(
      "learn", operands: "LESSON", count: 1...1, summary: "open a lesson",
      example: "navlab learn layout-steps",
      run: { program, parsed in try Workbook(program, parsed).learn(parsed.operands[0]) }),
    Subcommand(
      "run", operands: "FILE.swift…", count: 1...Int.max,
      summary: "simulate the app that the files, or a folder's, make up",
      options: ofShowing + Option.limits,
      example: "navlab run App.swift -c 'tap \"Next\"' -c screen",
      run: { program, parsed in try Running(program, parsed).run() }),
    Subcommand(
      "layout", operands: "FILE.swift…", count: 0...Int.max,
      summary: "lay one view out on its own",
      options: [.code, .propose] + ofShowing + Option.limits,
      example: "navlab layout -e 'Text(\"Hi\").padding()' --propose 200xnil",
      run: { program, parsed in try Running(program, parsed).layOut() }),
    Subcommand(
      "check", operands: "FILE.swift…", count: 1...Int.max, summary: "show diagnostics only",
      options: [.json], example: "navlab check App.swift",
      run: { program, parsed in try Running(program, parsed).check() }),
    Subcommand(
      "test", operands: "PATH…", count: 1...Int.max,
      summary: "run transcripts and compare what they say",
      options: [.filter, .jobs, .json, .watch, .update, .review, .check, .hidden, .forceCI],
      example: "navlab test Transcripts --filter sheet",
      run: { program, parsed in try Replaying(program, parsed).run() }),
    Subcommand(
      "replay", operands: "FILE.md", count: 1...1,
      summary: "play a transcript or a recorded session", options: [.speed, .step],
      example: "navlab replay session.md --speed 2",
      run: { program, parsed in try Playing(program, parsed).run() }),
    Subcommand(
      "grade", operands: "SUBMISSION…", count: 1...Int.max, summary: "grade submissions",
      options: [.exercise, .format, .jobs, .output] + Option.limits,
      example: "navlab grade anna/ ben/ --exercise steps-badge --format json",
      run: { program, parsed in try Grading(program: program, parsed: parsed).run() }),
    Subcommand(
      "import", operands: "FILE", count: 1...1,
      summary: "write a session of cram or trycmd, or a DocC tutorial, as a transcript",
      options: [.output], example: "navlab import session.t --output session.md",
      run: { program, parsed in try Importing(program, parsed).run() }),
    Subcommand(
      "lessons list", operands: "[FOLDER]", count: 0...1, summary: "list the lessons",
      example: "navlab lessons list",
      run: { program, parsed in try LessonTools(program: program, parsed: parsed).list() }),
    Subcommand(
      "lessons lint", operands: "[FOLDER]", count: 0...1,
      summary: "look for mistakes in lessons", example: "navlab lessons lint",
      run: { program, parsed in try LessonTools(program: program, parsed: parsed).lint() }),
    Subcommand(
      "lessons new", operands: "FOLDER", count: 1...1, summary: "start a lesson of your own",
      example: "navlab lessons new Lessons/20-badges",
      run: { program, parsed in try LessonTools(program: program, parsed: parsed).new() }),
    Subcommand(
      "lessons build", operands: "FOLDER OUTPUT", count: 2...2,
      summary: "write the learners' files without hidden blocks, and the staff's with them",
      example: "navlab lessons build . built",
      run: { program, parsed in try LessonTools(program: program, parsed: parsed).build() }),
    Subcommand(
      "completion", operands: "bash|zsh|fish", count: 1...1,
      summary: "write what the shell needs to complete this", example: "navlab completion bash",
      run: { program, parsed in
        let shell = parsed.operands[0]
        guard ShellCompletion.shells.contains(shell) else {
          throw UsageProblem(
            "there is completion for bash, zsh and fish, not '\(shell.showingControls())'")
        }
        program.output.write(ShellCompletion(subcommands: program.subcommands).script(for: shell))
        return .fine
      }),
    Subcommand(
      "help", operands: "[TOPIC]", count: 0...2, summary: "explain a command or a topic",
      example: "navlab help run", run: { program, parsed in try program.help(parsed.operands) }),
  ]
}
