extension LinePattern {
  /// What each capture is bound to.
  typealias Bindings = [String: String]

  /// Matches a whole line, in time proportional to the pieces times the line.
  ///
  /// Returns what is bound then, or nil. `[..]` takes as little as possible, the others as much as
  /// possible, from the left. A name bound in this very line is compared, but not searched for.
  /// - Parameter isLenient: reuse of a name that is not bound accepts any text.
  func match(_ line: String, _ bindings: Bindings, isLenient: Bool = false) -> Bindings? {
    if isPlain { return source == line ? bindings : nil }
    let text = Array(line)
    if case .text(let lead)? = pieces.first, !text.starts(with: lead) { return nil }
    let search = PieceSearch(
      pieces: pieces, text: text, bindings: bindings, isLenient: isLenient,
      local: Set(captures))
    return search.spans()?.bindings
  }

  /// The text that each piece matched.
  func spans(in line: String, _ bindings: Bindings) -> [String]? {
    let text = Array(line)
    let search = PieceSearch(
      pieces: pieces, text: text, bindings: bindings, isLenient: true, local: Set(captures))
    return search.spans()?.ranges.map { String(text[$0]) }
  }
}

/// Finds which characters each piece takes: first backwards, where the rest can match at all; then
/// forwards, choosing.
private struct PieceSearch {
  let pieces: [LinePattern.Piece]
  let text: [Character]
  let bindings: LinePattern.Bindings
  let isLenient: Bool
  let local: Set<String>

  func spans() -> (ranges: [Range<Int>], bindings: LinePattern.Bindings)? {
    let reachable = reachability()
    guard reachable[0][0] else { return nil }
    var bindings = bindings
    var ranges: [Range<Int>] = []
    var at = 0
    for (index, piece) in pieces.enumerated() {
      guard let end = choose(piece, from: at, rest: reachable[index + 1], bindings) else {
        return nil
      }
      if case .capture(let name, _, _) = piece { bindings[name] = String(text[at..<end]) }
      ranges.append(at..<end)
      at = end
    }
    return (ranges, bindings)
  }

  /// For each piece and place: whether this piece and all after it can match from there.
  private func reachability() -> [[Bool]] {
    var rest = [Bool](repeating: false, count: text.count + 1)
    rest[text.count] = true
    var all = [rest]
    for piece in pieces.reversed() {
      // The last place at or before each where the rest matches, to answer ranges at once.
      var lastBefore = [Int](repeating: -1, count: text.count + 1)
      var last = -1
      for place in 0...text.count {
        if rest[place] { last = place }
        lastBefore[place] = last
      }
      var here = [Bool](repeating: false, count: text.count + 1)
      for place in 0...text.count {
        switch ends(piece, from: place, bindings) {
        case .none: break
        case .shortest: here[place] = last >= place
        case .longest(let range): here[place] = lastBefore[range.upperBound] >= range.lowerBound
        }
      }
      rest = here
      all.append(here)
    }
    return all.reversed()
  }

  private func choose(
    _ piece: LinePattern.Piece, from start: Int, rest: [Bool], _ bindings: LinePattern.Bindings
  ) -> Int? {
    if case .reuse(let name, _) = piece, let bound = bindings[name] {
      let end = start + bound.count
      return end <= text.count && rest[end] && text[start..<end].elementsEqual(bound) ? end : nil
    }
    switch ends(piece, from: start, bindings) {
    case .none: return nil
    case .shortest: return (start...text.count).first { rest[$0] }
    case .longest(let range): return range.last { rest[$0] }
    }
  }

  private func ends(
    _ piece: LinePattern.Piece, from start: Int, _ bindings: LinePattern.Bindings
  ) -> InlineMatcher.Ends {
    switch piece {
    case .text(let literal): return fixed(literal, from: start)
    case .matcher(let matcher, _), .capture(_, let matcher, _):
      return matcher.ends(in: text, from: start)
    case .reuse(let name, _):
      if local.contains(name) { return .shortest }
      guard let bound = bindings[name] else { return isLenient ? .shortest : .none }
      return fixed(Array(bound), from: start)
    }
  }

  private func fixed(_ literal: [Character], from start: Int) -> InlineMatcher.Ends {
    let end = start + literal.count
    guard end <= text.count, text[start..<end].elementsEqual(literal) else { return .none }
    return .longest(end...end)
  }
}
