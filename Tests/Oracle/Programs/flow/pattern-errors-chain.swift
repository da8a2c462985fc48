enum ParseFailure: Error, CustomStringConvertible {
  case empty
  case badNumber(String, line: Int)
  case wrongCount(expected: Int, got: Int, line: Int)
  indirect case nested(ParseFailure, in: String)

  var description: String {
    switch self {
    case .empty: return "empty input"
    case let .badNumber(text, line): return "'\(text)' is no number (line \(line))"
    case let .wrongCount(expected, got, line): return "line \(line): \(got) instead of \(expected)"
    case let .nested(inner, name): return "\(name): \(inner)"
    }
  }
}

func row(_ text: Substring, line: Int) throws -> [Double] {
  try text.split(separator: ",", omittingEmptySubsequences: false).map { field in
    let trimmed = field.drop { $0 == " " }
    guard let value = Double(trimmed) else { throw ParseFailure.badNumber(String(trimmed), line: line) }
    return value
  }
}

func table(_ text: String) throws -> [[Double]] {
  let lines = text.split(separator: "\n")
  guard let first = lines.first else { throw ParseFailure.empty }
  let width = first.split(separator: ",").count
  return try lines.enumerated().map { index, line in
    let values = try row(line, line: index + 1)
    guard values.count == width else {
      throw ParseFailure.wrongCount(expected: width, got: values.count, line: index + 1)
    }
    return values
  }
}

func load(_ name: String, _ files: [String: String]) throws -> [[Double]] {
  guard let text = files[name] else { throw ParseFailure.nested(.empty, in: name) }
  do {
    return try table(text)
  } catch let failure as ParseFailure {
    throw ParseFailure.nested(failure, in: name)
  }
}

let files = ["a": "1, 2\n3, 4.5", "b": "1, x", "c": "1,2\n3", "d": ""]
var loaded = 0
for name in ["a", "b", "c", "d", "e"] {
  do {
    defer { loaded += 1 }
    let values = try load(name, files)
    print(name, values.map { $0.reduce(0, +) })
  } catch ParseFailure.nested(.empty, in: let where_) {
    print("nothing in", where_)
  } catch ParseFailure.nested(.badNumber(let text, _), _) where text.count == 1 {
    print("one letter:", text)
  } catch {
    print("failed:", error)
  }
}
let first = try? load("a", files).first?.first
let none = try? load("b", files)
print(loaded, first as Any, none as Any)
func rethrowing<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> [T] {
  var all: [T] = []
  for n in 0..<times { all.append(try body(n)) }
  return all
}
print(rethrowing(3) { $0 * $0 })
do {
  print(try rethrowing(3) { n -> Int in
    if n == 2 { throw ParseFailure.badNumber("\(n)", line: 0) }
    return n
  })
} catch { print(error) }
