import Diagnostics

// swiftc's parser and SwiftParser find the same mistakes and say them in different words. These
// are the rewrites from SwiftParser's words to swiftc's, found by giving both the same broken
// snippets; what is not listed is the same in both.

extension Diagnostic {
  /// Says it as swiftc would. `next` is what stands at the place, after blanks.
  mutating func useCompilerWords(next: UInt8?) {
    if let words = compilerWords[message] {
      message = words
    } else if message.hasPrefix("expected '"), message.contains(" to end ") {
      useUnclosedWords()
    } else if message.hasPrefix("unexpected code") {
      message = unexpectedCodeWords(message)
    } else if let words = wordsOfPrefix(message) {
      message = words
    }
    if message == "expected expression in list of expressions", next == UInt8(ascii: ",") {
      message = "unexpected ',' separator"
    }
    adjustPlace()
  }

  private mutating func adjustPlace() {
    switch message {
    case "unterminated string literal",
      "cannot find ')' to match opening '(' in string interpolation":
      // swiftc points at what was opened; the note would only repeat that.
      if let opening = notes.first {
        range = opening.range
        notes = []
      }
    case "invalid escape sequence in literal":
      // swiftc points at the letter, not at the backslash.
      range.start += 1
      range.end = max(range.end, range.start)
    case "extraneous whitespace between '@' and attribute name; this is an error in the Swift 6 "
      + "language mode",
      "extraneous whitespace between attribute name and '('; this is an error in the Swift 6 "
      + "language mode":
      // An error only in language mode 6, which few of the files out there are written for.
      severity = .warning
    default:
      break
    }
  }

  /// `expected ')' to end function call`
  private mutating func useUnclosedWords() {
    let parts = message.split(separator: "'", maxSplits: 2)
    guard parts.count == 3 else { return }
    let bracket = String(parts[1])
    let construct = String(parts[2].dropFirst(" to end ".count))
    switch (bracket, construct) {
    case ("\"", _), ("\"\"\"", _): message = "unterminated string literal"
    case (")", "function call"), (")", "tuple"), (")", "attribute"), (")", "macro expansion"):
      message = "expected ')' in expression list"
    case ("]", "subscript"), ("]", "subscript call"):
      message = "expected ']' in expression list"
    case (")", "tuple type"): message = "expected ')' at end of tuple list"
    case ("]", "array"), ("]", "dictionary"):
      message = "expected ']' in container literal expression"
    case ("]", _): message = "expected ']' in \(construct)"
    case (">", _): message = "expected '>' to complete generic argument list"
    case ("}", "struct"), ("}", "class"), ("}", "protocol"), ("}", "actor"):
      message = "expected '}' in \(construct)"
    case ("}", "enum"), ("}", "extension"), ("}", "closure"), ("}", "'switch' statement"):
      message = "expected '}' at end of \(construct)"
    case ("}", _): message = "expected '}' at end of brace statement"
    default: break
    }
  }
}

