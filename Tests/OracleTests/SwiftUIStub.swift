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
    let isWhole = store.appending(path: "whole").path(percentEncoded: false)
    if FileManager.default.fileExists(atPath: isWhole) { return }
    // In its last place: a module remembers where its interface was.
    try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
    for name in interfaces.keys.sorted() where complaints.isEmpty {
      complaints = try build(name, from: interfaces[name] ?? "")
    }
    if complaints.isEmpty { complaints = try build(macros: macros) }
    if complaints.isEmpty { try Data().write(to: store.appending(path: "whole")) }
  }

  private static var combine: String {
    ModuleInterface(combineLibrary, named: "Combine", importing: ["Foundation"]).text
  }

  private static var swiftUI: String {
    // Linux's Foundation has the rest of Core Graphics, and Linux has Observation itself.
    let additions = foundationLibrary.filter {
      // Lists of rows are changed by what SwiftUI adds to arrays.
      [
        "struct CGAffineTransform", "struct CGVector", "struct Selector",
        "struct LocalizedStringResource",
      ].contains(where: $0.entry.text.hasPrefix)
        || ["(atOffsets ", "(fromOffsets "].contains(where: $0.entry.text.contains)
    }
    let views = viewCatalog.filter {
      !isOfLinux($0.entry) && !isOnlyApples($0.entry) && !isOfAppIntents($0.entry)
    }
    let interface = ModuleInterface(
      additions + views + unsaid, named: "SwiftUI",
      importing: ["Foundation", "Observation", "Combine"])
    return interface.text + macroDeclarations
  }

  /// What Linux's Observation and Synchronization declare.
  private static func isOfLinux(_ entry: Library.Entry) -> Bool {
    let heads = [
      "protocol Observable ", "func withObservationTracking", "struct Observations",
    ]
    return heads.contains(where: entry.text.hasPrefix)
  }

  /// Core Data's protocols conform to themselves, Vision's requests have arrays for arrays of what
  /// they inherit from, as only Objective-C's do, and WebKit needs what Linux's Foundation has
  /// elsewhere or not at all.
  private static func isOnlyApples(_ entry: Library.Entry) -> Bool {
    let names =
      /\b(?:NS(?:Managed|Fetch|Persistent|Entity|Batch|Merge|KeyValueObs)|VN(?!BarcodeSymbology)[A-Z]|Fetch(?:Request|edResults)|(?:WK|_)?Web(?:View|Page)|WK(?:Web|Navigation|User|Script|UI|Frame|Download|Preferences))/
    // A run of an attributed string is `Runs.Run` there.
    return (entry.extending ?? "").contains(names) || entry.text.contains(names)
      || entry.extending == "AttributedString.Run"
  }

  /// What App Intents adds to SwiftUI's controls is seen only where that module is imported: as
  /// overloads of SwiftUI's own they would change what the compiler says of a wrong action.
  private static func isOfAppIntents(_ entry: Library.Entry) -> Bool {
    let owner = entry.extending ?? ""
    return ["Button", "Toggle"].contains(where: owner.hasPrefix)
      && entry.text.contains("I: AppIntent")
  }

  /// What no declaration of ours says.
  private static let unsaid = [
    // It builds as ViewBuilder does.
    Builtin(
      "TabContentBuilder",
      """
      static func buildBlock<each Content: View>(_ content: repeat each Content)
        -> TupleView<(repeat each Content)>
      """),
    Builtin(
      "TabContentBuilder", "static func buildIf<Content: View>(_ content: Content?) -> Content?"),
    Builtin(
      "TabContentBuilder",
      """
      static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
        -> _ConditionalContent<TrueContent, FalseContent>
      """),
    Builtin(
      "TabContentBuilder",
      """
      static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
        -> _ConditionalContent<TrueContent, FalseContent>
      """),
    Builtin("App", "@MainActor @preconcurrency static func main()"),
    Builtin("LocalizedStringKey", "init(stringInterpolation: StringInterpolation)"),
    Builtin(
      "LocalizedStringKey",
      """
      struct StringInterpolation: StringInterpolationProtocol {
        init(literalCapacity: Int, interpolationCount: Int)
        mutating func appendLiteral(_ literal: String)
        mutating func appendInterpolation(_ string: String)
        mutating func appendInterpolation<T>(_ value: T)
        mutating func appendInterpolation<T>(_ value: T, specifier: String)
        mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
        mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?)
        mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
          where F.FormatInput: Equatable, F.FormatOutput == String
      }
      """),
  ]

  private static let macroDeclarations = """
    @freestanding(declaration) public macro Preview(
      _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
    @freestanding(declaration) public macro Preview(
      _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
      _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
    @attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() =
      #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
    @attached(peer) public macro Previewable() =
      #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

    """

  /// - Returns: the errors.
  private func build(_ name: String, from interface: String) throws -> String {
    let file = "\(folder)/\(name).swiftinterface"
    try Data(interface.utf8).write(to: URL(filePath: file))
    return try errors([
      "-frontend", "-compile-module-from-interface", file, "-swift-version", "5",
      "-module-name", name, "-diagnostic-style", "llvm", "-I", folder,
      "-o", "\(folder)/\(name).swiftmodule",
    ])
  }

  private func build(macros: String) throws -> String {
    let file = "\(folder)/SwiftUIMacros.swift"
    try Data(macros.utf8).write(to: URL(filePath: file))
    let host = Compiler.resources + "/host"
    return try errors([
      "-emit-library", "-parse-as-library", "-module-name", "SwiftUIMacros", "-swift-version",
      "5", "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftSyntaxMacros", file,
      "-o", "\(folder)/libSwiftUIMacros.so",
    ])
  }

  private func errors(_ arguments: [String]) throws -> String {
    try withTemporaryFolder {
      let run = try CommandRun("swiftc", arguments, in: $0.url)
      return run.status == 0 ? "" : run.errors
    }
  }
}
