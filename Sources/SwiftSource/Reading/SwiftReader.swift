import Diagnostics
import SwiftParser
import SwiftSyntax

/// Reads Swift source: the one way from text to the program.
public enum SwiftReader {
  /// Reads one file. Cost: about 50 µs a line, nearly all of it the parser's.
  public static func parse(
    _ source: SourceFile, fileIndex: UInt16 = 0,
    configuration: ReaderConfiguration = ReaderConfiguration()
  ) -> ParsedFile {
    let file = SyntaxFile(source)
    return convert(
      file, index: fileIndex, configuration: configuration,
      operators: OperatorTable(adding: [file.tree]))
  }

  /// Reads the files of one module, so that each knows the operators which the others declare.
  /// The first file has index 0.
  public static func parse(
    _ sources: [SourceFile], configuration: ReaderConfiguration = ReaderConfiguration()
  ) -> [ParsedFile] {
    let files = sources.prefix(Int(UInt16.max)).map { SyntaxFile($0) }
    let operators = OperatorTable(adding: files.map(\.tree))
    return files.enumerated().map { index, file in
      convert(
        file, index: UInt16(index), configuration: configuration, operators: operators)
    }
  }

  /// Reads declarations of a library, which are known to be right: signatures at once, bodies when
  /// they are asked for.
  public static func parse(library source: SourceFile, fileIndex: UInt16) -> ParsedFile {
    guard let items = DeclarationReader.read(source, fileIndex: fileIndex) else {
      return parse(source, fileIndex: fileIndex)
    }
    return ParsedFile(source: source, items: items, diagnostics: [])
  }

  /// Whether a library's declaration is read without the parser.
  public static func readsQuickly(_ source: SourceFile) -> Bool {
    DeclarationReader.read(source, fileIndex: .max) != nil
  }

  /// The statements of a part of a library's file, at their places in it.
  static func statements(of source: SourceFile, from start: UInt32, to end: UInt32) -> [Statement] {
    let part = source.text.utf8.prefix(Int(end)).dropFirst(Int(start))
    let text = String(repeating: " ", count: Int(start)) + (String(part) ?? "")
    return parse(SourceFile(name: source.name, text: text), fileIndex: .max).items
  }

  private static func convert(
    _ file: SyntaxFile, index: UInt16, configuration: ReaderConfiguration,
    operators: OperatorTable
  ) -> ParsedFile {
    if let diagnostic = file.tooLarge(fileIndex: index) {
      return ParsedFile(source: file.source, items: [], diagnostics: [diagnostic])
    }
    let converter = Converter(
      source: file.source, fileIndex: index, configuration: configuration,
      operators: operators, positions: file.positions)
    let items = converter.statements(of: file.tree.statements)
      .flatMap { $0.separatingModifier(in: file.source) }
    var diagnostics = file.syntaxDiagnostics(fileIndex: index)
    let broken = BrokenLines(diagnostics) { [file.source.location(of: Int($0.range.start)).line] }
    diagnostics += converter.diagnostics.filter { !broken.hide($0) }
    diagnostics.sort { $0.range.start < $1.range.start }
    return ParsedFile(
      source: file.source, items: items, diagnostics: diagnostics,
      startsWithModifier: items.first(where: \.isExpression)?.startsWithModifier ?? false)
  }
}
