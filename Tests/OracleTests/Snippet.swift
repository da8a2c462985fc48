import Commands
import Diagnostics
import Foundation
import TestSupport
import ViewCatalog

/// A file of `Tests/Oracle/Snippets`, right or wrong.
struct Snippet: Sendable {
  /// `language/missing-return`.
  let name: String
  let source: String

  init(named name: String) throws {
    self.name = name
    source = try repositoryText("\(Oracle.folder)/Snippets/\(name).swift")
  }

  /// Whether the file has no top-level code: it shows views, or says where it starts.
  private var isLibrary: Bool { usesStub || source.contains("@main") }

  private var usesStub: Bool {
    source.contains("import SwiftUI") || source.contains("import Combine")
  }

  /// What the compiler says, through the passes that find missing returns and the use of what was
  /// never set. Kept below `.build`.
  func findingsOfCompiler() throws -> [Finding] {
    let folder = Compiler.resources + "/host/"
    let arguments =
      [
        "-frontend", "-emit-sil", "-o", "/dev/null", "-swift-version", "5", "-module-name", "main",
        "-diagnostic-style", "llvm",
        "-in-process-plugin-server-path", folder + "libSwiftInProcPluginServer.so",
        "-plugin-path", folder + "plugins",
      ] + (isLibrary ? ["-parse-as-library"] : []) + (try stub())
    let store = try Oracle.store(of: arguments + [source])
    if let known = try? String(contentsOf: store, encoding: .utf8) { return Finding.all(in: known) }
    let answer = try withTemporaryFolder { folder in
      let file = try folder.write(source, to: "Snippet.swift")
      return try CommandRun(
        "swiftc", arguments + ["-primary-file", file], in: folder.url
      ).errors
    }
    try Data(answer.utf8).write(to: store, options: .atomic)
    return Finding.all(in: answer)
  }

  private func stub() throws -> [String] {
    guard usesStub else { return [] }
    let folder = try SwiftUIStub.shared.get().folder
    return ["-I", folder, "-plugin-path", folder]
  }

  /// Our diagnostics with their notes. A note on its own says what navlab does not simulate.
  func findingsOfNavlab() -> [Finding] {
    let file = SourceFile(name: "Snippet.swift", text: source)
    let session = Session(library: wholeLibrary)
    return session.diagnostics(of: [file]).filter { $0.severity != .note }.flatMap { diagnostic in
      // Notes without a place are about the library.
      ([diagnostic] + diagnostic.notes.filter { $0.range.file == 0 }).map { Finding($0, in: file) }
    }
  }
}
