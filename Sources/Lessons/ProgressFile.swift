import Diagnostics
import Transcripts

/// The file of progress: JSON with a version, sorted, so that equal progress is equal text.
extension Progress {
  static let format = "navlab progress"
  static let version = 1

  /// The file's text.
  public var text: String {
    var members: [JSON.Member] = [
      .init("format", .string(Self.format)), .init("version", .number(Double(Self.version))),
    ]
    let place = place.map { place in
      JSON.object([
        .init("lesson", .string(place.lesson)), .init("page", .number(Double(place.page))),
      ])
    }
    members.append(.init("place", place ?? .null))
    let read = pagesRead.sorted { $0.key < $1.key }
    members.append(
      .init("pagesRead", .object(read.map { .init($0.key, .number(Double($0.value))) })))
    let tried = attempts.sorted { $0.key < $1.key }
    members.append(.init("exercises", .object(tried.map { .init($0.key, $0.value.json) })))
    return JSON.object(members).text + "\n"
  }

  /// Reads a file's text.
  public init(text: String) throws(ProgressProblem) {
    guard let value = JSONReader.value(of: text) else {
      throw ProgressProblem(message: "it is not whole JSON")
    }
    guard value["format"]?.text == JSON.string(Self.format).text else {
      throw ProgressProblem(message: "it is not a file of navlab's progress")
    }
    guard let version = value["version"]?.count, version == Self.version else {
      throw ProgressProblem(message: "another version of navlab wrote it")
    }
    self.init()
    guard value["place"] != nil, case .object(let read)? = value["pagesRead"],
      case .object(let tried)? = value["exercises"]
    else { throw ProgressProblem(message: "a part of it is missing") }
    if case .string(let lesson)? = value["place"]?["lesson"],
      let page = value["place"]?["page"]?.count
    {
      place = Place(lesson: lesson, page: page)
    }
    for member in read { pagesRead[member.key] = member.value.count }
    for member in tried { attempts[member.key] = Attempt(member.value) }
  }
}

extension Progress.Attempt {
  fileprivate var json: JSON {
    .object([
      .init("tries", .number(Double(tries))), .init("passed", .bool(hasPassed)),
      .init("hints", .number(Double(hints))), .init("sawSolution", .bool(sawSolution)),
    ])
  }

  fileprivate init(_ value: JSON) {
    self.init()
    tries = value["tries"]?.count ?? 0
    hasPassed = value["passed"] == .bool(true)
    hints = value["hints"]?.count ?? 0
    sawSolution = value["sawSolution"] == .bool(true)
  }
}

extension JSON {
  /// A member of an object, the first of that name.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// A whole number from 0 to a million.
  var count: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number).flatMap { (0...1_000_000).contains($0) ? $0 : nil }
  }
}
