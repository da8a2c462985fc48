import Geometry
import Testing

@testable import LayoutEngine

/// A tree, the proposal, and frames that SwiftUI is known to give it.
struct Case: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Double?
  let height: Double?
  let expected: String
  let content: @Sendable () -> [TestView]

  init(
    _ name: String, _ width: Double?, _ height: Double?, _ expected: String,
    @Views _ content: @escaping @Sendable () -> [TestView]
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.expected = expected
    self.content = content
  }

  var testDescription: String { name }

  /// The frames, in the order of the expected ones.
  func actual() -> String {
    let laid = Laid(content()[0], width, height)
    let names = expected.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    return laid.dump(names)
  }
}

/// Continuous stand-in for wrapping text: `area` over the width, at least 10 high.
struct AreaLayout: CustomLayout {
  var area: Double

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    guard let width = proposal.width, width != .infinity else {
      return Size(width: area / 10, height: 10)
    }
    return Size(width: width, height: max(area / max(width, 1), 10))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {}
}

func area(_ area: Double) -> TestView { fill.custom(AreaLayout(area: area)) }

@Suite struct FactTests {
  static let allCases =
    stackCases + overlapCases + fittingCases + ratioCases + frameCases + guideCases

  @Test(arguments: FactTests.allCases)
  func frames(of fact: Case) {
    #expect(fact.actual() == fact.expected)
  }
}
