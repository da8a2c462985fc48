import Commands
import Diagnostics

/// What a shell needs to complete navlab's command line, written from the tables of subcommands.
struct ShellCompletion {
  let subcommands: [Subcommand]

  static let shells = ["bash", "zsh", "fish"]

  func script(for shell: String) -> String {
    switch shell {
    case "fish": fish
    case "zsh":
      "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }\n"
        + "autoload -U +X bashcompinit && bashcompinit\n" + bash
    case _: bash
    }
  }

  private var names: [String] {
    subcommands.compactMap(\.words.first).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The options of all that begins with a word.
  private func options(of name: String) -> [Option] {
    subcommands.filter { $0.words.first == name }.flatMap(\.allOptions).reduce(into: []) {
      options, option in
      if !options.contains(option) { options.append(option) }
    }
  }

  /// The second words of a group, or the values of the operand.
  private func words(of name: String) -> [String] {
    subcommands.filter { $0.words.first == name }.flatMap { subcommand in
      let values = subcommand.operands.split(separator: "|").map(String.init)
      return Array(subcommand.words.dropFirst()) + (values.count > 1 ? values : [])
    }
  }

  /// What a shell asks navlab itself, since it is of the lessons that are there.
  private enum Asked: String {
    case lessons = "navlab lessons list 2>/dev/null | sed -n 's/^[0-9]*-\\([^ ]*\\)  .*/\\1/p'"
    case exercises =
      "navlab lessons list 2>/dev/null | sed -n 's/^    //p' | tr -d ' ' | tr ',' '\\n'"

    init?(valuesOf option: Option) {
      guard option == .exercise else { return nil }
      self = .exercises
    }

    init?(operandsOf name: String) {
      guard name == "learn" else { return nil }
      self = .lessons
    }
  }

  /// The values of an option, or what tells them.
  private func values(of option: Option) -> String {
    let known = option == .device ? Session.deviceNames : option.choices
    return Asked(valuesOf: option).map { "$(\($0.rawValue))" } ?? Self.quotedLines(known)
  }

  /// The operands of a subcommand that are no files, or what tells them.
  private func operands(of name: String) -> String {
    let known = words(of: name) + (name == "help" ? names + Session.helpTopics : [])
    return Asked(operandsOf: name).map { "$(\($0.rawValue))" } ?? Self.quotedLines(known)
  }

  private func takesFiles(_ name: String) -> Bool {
    subcommands.contains { subcommand in
      subcommand.words.first == name
        && ["FILE", "PATH", "FOLDER", "SUBMISSION"].contains { subcommand.operands.contains($0) }
    }
  }

  private static func quotedLines(_ words: [String]) -> String {
    "'" + words.joined(separator: "\n") + "'"
  }

  /// The options that take a value which is no file: each with all its spellings.
  private var optionsWithValues: [Option] {
    subcommands.flatMap(\.allOptions).reduce(into: []) { options, option in
      let isKnown = !option.choices.isEmpty || option == .device || option == .exercise
      if isKnown, !options.contains(option) { options.append(option) }
    }
  }

  private var bash: String {
    let cases = names.map { name in
      let files = takesFiles(name) ? " files=-f" : ""
      return "    \(name)) names=\(operands(of: name))\(files)\n"
        + "      options=\(Self.quotedLines(options(of: name).map(\.name))) ;;"
    }
    let choices = optionsWithValues.map { "    \($0.name)) names=\(values(of: $0)) files= ;;" }
    return """
      _navlab() {
        local IFS=$'\\n' word=${COMP_WORDS[COMP_CWORD]} names='' options='' files=''
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then
          names=\(Self.quotedLines(names)) files=
        else
          case "${COMP_WORDS[COMP_CWORD-1]}" in
      \(choices.joined(separator: "\n"))
          --*|-c|-e) [ "${word#-}" = "$word" ] && files=-f ;;
          esac
        fi
        [ "${word#-}" = "$word" ] || names=$options
        COMPREPLY=($(compgen $files -W "$names" -- "$word"))
      }
      complete -o filenames -F _navlab navlab

      """
  }

  private var fish: String {
    var lines = ["complete -c navlab -n __fish_use_subcommand -f"]
    for subcommand in subcommands {
      let parents = subcommand.words.dropLast()
      guard let name = subcommand.words.last else { continue }
      let place = parents.first.map { "'\(Self.isUsed($0))'" } ?? "__fish_use_subcommand"
      lines.append(
        "complete -c navlab -n \(place) -f -a \(name) -d \(Self.quoted(subcommand.summary))")
    }
    for option in Option.ofEveryCommand { lines.append(fish(option)) }
    for name in names {
      let place = " -n '\(Self.isUsed(name))'"
      let values = subcommands.contains { $0.name == name } ? operands(of: name) : "''"
      if values != "''" {
        lines.append("complete -c navlab\(place) -f -a \(Self.fishList(values))")
      }
      for option in options(of: name) where !Option.ofEveryCommand.contains(option) {
        lines.append(fish(option, place))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fish(_ option: Option, _ place: String = "") -> String {
    let names = ([option.name] + (option.alias.map { [$0] } ?? [])).map { name in
      "\(name.hasPrefix("--") ? "-l" : "-s") \(name.drop { $0 == "-" })"
    }
    let value = option.argument == nil ? "" : " -r"
    let isKnown = optionsWithValues.contains(option)
    let choices = isKnown ? " -f -a \(Self.fishList(values(of: option)))" : ""
    return "complete -c navlab\(place) \(names.joined(separator: " "))\(value)\(choices) "
      + "-d \(Self.quoted(option.help))"
  }

  /// Lines as fish takes them: each its own word, a command's output in parentheses.
  private static func fishList(_ lines: String) -> String {
    guard lines.hasPrefix("'") else {
      return "'("
        + lines.dropFirst(2).dropLast().replacing("\\", with: "\\\\")
        .replacing("'", with: "\\'") + ")'"
    }
    let words = lines.dropFirst().dropLast().split(separator: "\n")
    let escaped = words.map { word in
      word.reduce(into: "") { $0 += (" ()".contains($1) ? "\\\\" : "") + String($1) }
    }
    return "'" + escaped.joined(separator: " ") + "'"
  }

  private static func isUsed(_ name: String) -> String { "__fish_seen_subcommand_from \(name)" }

  private static func quoted(_ text: Sentence) -> String {
    "'" + text.description.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
