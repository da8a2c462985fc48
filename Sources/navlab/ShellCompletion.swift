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

  private var bash: String {
    let cases = names.map { name in
      let words = words(of: name) + options(of: name).map(\.name)
      return "    \(name)) words='\(words.joined(separator: " "))' ;;"
    }
    let values = subcommands.flatMap(\.allOptions).filter { !$0.choices.isEmpty }
    let choices = Set(
      values.map { "    \($0.name)) words='\($0.choices.joined(separator: " "))' ;;" })
    return """
      _navlab() {
        local word=${COMP_WORDS[COMP_CWORD]} words=''
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[COMP_CWORD-1]}" in
      \(choices.sorted().joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then words='\(names.joined(separator: " "))'; fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [ "$COMP_CWORD" -gt 1 ] && [ "${word#-}" = "$word" ]; then
          COMPREPLY+=($(compgen -f -- "$word"))
        fi
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
      let values = subcommands.contains { $0.name == name } ? words(of: name) : []
      if !values.isEmpty {
        lines.append("complete -c navlab\(place) -f -a '\(values.joined(separator: " "))'")
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
    let choices =
      option.choices.isEmpty ? "" : " -f -a '\(option.choices.joined(separator: " "))'"
    return "complete -c navlab\(place) \(names.joined(separator: " "))\(value)\(choices) "
      + "-d \(Self.quoted(option.help))"
  }

  private static func isUsed(_ name: String) -> String { "__fish_seen_subcommand_from \(name)" }

  private static func quoted(_ text: Sentence) -> String {
    "'" + text.description.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
