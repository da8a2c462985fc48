import Checking
import Foundation
import Interpreter
import StandardLibrary
import TestSupport
import ViewCatalog

/// What Linux has no modules of, as modules for the compiler: our own declarations of `Combine` and
/// `SwiftUI`, and SwiftUI's macros. Built once, and kept below `.build` by their text.
struct SwiftUIStub: Sendable {
  /// Where the modules and the plugin are.
  let folder: String
  /// What the compiler says against our declarations; empty where they are right.
  private(set) var complaints = ""

  static let shared = Result { try SwiftUIStub() }

  private init() throws {
    let interfaces = ["Combine": Self.combine, "SwiftUI": Self.swiftUI]
    let macros = try repositoryText("\(Oracle.folder)/SwiftUIMacros.swift")
    let store = try Oracle.store(of: interfaces.values.sorted() + [macros])
    folder = store.path(percentEncoded: false)
    if FileManager.default.fileExists(atPath: folder) { return }
    complaints = try withTemporaryFolder { folder in
      var complaints = ""
      for name in interfaces.keys.sorted() where complaints.isEmpty {
        complaints = try Self.build(name, from: interfaces[name] ?? "", in: folder)
      }
      if complaints.isEmpty { complaints = try Self.build(macros: macros, in: folder) }
      if complaints.isEmpty { try FileManager.default.copyItem(at: folder.url, to: store) }
      return complaints
    }
  }

  private static var combine: String {
    ModuleInterface(combineLibrary, named: "Combine", importing: ["Foundation"]).text
  }

  private static var swiftUI: String {
    // Linux's Foundation has the rest of Core Graphics, and Linux has Observation itself.
    let graphics = foundationLibrary.filter {
      $0.entry.text.hasPrefix("struct CGAffineTransform")
    }
    let views = viewCatalog.filter { !$0.entry.text.hasPrefix("protocol Observable ") }
    let interface = ModuleInterface(
      graphics + views, named: "SwiftUI", importing: ["Foundation", "Observation", "Combine"])
    return interface.text + macroDeclarations
  }

  private static let macroDeclarations = """
    @freestanding(declaration) public macro Preview(
      _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
    @attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() =
      #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
    @attached(peer) public macro Previewable() =
      #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

    """

  /// - Returns: the errors.
  private static func build(
    _ name: String, from interface: String, in folder: TemporaryFolder
  ) throws -> String {
    let file = try folder.write(interface, to: "\(name).swiftinterface")
    let run = try CommandRun(
      "swiftc",
      [
        "-frontend", "-compile-module-from-interface", file, "-swift-version", "5",
        "-module-name", name, "-diagnostic-style", "llvm", "-I", folder.path,
        "-o", "\(folder.path)/\(name).swiftmodule",
      ], in: folder, environment: [:])
    // The last error only says that the others are there.
    return run.status == 0 ? "" : run.errors
  }

  private static func build(macros: String, in folder: TemporaryFolder) throws -> String {
    let file = try folder.write(macros, to: "SwiftUIMacros.swift")
    let host = Compiler.resources + "/host"
    let run = try CommandRun(
      "swiftc",
      [
        "-emit-library", "-parse-as-library", "-module-name", "SwiftUIMacros", "-swift-version",
        "5", "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftSyntaxMacros", file,
        "-o", "\(folder.path)/libSwiftUIMacros.so",
      ], in: folder, environment: [:])
    return run.status == 0 ? "" : run.errors
  }
}
