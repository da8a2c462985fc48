import Foundation
import Glibc

/// A program that ran to its end: what it printed, and how it ended.
public struct CommandRun: Equatable, Sendable {
  public var status: Int32
  public var wasSignalled: Bool
  public var output: String
  public var errors: String

  /// Runs `tool`, found in the path, in `folder`; it is stopped when it does not end by itself.
  ///
  /// What it reads and writes are files: a read of a pipe fails where a signal cuts it short, and a
  /// pipe that nobody reads at the time stops its writer. Not Foundation's `Process`, whose own
  /// thread and `waitUntilExit` are in each other's way where many end at a time.
  public init(
    _ tool: String, _ arguments: [String], in folder: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment, input: String = ""
  ) throws {
    let streams = try TemporaryFolder()
    defer { streams.remove() }
    let input = try streams.write(input, to: "input")
    let output = try streams.write("", to: "output")
    let errors = try streams.write("", to: "errors")

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY, 0)

    let command =
      ["env", "--chdir=\(folder.path(percentEncoded: false))"]
      + ["timeout", "--foreground", "\(Self.patience)", tool] + arguments
    var process: pid_t = 0
    let failure = withCStrings(command) { words in
      withCStrings(environment.map { "\($0)=\($1)" }) { variables in
        posix_spawnp(&process, "env", &actions, nil, words, variables)
      }
    }
    guard failure == 0 else { throw CocoaError(.executableLoad) }
    var ending: Int32 = 0
    while waitpid(process, &ending, 0) < 0 && errno == EINTR {}
    let signal = ending & 0x7F
    wasSignalled = signal != 0
    status = wasSignalled ? signal : (ending >> 8) & 0xFF
    func text(of path: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
    self.output = try text(of: output)
    self.errors = try text(of: errors)
  }

  /// The environment of this process with other values for `variables`.
  public static func environment(adding variables: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment.merging(variables) { $1 }
  }

  /// Seconds.
  private static let patience = 120
}

/// The strings as C takes a program's arguments: an array that nil ends.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