/// Messages that have one counterpart each.
private let compilerWords: [String: String] = [
  "expected ':' in switch case": "expected ':' after 'case'",
  "expected 'let' in optional binding": "expected 'let' in conditional",
  "expected 'var' in optional binding": "expected 'var' in conditional",
  "expected 'var' in variable": "expected 'var' keyword in property declaration",
  "expected 'func' in function": "expected 'func' keyword in instance method declaration",
  "expected pattern in variable": "expected pattern",
  "expected expression in pattern": "expected pattern",
  "unexpected brace in source file": "extraneous '}' at top level",
  "expected ',' in array element": "expected ',' separator",
  "expected ',' in dictionary element": "expected ',' separator",
  "expected ',' in parameter": "expected ',' separator",
  "expected 'in' in closure signature": "expected 'in' after the closure signature",
  "expected ':' and value in dictionary element": "expected ':' in dictionary literal",
  "expected ':' in dictionary element": "expected ':' in dictionary literal",
  "expected expression in parameter": "expected initial value after '='",
  "expected value in array element": "expected expression in container literal",
  "expected expression in variable": "expected initial value after '='",
  "expected expression in closure": "expected expression",
  "expected expression after ternary operator":
    "expected expression after '? ... :' in ternary expression",
  "C-style for statement has been removed in Swift 3":
    "C-style for statement was removed in Swift 3",
  "expected value in dictionary element": "expected value in dictionary literal",
  "expected value and ')' to end function call": "expected expression in list of expressions",
  "expected value in function call": "expected expression in list of expressions",
  "expected value in tuple": "expected expression in list of expressions",
  "expected 'in' in 'for' statement": "expected 'in' after for-each pattern",
  "consecutive statements on a line must be separated by newline or ';'":
    "consecutive statements on a line must be separated by ';'",
  "consecutive declarations on a line must be separated by newline or ';'":
    "consecutive declarations on a line must be separated by ';'",
  "expected ':' in parameter": "expected ':' following argument label and parameter name",
  "expected type in parameter": "expected parameter type following ':'",
  "expected 'else' in 'guard' statement": "expected 'else' after 'guard' condition",
  "expected name in member access": "expected member name following '.'",
  "expected ':' and expression after '? ...' in ternary expression":
    "expected ':' after '? ...' in ternary expression",
  "expected name in import": "expected identifier in import declaration",
  "expected return type in function signature": "expected type for function result",
  "expected parameter clause in function signature":
    "expected '(' in argument list of function declaration",
  "expected type in inherited type": "expected type",
  "expected type in type annotation": "expected type",
  "expected ':' in type annotation":
    "found an unexpected second identifier in variable declaration; is there an accidental break?",
  "expected expression after 'try'": "expected expression",
  "expected expression after 'await'": "expected expression",
  "all statements inside a switch must be covered by a 'case' or 'default' label":
    "all statements inside a switch must be covered by a 'case' or 'default'",
  "unexpected ';' separator": "';' statements are not allowed",
  "expected identifier in macro expansion":
    "expected a macro identifier for a pound literal expression",
  "expected '#endif' in conditional compilation block":
    "expected #else or #endif at end of conditional compilation block",
  "expected condition in conditional compilation clause":
    "incomplete condition in conditional compilation directive",
  "expected type in extension": "expected type name in extension declaration",
  "expected identifier in enum case": "expected identifier in enum 'case' declaration",
  "'case' can only appear inside a 'switch' statement or 'enum' declaration":
    "'case' label can only appear inside a 'switch' statement",
  "expected ')' in string literal":
    "cannot find ')' to match opening '(' in string interpolation",
  "expected '=' and type in typealias declaration": "expected '=' in type alias declaration",
  "expected type in typealias declaration": "expected type in type alias declaration",
  "expected '->' in subscript": "expected '->' for subscript element type",
  "expected root in key path": "expected expression path in Swift key path",
  "expected 'while' and condition in 'repeat' statement":
    "expected 'while' after body of 'repeat' statement",
  "expected expression in 'where' clause": "expected expression for 'where' guard of 'case'",
  "expected declaration after attribute": "expected declaration",
  "deinitializers cannot have parameters": "no parameter clause allowed on deinitializer",
  "Single-quoted string literal found, use '\"'":
    "single-quoted string literal found, use '\"'",
  "unicode curly quote found; use '\"' instead":
    "unicode curly quote found, replace with '\"'",
  "expected '{' in 'for' statement": "expected '{' to start the body of for-each loop",
  "expected '{' in 'do' statement": "expected '{' after 'do'",
  "expected '{' in 'switch' statement": "expected '{' after 'switch' subject expression",
  "expected '{' in 'guard' statement": "expected '{' after 'guard' else",
  "parsing has exceeded the maximum nesting level":
    "structure nesting level exceeded maximum of \(SyntaxFile.maximumNestingLevel)",
  "extraneous whitespace after '@' is not permitted":
    "extraneous whitespace between '@' and attribute name; this is an error in the Swift 6 "
    + "language mode",
  "extraneous whitespace before '(' is not permitted":
    "extraneous whitespace between attribute name and '('; this is an error in the Swift 6 "
    + "language mode",
  "to match this opening '\"'": "string starts here",
]

