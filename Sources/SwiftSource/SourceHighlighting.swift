import Diagnostics
import SwiftIDEUtils
import SwiftSyntax

/// A stretch of source and what it is, for colouring. Offsets are UTF-8 bytes.
public struct SourceToken: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case attribute, comment, dollarName, number, keyword, name, `operator`, regex, string, type
    case argumentLabel, directive, placeholder
  }

  public var kind: Kind
  public var start: Int
  public var end: Int

  public init(_ kind: Kind, start: Int, end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}

extension SourceText {
  /// The tokens of a text in order, without blanks and punctuation. The text need not be right.
  /// Empty where it nests too deeply to walk. Cost: one parse.
  public static func tokens(of text: String) -> [SourceToken] {
    let file = SyntaxFile(SourceFile(name: "", text: text), recovers: false)
    guard file.tooLarge(fileIndex: 0) == nil else { return [] }
    return file.tree.classifications.compactMap { found in
      kind(found.kind).map {
        SourceToken(
          $0, start: found.range.lowerBound.utf8Offset, end: found.range.upperBound.utf8Offset)
      }
    }
  }

  private static func kind(_ kind: SyntaxClassification) -> SourceToken.Kind? {
    switch kind {
    case .attribute: .attribute
    case .blockComment, .docBlockComment, .docLineComment, .lineComment: .comment
    case .dollarIdentifier: .dollarName
    case .editorPlaceholder: .placeholder
    case .floatLiteral, .integerLiteral: .number
    case .identifier: .name
    case .ifConfigDirective: .directive
    case .keyword: .keyword
    case .none: nil
    case .operator: .operator
    case .regexLiteral: .regex
    case .stringLiteral: .string
    case .type: .type
    case .argumentLabel: .argumentLabel
    @unknown default: nil
    }
  }
}
