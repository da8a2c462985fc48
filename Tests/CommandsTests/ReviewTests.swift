import Commands
import Diagnostics
import Testing

/// What the review says of programs: the id and line of each finding.
@Suite struct ReviewTests {
  struct Example: CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var findings: [String] = []
  }

  @Test(arguments: bad + badTogether + good)
  func finds(_ example: Example) {
    let session = launched(example.source)
    let lines = session.says("review").split(separator: "\n").map(String.init)
    var found: [String] = []
    for (rule, place) in zip(lines, lines.dropFirst()) where place.hasPrefix("  at ") {
      let id = rule.prefix { $0 != ":" }
      let line = place.split(separator: ":").dropFirst().first?.prefix { $0.isNumber } ?? ""
      found.append("\(id) \(line)")
    }
    #expect(found == example.findings)
  }

  /// What is written in place has the name of its text, and what is a view of its own that view's,
  /// whoever presents it.
  @Test(arguments: [("Text(\"only \\($0.id)\")", "\"only 1\""), ("Page(id: $0.id)", "Page")])
  func namesWhatIsInFront(content: String, name: String) {
    let session = launched(
      """
      struct Item: Identifiable { let id: Int }
      struct Page: View { let id: Int; var body: some View { HStack { Text("page"); Text("x") } } }
      struct Row: View { let id: Int; var body: some View { Text("Row \\(id)") } }
      struct ContentView: View {
        @State var item: Item?
        var body: some View {
          NavigationStack {
            List(1..<3) { n in Button { item = Item(id: n) } label: { Row(id: n) } }
              .navigationTitle("Rows")
          }
          .sheet(item: $item) { \(content) }
        }
      }
      """)
    #expect(
      session.says("review").hasPrefix(
        "needless-modal: \(name) is only read, and opens as a sheet from a row"))
  }

  @Test func aCommentKeepsARuleQuiet() {
    let session = launched(
      """
      struct ContentView: View {
        @State var a = false
        @State var b = false
        var body: some View {
          Text("x")
            // review:ignore bool-modal
            .sheet(isPresented: $a) { Button("A") { a = false } }
            .sheet(isPresented: $b) { Button("B") { b = false } }
        }
      }
      """)
    #expect(session.says("review") == "nothing found, 1 silenced; 1 screen walked")
  }

  @Test func aFindingSaysWhatToDo() {
    let session = launched(
      """
      struct ContentView: View {
        var body: some View {
          VStack { Text("a"); GeometryReader { _ in Text("b") } }
        }
      }
      """)
    #expect(
      session.says("review") == """
        greedy-geometry: a GeometryReader beside other views of a VStack in ContentView
          at App.swift:3
          principle: a view takes the room that its content needs
          why: it takes all the room it is offered, and its siblings are pushed away
          instead: frame(maxWidth: .infinity), or the GeometryReader in .background, or \
        onGeometryChange
        1 found; 1 screen walked
        """)
  }

  // MARK: What is to be found

  static let bad: [Example] = [
    Example(
      testDescription: "five levels",
      source: """
        struct Four: View {
          var body: some View {
            NavigationLink("Next") { Text("End").navigationTitle("Five") }.navigationTitle("Four")
          }
        }
        struct Three: View {
          var body: some View { NavigationLink("Next") { Four() }.navigationTitle("Three") }
        }
        struct Two: View {
          var body: some View { NavigationLink("Next") { Three() }.navigationTitle("Two") }
        }
        struct ContentView: View {
          var body: some View {
            NavigationStack { NavigationLink("Next") { Two() }.navigationTitle("One") }
          }
        }
        """, findings: ["too-deep 12"]),
    Example(
      testDescription: "a way back that is a push",
      source: """
        struct Done: View {
          var body: some View { NavigationLink("Home") { Home() }.navigationTitle("Done") }
        }
        struct Home: View {
          var body: some View { NavigationLink("Start") { Done() }.navigationTitle("Home") }
        }
        struct ContentView: View { var body: some View { NavigationStack { Home() } } }
        """, findings: ["circular-push 1"]),
    Example(
      testDescription: "covers that one modifier presents",
      source: """
        enum Modal: Identifiable { case a, b, c; var id: Self { self } }
        struct ContentView: View {
          @State var modal: Modal?
          var body: some View {
            VStack {
              Button("A") { modal = .a }
              Button("B") { modal = .b }
              Button("C") { modal = .c }
            }
            .fullScreenCover(item: $modal) { modal in
              switch modal {
              case .a: Button("Close") { self.modal = nil }
              case .b: Text("b")
              case .c: Text("c")
              }
            }
          }
        }
        """, findings: ["dead-end 2", "dead-end 2"]),
    Example(
      testDescription: "links of several stacks, and an editor that tells its opener",
      source: """
        struct Editor: View {
          @Environment(\\.dismiss) private var dismiss
          @State var title = ""
          let onSave: (String) -> Void
          var body: some View {
            NavigationStack {
              Form { TextField("Title", text: $title) }.navigationTitle("Edit").toolbar {
                Button("Save") { onSave(title); dismiss() }
              }
            }
          }
        }
        struct ContentView: View {
          @State var edits = false
          @State var helps = false
          @State var all: [String] = []
          var body: some View {
            NavigationStack {
              List(0..<3) { i in NavigationLink("r\\(i)", value: i) }.navigationTitle("L")
                .navigationDestination(for: Int.self) { Text("i\\($0)").navigationTitle("R") }
                .toolbar { Button("New") { edits = true }; Button("Help") { helps = true } }
            }
            .sheet(isPresented: $edits) { Editor { all.append($0) } }
            .fullScreenCover(isPresented: $helps) {
              NavigationStack {
                VStack {
                  NavigationLink("more") { Text("m").navigationTitle("M") }
                  Button("Close") { helps = false }
                }.navigationTitle("S")
              }
            }
          }
        }
        """, findings: ["bool-modal 23"]),
    Example(
      testDescription: "the steps of an assistant bear one title",
      source: """
        struct Step: View {
          let number: Int
          var body: some View {
            VStack {
              Text("Step \\(number) of 3")
              if number < 3 { NavigationLink("Next") { Step(number: number + 1) } }
            }
            .navigationTitle("Setup")
          }
        }
        struct ContentView: View {
          var body: some View { NavigationStack { Step(number: 1) } }
        }
        """, findings: []),
    Example(
      testDescription: "two screens pushed at once, and what changes there",
      source: """
        struct Deep: View {
          let number: Int
          @State var count = 0
          var body: some View {
            Button("Count \\(count)") { count += 1 }.navigationTitle("Deep \\(number)")
          }
        }
        struct ContentView: View {
          @State var path: [Int] = [7, 8]
          var body: some View {
            NavigationStack(path: $path) {
              Button("Deep") { path.append(1); path.append(2) }.navigationTitle("Home")
                .navigationDestination(for: Int.self) { Deep(number: $0) }
            }
          }
        }
        """, findings: []),
    Example(
      testDescription: "a pushed screen without a title under another",
      source: """
        struct Middle: View {
          var body: some View {
            NavigationLink("On") { Text("x").navigationTitle("X") }
          }
        }
        struct ContentView: View {
          var body: some View {
            NavigationStack { NavigationLink("Go") { Middle() }.navigationTitle("Home") }
          }
        }
        """, findings: ["no-title 1"]),
    Example(
      testDescription: "six tabs",
      source: """
        struct ContentView: View {
          var body: some View {
            TabView { ForEach(0..<6) { n in Text("Page").tabItem { Text("Tab \\(n)") } } }
          }
        }
        """, findings: ["too-many-tabs 1"]),
    Example(
      testDescription: "no way back",
      source: """
        struct Inner: View {
          var body: some View {
            Text("Stuck").navigationTitle("Inner").navigationBarBackButtonHidden(true)
          }
        }
        struct ContentView: View {
          var body: some View { NavigationStack { NavigationLink("Go") { Inner() } } }
        }
        """, findings: ["dead-end 3"]),
    Example(
      testDescription: "a cover with pages, and no way out of any of them",
      source: """
        struct Intro: View {
          var body: some View {
            TabView { Text("One"); NavigationStack { NavigationLink("Two") { Text("Three") } } }
              .tabViewStyle(.page)
          }
        }
        struct ContentView: View {
          @State var shows = false
          var body: some View {
            NavigationStack {
              Button("Open") { shows = true }.fullScreenCover(isPresented: $shows) { Intro() }
            }
          }
        }
        """, findings: ["dead-end 1"]),
    Example(
      testDescription: "a sheet over a sheet",
      source: """
        struct Middle: View {
          @State var shows = false
          var body: some View {
            Button("More") { shows = true }.sheet(isPresented: $shows) { Button("x") {} }
          }
        }
        struct ContentView: View {
          @State var shows = false
          var body: some View {
            Button("Open") { shows = true }.sheet(isPresented: $shows) { Middle() }
          }
        }
        """, findings: ["stacked-modals 1"]),
    Example(
      testDescription: "stacks of tabs inside a stack",
      source: """
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              TabView {
                NavigationStack { Text("x").navigationTitle("X") }.tabItem { Text("x") }
                Text("y").tabItem { Text("y") }
              }
            }
          }
        }
        """, findings: ["nested-stacks 1"]),
    Example(
      testDescription: "a sheet that is only read",
      source: """
        struct Item: Identifiable { let id: Int }
        struct ContentView: View {
          @State var item: Item?
          var body: some View {
            NavigationStack {
              List(0..<3) { n in Button("Item \\(n)") { item = Item(id: n) } }
                .navigationTitle("Items")
            }
            .sheet(item: $item) { Text("Item \\($0.id)") }
          }
        }
        """, findings: ["needless-modal 2"]),
    Example(
      testDescription: "two kinds of link",
      source: """
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Value", value: 1)
                NavigationLink("View") { Text("x").navigationTitle("X") }
              }
              .navigationTitle("Home")
              .navigationDestination(for: Int.self) { Text("\\($0)").navigationTitle("N") }
            }
          }
        }
        """, findings: ["mixed-patterns 6"]),
    Example(
      testDescription: "another feature's root is pushed",
      source: """
        struct ProfileRoot: View {
          var body: some View { NavigationStack { Text("Profile").navigationTitle("Profile") } }
        }
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Profile") { ProfileRoot() }.navigationTitle("Home")
            }
          }
        }
        """, findings: ["cross-feature-push 7"]),
    Example(
      testDescription: "what is pushed presents a modal with a navigation of its own",
      source: """
        struct Profile: View {
          @State var edits = false
          var body: some View {
            Button("Edit") { edits = true }
              .navigationTitle("Profile")
              .sheet(isPresented: $edits) {
                NavigationStack { Button("Done") { edits = false }.navigationTitle("Edit") }
              }
          }
        }
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Profile") { Profile() }.navigationTitle("Home")
            }
          }
        }
        """, findings: []),
    Example(
      testDescription: "a Bool for each modal",
      source: """
        struct ContentView: View {
          @State var login = false
          @State var help = false
          var body: some View {
            VStack { Button("Login") { login = true }; Button("Help") { help = true } }
              .sheet(isPresented: $login) { Button("Done") { login = false } }
              .fullScreenCover(isPresented: $help) { Button("Close") { help = false } }
          }
        }
        """, findings: ["bool-modal 6"]),
    Example(
      testDescription: "three Bools in three places",
      source: """
        struct ContentView: View {
          @State var a = false
          @State var b = false
          @State var c = false
          var body: some View {
            VStack {
              Button("A") { a = true }.sheet(isPresented: $a) { Button("x") { a = false } }
              Button("B") { b = true }.sheet(isPresented: $b) { Button("x") { b = false } }
              Button("C") { c = true }.popover(isPresented: $c) { Button("x") { c = false } }
            }
          }
        }
        """, findings: ["bool-modal 7"]),
    Example(
      testDescription: "an erased path of one route",
      source: """
        enum HomeRoute: Hashable { case item(Int) }
        struct ContentView: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              Button("Go") { path.append(HomeRoute.item(1)) }.navigationTitle("Home")
                .navigationDestination(for: HomeRoute.self) { _ in Text("x").navigationTitle("X") }
            }
          }
        }
        """, findings: ["erased-path 3"]),
    Example(
      testDescription: "a path that links do not reach",
      source: """
        enum HomeRoute: Hashable { case item }
        struct HomeRoot: View {
          @State private var path: [HomeRoute] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Go", value: HomeRoute.item).navigationTitle("Home")
                .navigationDestination(for: HomeRoute.self) { _ in Text("x").navigationTitle("X") }
            }
          }
        }
        @main struct MyApp: App {
          var body: some Scene { WindowGroup { HomeRoot().onOpenURL { print($0) } } }
        }
        """, findings: ["unreachable-path 3"]),
    Example(
      testDescription: "a modal that closes itself after its work",
      source: """
        struct Editor: View {
          @Environment(\\.dismiss) private var dismiss
          @State var name = ""
          var body: some View {
            VStack { TextField("Name", text: $name); Button("Save") { save() } }
          }
          func save() {
            print(name)
            dismiss()
          }
        }
        struct ContentView: View {
          @State var edits = false
          var body: some View { Button("Edit") { edits = true }.sheet(isPresented: $edits) { Editor() } }
        }
        """, findings: ["self-dismissal 9"]),
    Example(
      testDescription: "a destination in a row",
      source: """
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              List(0..<3) { n in
                NavigationLink("Row \\(n)", value: n)
                  .navigationDestination(for: Int.self) { Text("\\($0)").navigationTitle("N") }
              }
              .navigationTitle("Home")
            }
          }
        }
        """, findings: ["lazy-destination 6"]),
    Example(
      testDescription: "work for each row",
      source: """
        struct Row: View {
          let item: Int
          var body: some View {
            let result = expensive(item)
            return Text("\\(result)")
          }
          func expensive(_ value: Int) -> Int { value * value }
        }
        struct ContentView: View { var body: some View { List(0..<9) { Row(item: $0) } } }
        """, findings: ["heavy-body 4"]),
    Example(
      testDescription: "a reader that takes all the room",
      source: """
        struct ContentView: View {
          var body: some View {
            VStack {
              Text("Top")
              GeometryReader { geometry in Text("Middle").frame(width: geometry.size.width) }
              Text("Bottom")
            }
          }
        }
        """, findings: ["greedy-geometry 5"]),
  ]
}
