import Foundation
import TestSupport

/// The toolchain that the snippets are checked with.
enum Compiler {
  /// Where it keeps its modules and plugins; empty where there is no toolchain.
  static let resources: String = {
    let target = try? withTemporaryFolder {
      let run = try CommandRun("swiftc", ["-print-target-info"], in: $0.url)
      return try JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    }
    return target?.paths.runtimeResourcePath ?? ""
  }()

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }
}