/// Messages that name a construct in between.
private func wordsOfPrefix(_ message: String) -> String? {
  if let construct = message.between("expected identifier in ", "") {
    let known = ["struct", "class", "enum", "protocol", "actor", "function"]
    return known.contains(construct) ? "\(message) declaration" : nil
  }
  if let construct = message.between(
    "found an unexpected second identifier in ", "; is there an accidental break?"),
    !construct.hasSuffix(" declaration")
  {
    return message.replacing("in \(construct);", with: "in \(construct) declaration;")
  }
  for missing in ["expected '{' in '", "expected code block in '"] {
    if let keyword = message.between(missing, "' statement") {
      return "expected '{' after '\(keyword)' condition"
    }
  }
  if message.hasPrefix("expected declaration "), message.hasSuffix("' modifier") {
    return "expected declaration"
  }
  return nil
}

/// `unexpected code '…' in construct`, or without the code where it is longer than a line.
private func unexpectedCodeWords(_ message: String) -> String {
  let context = message.after(last: " in ")
  var code = Substring(message)
  code.removeFirst("unexpected code".count)
  code = code.drop { $0 == " " || $0 == "'" }
  switch context {
  case "function call", "array", "dictionary", "tuple", "subscript":
    return "expected ',' separator"
  case "struct", "class", "enum", "extension", "protocol", "actor":
    return "expected declaration"
  default: break
  }
  if let words = statementWords[String(context)] { return words }
  if context == "function", code.hasPrefix(":") {
    return "expected '->' after function parameter tuple"
  }
  if code.hasPrefix("#endif") || code.hasPrefix("#else") {
    return "unexpected conditional compilation block terminator"
  }
  let operators = "+-*/%<>!&|^~.="
  let spelling = code.prefix { operators.contains($0) }
  if !spelling.isEmpty, spelling != "=" {
    return "unary operator cannot be separated from its operand"
  }
  return "expected expression"
}

/// What swiftc misses where a statement's head has more than its condition.
private let statementWords = [
  "'if' statement": "expected '{' after 'if' condition",
  "'while' statement": "expected '{' after 'while' condition",
  "'guard' statement": "expected 'else' after 'guard' condition",
]

extension Diagnostic {
  /// Whether the program that was read from its line is a guess, so that no more is to be said of
  /// the line. Where only something to part two things is missing, both are known.
  var hidesItsLine: Bool {
    severity == .error && kind != .recovered
      && !["consecutive ", "adjacent "].contains(where: message.hasPrefix)
      && !Self.harmless.contains(message)
  }

  /// Of a character that Swift has no use for, which is read as a blank.
  static let strayCharacter = "invalid character in source file"

  private static let harmless: Set<String> = [
    strayCharacter, "expected ',' separator", "expected parameter name followed by ':'",
    "expected 'var' keyword in property declaration",
    "expected 'func' keyword in instance method declaration",
    "unnamed parameters must be written with the empty name '_'",
    "expected ':' following argument label and parameter name",
    "expected '{' in body of function declaration",
    "expected '{' to start the body of for-each loop",
    "expected '{' after 'if' condition",
    "top-level statement cannot begin with a closure expression",
    "type annotation missing in pattern",
    "anonymous closure argument not contained in a closure",
    "unterminated string literal", "single-quoted string literal found, use '\"'",
    "expected type before '->'", "expected type after '->'",
  ]
}

extension String {
  fileprivate func between(_ prefix: String, _ suffix: String) -> String? {
    guard hasPrefix(prefix), hasSuffix(suffix), utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    return String(dropFirst(prefix.count).dropLast(suffix.count))
  }

  fileprivate func after(last separator: String) -> String {
    let parts = split(separator: separator)
    return parts.last.map(String.init) ?? self
  }
}
