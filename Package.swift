// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The targets, bottom layer first. Each imports only from lower layers, never from its own;
// `ArchitectureTests` holds every file's imports against this table (see CONTRIBUTING.md).
let layers: [[Module]] = [
  [
    Module("Geometry"),
    Module("Diagnostics"),
    Module("CEditLine", .c(links: ["edit"])),
    Module("CMarkdown", .c(links: ["cmark-gfm", "cmark-gfm-extensions"])),
  ],
  [
    Module("SwiftSource", imports: ["Diagnostics"]),
    Module("LayoutEngine", imports: ["Geometry"]),
    Module("Drawing", imports: ["Diagnostics", "Geometry"]),
    Module("Transcripts", imports: ["CMarkdown", "Diagnostics"]),
  ],
  [
    Module("Checking", imports: ["Diagnostics", "SwiftSource"])
  ],
  [
    Module("Interpreter", imports: ["Diagnostics", "SwiftSource", "Checking"])
  ],
  [
    Module(
      "StandardLibrary",
      imports: ["Diagnostics", "Geometry", "SwiftSource", "Checking", "Interpreter"]),
    Module(
      "ViewTree",
      imports: ["Diagnostics", "Geometry", "LayoutEngine", "Drawing", "Checking", "Interpreter"]),
  ],
  [
    Module(
      "ViewCatalog",
      imports: [
        "Diagnostics", "Geometry", "LayoutEngine", "Drawing", "Checking", "Interpreter",
        "StandardLibrary", "ViewTree",
      ]),
    Module(
      "Simulation",
      imports: [
        "Diagnostics", "Geometry", "LayoutEngine", "Drawing", "SwiftSource", "Checking",
        "Interpreter", "ViewTree",
      ]),
  ],
  [
    Module(
      "Lessons",
      imports: [
        "CMarkdown", "Diagnostics", "Drawing", "Interpreter", "Simulation", "Transcripts",
      ])
  ],
  [
    Module(
      "Commands",
      imports: [
        "Diagnostics", "Geometry", "SwiftSource", "LayoutEngine", "Drawing", "Transcripts",
        "Checking", "Interpreter", "ViewTree", "Simulation", "Lessons",
      ])
  ],
  [
    Module(
      "navlab", .program,
      imports: [
        "CEditLine", "Diagnostics", "Geometry", "Transcripts", "Interpreter", "StandardLibrary",
        "ViewCatalog", "Lessons", "Commands",
      ])
  ],
]

/// The toolchain's own SwiftSyntax: `<toolchain>/lib/swift/host`, or `NAVLAB_SWIFT_HOST`.
let host = ProcessInfo.processInfo.environment["NAVLAB_SWIFT_HOST"] ?? swiftHostFolder()
let swiftSettings: [SwiftSetting] = [
  .unsafeFlags(["-I", host, "-warnings-as-errors"]),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  // A tenth of the checker's and machine's time; every test runs with these checks.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
  // A process works on one thread (see `Workers`): references are counted without atomics.
  .unsafeFlags(["-Xfrontend", "-assume-single-threaded"], .when(configuration: .release)),
]
let linkerSettings: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
]

let package = Package(
  name: "navlab",
  products: [.executable(name: "navlab", targets: ["navlab"])],
  targets: layers.joined().flatMap(\.targets)
    + [
      .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
      .executableTarget(
        name: "benchmarks",
        dependencies: [
          "Commands", "Diagnostics", "LayoutEngine", "Simulation", "StandardLibrary",
          "SwiftSource", "ViewCatalog", "ViewTree",
        ],
        path: "Tests/Benchmarks", exclude: ["Programs"], swiftSettings: swiftSettings,
        linkerSettings: linkerSettings),
      .testTarget(
        name: "TestSupportTests", dependencies: ["TestSupport"],
        swiftSettings: swiftSettings, linkerSettings: linkerSettings),
      .testTarget(
        name: "ArchitectureTests", dependencies: ["TestSupport"],
        swiftSettings: swiftSettings, linkerSettings: linkerSettings),
      .testTarget(
        name: "AcceptanceTests", dependencies: ["TestSupport", "Transcripts"],
        swiftSettings: swiftSettings, linkerSettings: linkerSettings),
      .testTarget(
        name: "OracleTests",
        dependencies: [
          "TestSupport", "Diagnostics", "Checking", "Interpreter", "StandardLibrary",
          "ViewCatalog", "Commands",
        ],
        swiftSettings: swiftSettings, linkerSettings: linkerSettings),
    ],
  swiftLanguageModes: [.v6]
)

/// One row of the table: a target, what it may import, and its test target where it has one.
struct Module {
  enum Kind {
    case library
    case program
    /// A C target with plain signatures over the named system libraries.
    case c(links: [String])
  }

  let name: String
  let kind: Kind
  let imports: [String]

  init(_ name: String, _ kind: Kind = .library, imports: [String] = []) {
    self.name = name
    self.kind = kind
    self.imports = imports
  }

  var targets: [Target] {
    let dependencies = imports.map { Target.Dependency(stringLiteral: $0) }
    switch kind {
    case .c(let links):
      return [.target(name: name, linkerSettings: links.map { .linkedLibrary($0) })]
    case .program:
      let program = Target.executableTarget(
        name: name, dependencies: dependencies, swiftSettings: swiftSettings,
        linkerSettings: linkerSettings)
      return [program, tests(named: "NavlabTests", seeing: imports)].compactMap(\.self)
    case .library:
      let library = Target.target(
        name: name, dependencies: dependencies, swiftSettings: swiftSettings,
        linkerSettings: linkerSettings)
      // What their tests run stands above them.
      let upper =
        switch name {
        case "Commands": ["StandardLibrary", "ViewCatalog"]
        case "Interpreter": ["StandardLibrary"]
        case "Simulation", "ViewTree": ["StandardLibrary", "SwiftSource", "ViewCatalog"]
        case "ViewCatalog": ["SwiftSource", "Simulation", "Lessons", "Commands"]
        default: [String]()
        }
      return [library, tests(named: "\(name)Tests", seeing: imports + upper)].compactMap(\.self)
    }
  }

  /// The target's tests, where there is a folder of that name. SwiftPM keeps what a manifest says
  /// by its text: after adding the folder, build once with `--manifest-cache none`.
  private func tests(named tests: String, seeing modules: [String]) -> Target? {
    let folder = "\(Context.packageDirectory)/Tests/\(tests)"
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    let seen = [name, "TestSupport"] + modules
    return .testTarget(
      name: tests, dependencies: Set(seen).sorted().map { Target.Dependency(stringLiteral: $0) },
      swiftSettings: swiftSettings, linkerSettings: linkerSettings)
  }
}

/// Where the compiler that builds this package keeps its libraries for tools.
func swiftHostFolder() -> String {
  struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc", "-print-target-info"]
  let output = Pipe()
  process.standardOutput = output
  do {
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let info = try JSONDecoder().decode(TargetInfo.self, from: data)
    return info.paths.runtimeResourcePath + "/host"
  } catch {
    fatalError("cannot ask swiftc for its folders: \(error); set NAVLAB_SWIFT_HOST")
  }
}
