import Checking
import Diagnostics
import Interpreter
import StandardLibrary
import TestSupport
import Testing

@testable import ViewCatalog

/// The whole library, every body of it, by our own checker.
@Suite struct LibraryTests {
  @Test func everyDeclarationChecks() {
    let checker = Checker(library: Library((standardLibrary + viewCatalog).map(\.entry)))
    var lines: [String] = []
    for (entry, problem) in checker.checkLibrary() {
      let head = entry.split(separator: "\n").first ?? ""
      let line = "\(problem.message): \(head)"
      if line != lines.last { lines.append(line) }
    }
    expectText(lines.joined(separator: "\n"), equals: Self.known)
  }

  /// What the checker does not follow yet: bounds with strides of their own, `StringProtocol`'s
  /// requirements on its associated types, `nil` for any type that takes it.
  private static let known = """
    cannot convert value of type 'Self.Stride.Magnitude' to expected argument type '_': static func random(in range: Range<Self>) -> Self
    cannot convert value of type 'Self.Stride.Magnitude' to expected argument type 'String': static func random(in range: Range<Self>) -> Self
    no exact matches in call to initializer: static func random(in range: Range<Self>) -> Self
    value of optional type 'Int?' must be unwrapped to a value of type 'Int': static func random(in range: Range<Self>) -> Self
    cannot convert value of type 'Int?' to expected argument type 'Self.Stride': static func random(in range: Range<Self>) -> Self
    no exact matches in call to instance method 'advanced': static func random(in range: Range<Self>) -> Self
    cannot convert value of type 'Self.Stride.Magnitude' to expected argument type '_': static func random(in range: Range<Self>) -> Self
    cannot convert value of type 'Self.Stride.Magnitude' to expected argument type 'String': static func random(in range: Range<Self>) -> Self
    no exact matches in call to initializer: static func random(in range: Range<Self>) -> Self
    value of optional type 'Int?' must be unwrapped to a value of type 'Int': static func random(in range: Range<Self>) -> Self
    cannot convert value of type 'Int?' to expected argument type 'Self.Stride': static func random(in range: Range<Self>) -> Self
    no exact matches in call to instance method 'advanced': static func random(in range: Range<Self>) -> Self
    'UTF8' is not a member type of enum 'Unicode': var description: String { String(describing: base) }
    cannot convert value of type 'T.Element' to 'Character': func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    cannot convert value of type 'T.Index' to 'String.Index': func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    cannot convert value of type 'T.SubSequence' to 'Substring': func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    cannot convert value of type 'T.Element' to 'Character': func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    cannot convert value of type 'T.Index' to 'String.Index': func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    cannot convert value of type 'T.SubSequence' to 'Substring': func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    cannot convert value of type 'T.Element' to 'Character': func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
    cannot convert value of type 'T.Index' to 'String.Index': func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
    cannot convert value of type 'T.SubSequence' to 'Substring': func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
    binary operator '<' cannot be applied to operands of type 'A' and 'B': func _compare<A: StringProtocol, B: StringProtocol>(_ a: A, _ b: B) -> ComparisonResult {
    value of optional type '_?' must be unwrapped to a value of type 'Self.Value': static var defaultValue: Value { nil }
    """
}
