import Commands
import Diagnostics

/// A wrong command line: exit status 2.
struct UsageProblem: Error, Equatable {
  /// One line, with what would work: `unknown option '--devise'; did you mean '--device'?`
  var message: Sentence

  init(_ message: Sentence) {
    self.message = message
  }
}

/// What a command line said, read against a table of options.
struct ParsedOptions: Equatable, Sendable {
  /// The arguments that are no options and no option's values, in order.
  var operands: [String] = []
  private var given: [Option: [String]] = [:]

  /// Reads `arguments`, which may mix options and operands; after `--` all are operands.
  ///
  /// `--flag=value` and `--flag value` mean the same, and so do `-cVALUE` and `-c VALUE`. Of an
  /// option that is given twice and is not repeatable, the last value holds.
  init(_ arguments: [String], options: [Option]) throws(UsageProblem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      try read(argument, followedBy: &rest, options: options)
    }
  }

  func has(_ option: Option) -> Bool { given[option] != nil }

  func value(of option: Option) -> String? { given[option]?.last }

  /// Every value of a repeatable option, in order.
  func values(of option: Option) -> [String] { given[option] ?? [] }

  /// The value as a whole number; nil where the option is not given.
  func number(of option: Option, in range: ClosedRange<Int>) throws(UsageProblem) -> Int? {
    guard let text = value(of: option) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    let shown = text.showingControls()
    let wanted: Sentence =
      range.upperBound == .max
      ? "a whole number from \(range.lowerBound)"
      : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    throw UsageProblem("option '\(option.name)' needs \(wanted), not '\(shown)'")
  }

  private mutating func read(
    _ argument: String, followedBy rest: inout ArraySlice<String>, options: [Option]
  ) throws(UsageProblem) {
    let (name, attached) = Self.split(argument)
    guard let option = options.first(where: { $0.name == name || $0.alias == name }) else {
      throw Self.unknown(name, options)
    }
    guard let kind = option.argument else {
      if attached != nil { throw UsageProblem("option '\(option.name)' takes no value") }
      given[option, default: []].append("")
      return
    }
    let isNext = rest.first.map { next in !options.contains { $0.name == next } } ?? false
    guard let value = attached ?? (isNext ? rest.popFirst() : nil) else {
      throw UsageProblem("option '\(option.name)' needs a value: \(option.name) \(kind)")
    }
    try Self.check(value, of: option)
    if !option.isRepeatable { given[option] = nil }
    given[option, default: []].append(value)
  }

  /// `--name=value` and `-nvalue` in their parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    if argument.hasPrefix("--") {
      guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
    let value = argument.dropFirst(2)
    return (String(argument.prefix(2)), value.isEmpty ? nil : String(value))
  }

  private static func check(_ value: String, of option: Option) throws(UsageProblem) {
    guard !option.choices.isEmpty, !option.choices.contains(value) else { return }
    let shown = value.showingControls()
    let choices = Sentence.list(option.choices)
    throw UsageProblem("option '\(option.name)' cannot be '\(shown)'; choose from \(choices)")
  }

  private static func unknown(_ name: String, _ options: [Option]) -> UsageProblem {
    let names = options.flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) }
    let shown = name.showingControls()
    let starts = name.count > 3 ? names.filter { $0.hasPrefix(name) } : []
    let near = starts.count == 1 ? starts.first : suggestion(for: name, among: names)
    return UsageProblem(("unknown option '\(shown)'" as Sentence).adding(.meaning(near)))
  }
}
