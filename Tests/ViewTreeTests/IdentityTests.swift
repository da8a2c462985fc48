import Testing
import ViewTree

@Suite struct IdentityTests {
  @Test func stateLivesAsLongAsItsPlace() throws {
    let tree = try Tree(
      """
      struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\\(name) \\(count)") { count += 1 } }
      }
      struct ContentView: View {
        @State var name = "a"
        @State var shows = true
        @State var first = true
        var body: some View {
          Button("rename") { name = "b" }
          Button("hide") { shows.toggle() }
          Button("switch") { first.toggle() }
          Counter(name: name)
          if shows { Counter(name: "if") }
          if first { Counter(name: "one") } else { Counter(name: "two") }
        }
      }
      """)
    for name in ["a 0", "if 0", "one 0"] { try tree.tap(name) }
    try tree.tap("rename")
    #expect(tree.texts().contains("b 1"))
    try tree.tap("hide")
    #expect(!tree.texts().contains("if 1"))
    try tree.tap("hide")
    #expect(tree.texts().contains("if 0"))
    try tree.tap("switch")
    #expect(tree.texts().contains("two 0"))
    try tree.tap("switch")
    #expect(tree.texts().contains("one 0"))
    #expect(tree.texts().contains("b 1"))
  }

  @Test func elementsAreToldApartByTheirIds() throws {
    let tree = try Tree(
      """
      struct Counter: View {
        let id: Int
        @State var count = 0
        var body: some View { Button("\\(id):\\(count)") { count += 1 } }
      }
      struct ContentView: View {
        @State var ids = [1, 2, 3]
        var body: some View {
          Button("turn") { ids = [3, 2, 4] }
          ForEach(ids, id: \\.self) { Counter(id: $0) }
        }
      }
      """)
    try tree.tap("3:0")
    try tree.tap("1:0")
    try tree.tap("turn")
    #expect(tree.texts() == ["turn", "3:1", "2:0", "4:0"])
  }

  @Test func anotherIdIsAnotherView() throws {
    let tree = try Tree(
      """
      struct Counter: View {
        @State var count = 0
        var body: some View { Button("count \\(count)") { count += 1 } }
      }
      struct ContentView: View {
        @State var version = 1
        var body: some View {
          Counter().id(version)
          Button("renew") { version += 1 }
        }
      }
      """)
    try tree.tap("count 0")
    let old = tree.number("count 1")
    try tree.tap("renew")
    #expect(tree.texts() == ["count 0", "renew"])
    #expect(tree.number("count 0") != old)
  }

  @Test func bodiesRunOnlyWhenWhatTheyReadHasChanged() throws {
    let tree = try Tree(
      """
      struct Plain: View { let text: String; var body: some View { Probe(text) } }
      struct Bound: View { @Binding var value: Int; var body: some View { Probe("\\(value)") } }
      struct Blind: View { @State var unread = 0; var body: some View { Button("blind") { unread += 1 } } }
      struct ContentView: View {
        @State var a = 0
        @State var b = 0
        var body: some View {
          Button("a") { a += 1 }
          Button("b") { b += 1 }
          Button("same") { a = a }
          Plain(text: "fixed")
          Plain(text: "a is \\(a)")
          Bound(value: $b)
          Blind()
        }
      }
      """)
    #expect(tree.graph.bodies == ["ContentView": 1, "Plain": 2, "Bound": 1, "Blind": 1])
    try tree.tap("a")
    #expect(tree.graph.bodies == ["ContentView": 2, "Plain": 3, "Bound": 1, "Blind": 1])
    try tree.tap("b")
    #expect(tree.graph.bodies == ["ContentView": 2, "Plain": 3, "Bound": 2, "Blind": 1])
    try tree.tap("same")
    try tree.tap("blind")
    #expect(tree.graph.bodies == ["ContentView": 2, "Plain": 3, "Bound": 2, "Blind": 1])
  }

  @Test func theEnvironmentFlowsDownAndOnlyReadersRunAgain() throws {
    let tree = try Tree(
      """
      struct Reader: View {
        @Environment(\\.isEnabled) var isEnabled
        var body: some View { Probe(isEnabled ? "on" : "off") }
      }
      struct Other: View { var body: some View { Probe("other") } }
      struct ContentView: View {
        @State var off = false
        var body: some View {
          Button("turn") { off.toggle() }
          Row { Reader(); Other() }.disabled(off)
        }
      }
      """)
    #expect(tree.texts() == ["turn", "on", "other"])
    try tree.tap("turn")
    #expect(tree.texts() == ["turn", "off", "other"])
    #expect(tree.graph.bodies["Reader"] == 2)
    #expect(tree.graph.bodies["Other"] == 1)
  }
}
