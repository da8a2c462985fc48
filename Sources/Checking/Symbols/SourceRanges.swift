import Diagnostics

extension SourceRange {
  /// The part from where `other` starts: what a trap points at, `/` in `a / b`, `last` in
  /// `a.b.last`.
  func from(_ other: SourceRange?) -> SourceRange {
    guard let other, other.file == file, other.start >= start, other.start < end else {
      return self
    }
    return SourceRange(file: file, start: other.start, end: end)
  }

  func union(_ other: SourceRange) -> SourceRange {
    guard other.file == file else { return self }
    return SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
