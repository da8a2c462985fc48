import CEditLine
import Glibc
import Lessons
import Transcripts

/// Does one thing after another, each in a process of its own, several at a time: what ends one of
/// them (a defect, too little memory) leaves the others as they are.
///
/// No threads: a release build counts references as if a process had one (see `Package.swift`).
struct Workers {
  /// How many processes there are at a time.
  let count: Int

  /// The results in the order of the elements; nil where a process ended without one.
  /// - Parameter done: told how many elements are done, each time.
  func map<Element>(
    _ elements: [Element], done: (Int) -> Void = { _ in }, _ body: (Element) -> JSON
  ) -> [JSON?] {
    var results: [Int: JSON?] = [:]
    var waiting = elements.indices[...]
    var working: [Worker] = []
    while results.count < elements.count {
      while working.count < count, let index = waiting.popFirst() {
        if let worker = Worker.start(index, { body(elements[index]).text }) {
          working.append(worker)
        } else {
          results[index] = body(elements[index])
          done(results.count)
        }
      }
      for worker in Worker.takeEnded(from: &working) {
        results[worker.index] = JSON(text: String(decoding: worker.told, as: UTF8.self))
        done(results.count)
      }
    }
    return elements.indices.map { results[$0] ?? nil }
  }
}

/// A process that works on one element.
private struct Worker {
  let index: Int
  private let process: pid_t
  private let descriptor: Int32
  /// What it wrote.
  private(set) var told: [UInt8] = []

  /// Nil where the system has no room for another process.
  static func start(_ index: Int, _ work: () -> String) -> Worker? {
    var descriptor: Int32 = -1
    let process = process_start(&descriptor)
    guard process == 0 else {
      return process < 0 ? nil : Worker(index: index, process: process, descriptor: descriptor)
    }
    _exit(writeAll(work().utf8, to: descriptor) == nil ? 0 : 1)
  }

  private init(index: Int, process: pid_t, descriptor: Int32) {
    self.index = index
    self.process = process
    self.descriptor = descriptor
  }

  /// Waits until some of them wrote something, and takes out those that ended.
  static func takeEnded(from workers: inout [Worker]) -> [Worker] {
    var polled = workers.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), -1) > 0 else { return [] }
    var ended: [Worker] = []
    for place in polled.indices.reversed() where polled[place].revents != 0 {
      if !workers[place].read() { ended.append(workers.remove(at: place)) }
    }
    return ended
  }

  /// Reads what it wrote meanwhile; false where it ended.
  private mutating func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else {
      close(descriptor)
      waitpid(process, nil, 0)
      return false
    }
    told.append(contentsOf: bytes[..<count])
    return true
  }
}
