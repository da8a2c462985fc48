import Drawing
import Simulation
import Testing

@Suite struct PaintingTests {
  /// What is painted, bottom first: texts, and fills as `fill`.
  private func painted(_ body: String) throws -> [String] {
    let app = try RunningApp(
      "struct ContentView: View { var body: some View { \(body) } }")
    return try app.simulator.displayList().items.compactMap { item in
      switch item.content {
      case .text(let text): text.text
      case .fill: "fill"
      case .stroke, .symbol, .control, .begin, .end: nil
      }
    }
  }

  /// Layout rule 6.6: what lies behind a view is painted before it, what lies over it after.
  @Test(arguments: [
    (#"Text("a").background(.blue)"#, ["fill", "a"]),
    (#"Text("a").background(Color.yellow.ignoresSafeArea())"#, ["fill", "a"]),
    (#"Text("a").background { Text("b") }"#, ["b", "a"]),
    (#"Text("a").background { Text("b"); Text("c") }"#, ["b", "c", "a"]),
    (#"Text("a").overlay { Text("b") }"#, ["a", "b"]),
    (#"Text("a").overlay(Text("b")).background(Text("c"))"#, ["c", "a", "b"]),
    (#"ZStack { Text("a").zIndex(1); Text("b") }"#, ["b", "a"]),
  ])
  func whatLiesBehindIsPaintedFirst(body: String, expected: [String]) throws {
    #expect(try painted(body) == expected)
  }
}
