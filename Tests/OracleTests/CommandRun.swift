import Foundation
import TestSupport

/// A program that ran to its end: what it printed, and how it ended.
struct CommandRun {
  var status: Int32
  var wasSignalled: Bool
  var output: String
  var errors: String

  /// Runs `tool`, found in the path; it is stopped when it does not end by itself.
  init(
    _ tool: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String]
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Errors go to a file: nobody reads a second pipe while the first one is read.
    let complaints = try folder.write("", to: "errors.txt")
    process.standardError = try FileHandle(forWritingTo: URL(filePath: complaints))
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let stop = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: stop)
    output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    stop.cancel()
    status = process.terminationStatus
    wasSignalled = process.terminationReason == .uncaughtSignal
    errors = try String(contentsOfFile: complaints, encoding: .utf8)
  }

  /// Seconds.
  private static let patience = 60.0
}
