extension String {
  /// The text with everything that a terminal would obey, or that would reorder what is read, made
  /// visible: `\u{1B}` becomes `␛`, and what has no picture of its own is written `\u{202E}`.
  ///
  /// Text from a file or from a learner's program passes through here before it is printed. With
  /// `keepingLines`, line feeds and tabs stay as they are. Takes time in proportion to the text;
  /// what is safe to print is handed back as it is.
  public func showingControls(keepingLines: Bool = false) -> String {
    func isKept(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.isUnsafeToPrint || keepingLines && (scalar == "\n" || scalar == "\t")
    }
    if unicodeScalars.allSatisfy(isKept) { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if isKept(scalar) {
        text.append(scalar)
      } else {
        text.append(contentsOf: scalar.visible.unicodeScalars)
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would act on it instead of showing it, or it changes the order of what is
  /// read: C0 and C1 controls, line separators, bidirectional marks, tags and the byte order mark.
  public var isUnsafeToPrint: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE001F:
      true
    default:
      false
    }
  }

  /// The scalar itself, or a picture of it: `␛`, `␡`, `\u{202E}`.
  var visible: String {
    guard isUnsafeToPrint else { return String(Character(self)) }
    if value < 0x20, let picture = Unicode.Scalar(0x2400 + value) {
      return String(Character(picture))
    }
    if value == 0x7F { return "␡" }
    return "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
