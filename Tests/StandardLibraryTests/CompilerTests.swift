import Checking
import Foundation
import Interpreter
import StandardLibrary
import TestSupport
import Testing

/// The toolchain's own compiler as the judge of our signatures. What Swift's standard library
/// declares itself is left out, and our members of it are checked as extensions.
@Suite struct CompilerTests {
  static let isCompilerThere =
    (try? CommandRun("swiftc", ["--version"], in: repositoryRoot))?.status == 0

  @Test(.enabled(if: isCompilerThere)) func membersOfSwiftTypeCheck() throws {
    // Key paths are appended by extensions of a protocol in Swift's own library, not by overriding.
    let own = swiftLibrary.filter { $0.entry.extending != "ReferenceWritableKeyPath" }
    let stub = StubModule(own, known: Self.namesOfSwift)
    expectText(try Self.errors(in: "import struct Foundation.CGFloat\n" + stub.text), equals: "")
  }

  @Test(.enabled(if: isCompilerThere)) func tasksTypeCheck() throws {
    let known: Set<String> = [
      "Task", "TaskPriority", "CancellationError", "Duration", "MainActor", "CheckedContinuation",
      "DurationProtocol", "InstantProtocol", "Clock", "ContinuousClock", "SuspendingClock",
    ]
    let own = concurrencyLibrary.filter { !($0.entry.extending ?? "").hasPrefix("Checked") }
    let stub = StubModule(own, known: known)
    expectText(try Self.errors(in: stub.text), equals: "")
  }

  /// Bodies too: the whole of it is Swift that would run as it is.
  @Test(.enabled(if: isCompilerThere)) func foundationTypeChecks() throws {
    // CGFloat is Double here: what stands once for each of them may stand once.
    // The compiler writes a stub's `init()` itself; it knows nothing of our engine of expressions.
    let builtins = foundationLibrary.filter { builtin in
      if builtin.entry.text == "init()" || builtin.entry.text.contains("._find(") { return false }
      let isFunction = builtin.entry.extending == nil && builtin.entry.text.hasPrefix("func ")
      return !(builtin.entry.extending ?? (isFunction ? builtin.entry.text : "")).contains(
        "CGFloat")
    }
    // What Foundation's threads and timers are made of.
    let waiting = concurrencyLibrary.filter { builtin in
      ["struct _Suspension", "func _resume", "func _block"].contains {
        builtin.entry.text.hasPrefix($0)
      }
    }
    let stub = StubModule(waiting + builtins, keepsBodies: true)
    // How an argument of C is encoded is Swift's own business, and no part of `CVarArg` here.
    let text = stub.text.replacingOccurrences(of: " CVarArg,", with: "")
    expectText(try Self.errors(in: "typealias CGFloat = Double\n" + text), equals: "")
  }

  private static func errors(in source: String) throws -> String {
    try withTemporaryFolder { folder in
      let path = try folder.write(source, to: "Stub.swift")
      let result = try CommandRun(
        "swiftc", ["-typecheck", "-parse-as-library", "-swift-version", "5", path], in: folder.url)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      return result.errors.split(separator: "\n").filter { $0.contains(": error:") }
        .map { error in
          let parts = error.split(separator: ":", maxSplits: 2)
          let line = Int(parts[1]).map { String(lines[$0 - 1]) } ?? ""
          return "\(parts[2]): \(line)"
        }
        .joined(separator: "\n")
    }
  }

  /// What the compiler's own library declares.
  static let namesOfSwift: Set<String> = [
    "AdditiveArithmetic", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnyObject", "AnySequence",
    "Array", "ArraySlice", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
    "BitwiseCopyable", "Bool", "CGFloat", "CVarArg", "CaseIterable", "Character", "ClosedRange",
    "CodingKey", "Collection", "Comparable", "Copyable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "DefaultStringInterpolation", "StringInterpolationProtocol",
    "Decodable", "Decoder", "Dictionary", "Double", "Encodable",
    "Encoder", "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
    "ExpressibleByUnicodeScalarLiteral", "FixedWidthInteger", "Float", "FloatingPoint",
    "FloatingPointRoundingRule", "FloatingPointSign", "Hashable", "Hasher", "Identifiable",
    "IndexingIterator", "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "IteratorProtocol",
    "KeyPath",
    "LosslessStringConvertible", "MutableCollection", "Never", "Numeric", "ObjectIdentifier",
    "OptionSet", "Optional", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough",
    "PartialRangeUpTo", "RandomAccessCollection", "RandomNumberGenerator", "Range",
    "RangeExpression", "RangeReplaceableCollection", "RawRepresentable", "ReversedCollection",
    "ReferenceWritableKeyPath", "Result", "Sendable", "Sequence", "Set", "SetAlgebra",
    "SignedInteger", "SignedNumeric", "StaticString", "Strideable", "String", "StringProtocol",
    "Substring",
    "SystemRandomNumberGenerator", "TextOutputStream", "UInt", "UInt128", "UInt16", "UInt32",
    "UInt64",
    "UInt8", "UTF16View", "UTF8View", "UnboundedRange_", "Unicode", "UnicodeScalarView",
    "UnsignedInteger", "Properties", "WritableKeyPath",
    "_OptionalNilComparisonType", "AnyRegexOutput", "CollectionDifference", "CollectionOfOne",
    "CodingUserInfoKey", "DecodingError", "DropFirstSequence", "DropWhileSequence",
    "EmptyCollection", "EncodingError", "FlattenSequence", "KeyedDecodingContainer",
    "KeyedEncodingContainer", "LazyDropWhileSequence", "LazyFilterSequence", "LazyMapSequence",
    "LazyPrefixWhileSequence", "LazySequence", "LazySequenceProtocol", "PrefixSequence", "Regex",
    "RegexComponent", "SingleValueDecodingContainer", "SingleValueEncodingContainer",
    "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "EnumeratedSequence", "Zip2Sequence",
    "StrideTo", "StrideThrough", "Repeated", "Keys", "Values", "GeneralCategory", "NumericType",
  ]
}
