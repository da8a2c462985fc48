import Dispatch
import Foundation

/// A program that ran to its end: what it printed, and how it ended.
public struct CommandRun: Equatable, Sendable {
  public var status: Int32
  public var wasSignalled: Bool
  public var output: String
  public var errors: String

  /// Runs `tool`, found in the path, in `folder`; it is stopped when it does not end by itself.
  ///
  /// What it reads and writes are files: a read of a pipe fails where a signal cuts it short, and a
  /// pipe that nobody reads at the time stops its writer.
  public init(
    _ tool: String, _ arguments: [String], in folder: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment, input: String = ""
  ) throws {
    let streams = try TemporaryFolder()
    defer { streams.remove() }
    func file(_ name: String, _ text: String = "") throws -> URL {
      URL(filePath: try streams.write(text, to: name))
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: file("input", input))
    process.standardOutput = try FileHandle(forWritingTo: file("output"))
    process.standardError = try FileHandle(forWritingTo: file("errors"))
    try process.run()
    let stop = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: stop)
    process.waitUntilExit()
    stop.cancel()
    status = process.terminationStatus
    wasSignalled = process.terminationReason == .uncaughtSignal
    func text(of name: String) throws -> String {
      String(decoding: try Data(contentsOf: streams.url.appending(path: name)), as: UTF8.self)
    }
    output = try text(of: "output")
    errors = try text(of: "errors")
  }

  /// The environment of this process with other values for `variables`.
  public static func environment(adding variables: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment.merging(variables) { $1 }
  }

  /// Seconds.
  private static let patience = 120.0
}
