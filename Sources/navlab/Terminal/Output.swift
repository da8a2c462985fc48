import Diagnostics
import Glibc

/// A buffered stream of text to a descriptor.
///
/// A class, since everybody who writes shares the buffer. A reader who leaves (`navlab … | head`)
/// is no error: what follows is dropped. Any other failure is kept for the exit status.
final class Output {
  private let descriptor: Int32
  private let name: Sentence
  private let capacity: Int
  private var buffer: [UInt8] = []
  /// Whether the reader is gone, so that there is no use in going on.
  private(set) var isClosed = false
  private(set) var problem: FileProblem?

  /// With a capacity of 0 each write is passed on at once.
  init(descriptor: Int32, name: Sentence, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.name = name
    self.capacity = capacity
  }

  static func standardOutput() -> Output { Output(descriptor: 1, name: "standard output") }
  static func standardError() -> Output {
    Output(descriptor: 2, name: "standard error", capacity: 0)
  }

  func write(_ text: String) {
    guard !isClosed else { return }
    buffer += text.utf8
    if buffer.count > capacity { flush() }
  }

  func writeLine(_ text: String) {
    write(text + "\n")
  }

  /// To be called before waiting for input and before leaving.
  func flush() {
    guard !buffer.isEmpty, !isClosed else { return }
    let failure = writeAll(buffer, to: descriptor)
    buffer.removeAll(keepingCapacity: true)
    guard let failure else { return }
    isClosed = true
    if failure != EPIPE { problem = FileProblem(writingTo: name, systemMessage(failure)) }
  }
}
