import Checking
import Diagnostics
import Geometry
import Interpreter
import Simulation
import SwiftSource
import Testing
import ViewCatalog
import ViewTree

/// Runs a program's `ContentView`, without the language of the prompt.
struct RunningApp {
  let simulator: Simulator

  init(_ source: String, on device: String = "iPhone 16") throws {
    let checker = Checker(library: wholeLibrary.declarations)
    let file = SourceFile(name: "App.swift", text: source)
    let program = checker.check(files: SwiftReader.parse([file]))
    for diagnostic in program.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.message)")
    }
    let machine = Machine(
      library: wholeLibrary.builtins, types: { checker.libraryType(named: $0) },
      limits: Machine.Limits(),
      seed: 0, output: Silence())
    var world = Simulator.World()
    world.device = try #require(Device.named(device))
    simulator = Simulator(program: program, machine: machine, world: world)
    let type = try #require(program.types.first { $0.name == "ContentView" })
    let make = try #require(checker.makeFunction(for: type))
    try simulator.launch(try machine.call(make))
  }

  private final class Silence: OutputSink {
    func write(_ text: String) {}
  }

  var texts: [String] {
    get throws { try simulator.screen().texts }
  }
}

@Suite struct WindowTests {
  static let classes = """
    struct ContentView: View {
      @Environment(\\.horizontalSizeClass) var horizontal
      @Environment(\\.verticalSizeClass) var vertical
      @State var turns = 0
      var body: some View {
        GeometryReader { place in
          Text(verbatim: "\\(horizontal == .regular ? "R" : "C")\\(vertical == .regular ? "R" : "C") \\(Int(place.size.width))x\\(Int(place.size.height))")
        }
        .onChange(of: horizontal) { turns += 1 }
        Text("turns \\(turns)").fixedSize()
      }
    }
    """

  @Test func theWindowFollowsTheDevice() throws {
    let app = try RunningApp(Self.classes)
    #expect(try app.texts.first?.hasPrefix("CR 393x") == true)
    try app.simulator.rotate()
    #expect(app.simulator.orientation == .landscape)
    #expect(try app.texts.first?.hasPrefix("CC 734x") == true)
    try app.simulator.show(on: try #require(Device.named("iPhone 16 Pro Max")))
    #expect(app.simulator.orientation == .portrait)
    #expect(try app.texts.first?.hasPrefix("CR 440x") == true)
    #expect(try app.texts.last == "turns 0")
    try app.simulator.rotate()
    #expect(try app.texts.first?.hasPrefix("RC ") == true)
    #expect(try app.texts.last == "turns 1")
  }

  @Test(arguments: [(320.0, "C"), (507, "C"), (647, "C"), (678, "R"), (981, "R"), (1366, "R")])
  func aNarrowWindowOnATabletIsCompact(width: Double, horizontal: String) throws {
    let app = try RunningApp(Self.classes, on: "iPad Pro 12.9-inch")
    try app.simulator.resize(to: Size(width: width, height: 1000))
    #expect(try app.texts.first?.hasPrefix("\(horizontal)R \(Int(width))x") == true)
    try app.simulator.rotate()
    #expect(app.simulator.window.size == Size(width: 1366, height: 1024))
  }

  @Test func timePassesOnlyWhenAsked() throws {
    let app = try RunningApp(
      """
      struct ContentView: View {
        @State var text = "start"
        var body: some View {
          Text(text).task {
            text = "ready"
            try? await Task.sleep(for: .seconds(1))
            text = "one"
            try? await Task.sleep(for: .seconds(2))
            text = "three"
          }
        }
      }
      """)
    #expect(try app.texts == ["ready"])
    try app.simulator.advance(by: 0.999)
    #expect(try app.texts == ["ready"])
    try app.simulator.advance(by: 0.001)
    #expect(try app.texts == ["one"])
    try app.simulator.advanceUntilIdle()
    #expect(try app.texts == ["three"])
    #expect(app.simulator.machine.scheduler.now == 3)
  }

  @Test func aURLReachesEveryHandlerInnerOnesFirst() throws {
    let app = try RunningApp(
      """
      struct ContentView: View {
        @State var heard: [String] = []
        var body: some View {
          Text(heard.joined(separator: " "))
            .onOpenURL { heard.append("inner \\($0.lastPathComponent)") }
            .padding()
            .onOpenURL { heard.append("outer \\($0.host ?? "")") }
        }
      }
      """)
    try app.simulator.openURL("myapp://item/9")
    #expect(try app.texts == ["inner 9 outer item"])
  }

  @Test func aViewIsLookedAtWithoutAppearing() throws {
    let app = try RunningApp(
      """
      struct ContentView: View {
        @State var count = 0
        var body: some View { Text("count \\(count)").onAppear { count += 1 } }
      }
      """)
    #expect(try app.texts == ["count 1"])
    let root = try #require(app.simulator.root)
    let view = try app.simulator.graph.connectedValue(of: root)
    let report = try app.simulator.layoutReport(of: view)
    #expect(report.view == "ContentView")
    #expect(try app.texts == ["count 1"])
  }

  /// A popover and a dialog follow the view that they stand at where the window turns.
  @Test func whatStandsAtAViewFollowsIt() throws {
    let app = try RunningApp(
      """
      struct ContentView: View {
        var body: some View {
          VStack {
            Spacer()
            HStack {
              Spacer()
              Text("a").popover(isPresented: .constant(true)) { Color.red.frame(width: 90, height: 50) }
            }
          }
        }
      }
      """, on: "iPad Pro 11-inch")
    func popover() throws -> Rect? { try app.simulator.layoutReport().children.last?.frame }
    let before = try #require(try popover())
    try app.simulator.rotate()
    let after = try #require(try popover())
    #expect(before.size == after.size)
    #expect(before.maxX == 834 - 10 && after.maxX == 1210 - 10)
    #expect(after.maxY < 834)
  }
}
