import Commands
import Diagnostics
import Geometry
import Simulation
import Testing
import ViewCatalog

/// A program of one view, a proposal, and frames that follow from a rule of layout.
struct RuleCase: Sendable {
  /// The rule's number, and what the case is about.
  let rule: String
  let width: Double?
  let height: Double?
  let host: Host
  let source: String
  /// `name x y width height` a line, `size width height` for the root.
  let expected: String

  /// Whose texts and controls they are: whole points of an iPhone, a Mac's, those of an iPhone SE
  /// with iOS 26 in its pixels, of a Mac of that year, of a watch in its pixels.
  enum Host: Sendable { case phone, mac, phone26, mac26, watch }

  init(
    _ rule: String, _ width: Double?, _ height: Double?, on host: Host = .phone, _ source: String,
    _ expected: String
  ) {
    self.rule = rule
    self.width = width
    self.height = height
    self.host = host
    self.source = source
    self.expected = expected
  }
}

@Suite struct LayoutRuleTests {
  @Test(arguments: [
    leafRules, frameRules, stackRules, guideRules, scrollRules, gridRules, safeAreaRules,
    choosingRules, listRules, newDesignRules, transformRules, spacingRules, textRules,
    controlRules,
  ])
  func frames(of cases: [RuleCase]) {
    let session = Session(library: wholeLibrary)
    for fact in cases {
      #expect(Self.frames(of: fact, in: session) == fact.expected, "rule \(fact.rule)")
    }
  }

  /// Lengths and answers that layout cannot take are told once, in SwiftUI's words where it has
  /// some.
  @Test func whatLayoutCannotTakeIsTold() {
    let session = Session(library: wholeLibrary)
    let source = """
      struct Liar: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat.nan, height: -20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for view in subviews {
            view.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .infinity)
          }
        }
      }
      struct ContentView: View {
        var body: some View {
          VStack {
            Liar { Text("a") }
            Text("b").frame(width: -3)
            Text("c").frame(minWidth: 50, maxWidth: 20)
            LazyVGrid(columns: [GridItem(.fixed(.nan)), GridItem(.flexible(minimum: .infinity))]) {
              Text("d")
            }
          }
        }
      }
      """
    let reply = session.launch([SourceFile(name: "Liar.swift", text: source)])
    #expect(
      reply.warnings.map(\.message) == [
        "frame: Invalid frame dimension (negative or non-finite).",
        "frame: Contradictory frame constraints specified.",
        "LazyVGrid: Invalid frame dimension (negative or non-finite).",
        "Liar: answered a size that is negative or not a number; 0 is used instead",
      ])
    #expect(session.respond(to: "layout").warnings.isEmpty)
  }

  /// A cache follows its subviews: made once, brought up to date when they change.
  @Test func theCacheOfALayoutIsKeptAndUpdated() {
    let session = CatalogSession(
      """
      struct Rows: Layout {
        func makeCache(subviews: Subviews) -> Int {
          print("make \\(subviews.count)")
          return subviews.count
        }
        func updateCache(_ cache: inout Int, subviews: Subviews) {
          print("update \\(cache) to \\(subviews.count)")
          cache = subviews.count
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
          CGSize(width: 60, height: CGFloat(cache) * 10)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
        ) {
          for index in 0..<cache {
            subviews[index].place(
              at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index * 10)),
              proposal: .unspecified)
          }
        }
      }
      struct Texts: View {
        @State private var count = 2
        var body: some View {
          ForEach(0..<count, id: \\.self) { Text("row \\($0)") }
          Button("more") { count += 1 }
        }
      }
      struct ContentView: View {
        @State private var taps = 0
        var body: some View {
          VStack {
            Rows { Texts() }
            Button("again") { taps += 1 }
            Text("\\(taps)")
          }
        }
      }
      """)
    #expect(session.log.first == "make 3")
    #expect(session.run(#"tap "more""#) == ["update 3 to 4"])
    #expect(session.run(#"tap "again""#) == ["update 4 to 4"])
  }

  /// What the case's names got, in the words of `expected`; what went wrong where it did not run.
  private static func frames(of fact: RuleCase, in session: Session) -> String {
    session.options.proposal = ProposedSize(width: fact.width, height: fact.height)
    let (device, release, usesPixels) =
      switch fact.host {
      case .phone: ("iPhone 16", "18", false)
      case .mac: ("Mac", "18", false)
      case .phone26: ("iPhone SE", "26", true)
      case .mac26: ("Mac", "26", true)
      case .watch: ("Apple Watch 46mm", "26", true)
      }
    _ = session.options.selectDevice(device)
    _ = session.options.selectRelease(release)
    session.options.usesPixels = usesPixels
    let naming = """

      extension View {
        func named(_ name: String) -> some View { accessibilityIdentifier(name) }
      }
      """
    let reply = session.launch([SourceFile(name: "Rule.swift", text: fact.source + naming)])
    guard let report = try? session.simulator?.layoutReport(), reply.isOK else {
      return reply.error?.message ?? "no layout"
    }
    return fact.expected.split(separator: "\n").map { line in
      let name = String(line.prefix { $0 != " " })
      guard name != "size" else {
        return text("size", [report.frame.size.width, report.frame.size.height])
      }
      guard let frame = report.frame(of: name) else { return "\(name) none" }
      return text(name, [frame.minX, frame.minY, frame.size.width, frame.size.height])
    }.joined(separator: "\n")
  }

  /// Numbers to a thousandth, without trailing zeros.
  private static func text(_ name: String, _ numbers: [Double]) -> String {
    ([name]
      + numbers.map { number in
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.isFinite
          ? "\(Int(rounded))" : "\(rounded)"
      }).joined(separator: " ")
  }
}

extension LayoutReport {
  /// The frame of the first view with that identifier, in reading order.
  fileprivate func frame(of identifier: String) -> Rect? {
    if self.identifier == identifier { return frame }
    return children.lazy.compactMap { $0.frame(of: identifier) }.first
  }
}
