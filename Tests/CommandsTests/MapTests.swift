import Commands
import Testing

/// What `map` finds and draws.
@Suite struct MapTests {
  private static let shop = """
    enum Route: Hashable { case item(Int), help, secret }
    struct Unused: View { var body: some View { Text("unused") } }
    struct Item: View {
      let id: Int
      @State var warns = false
      var body: some View {
        VStack { Button("Buy") { warns = true }; if id < 0 { Unused() } }
          .navigationTitle("Item \\(id)")
          .alert("Sure?", isPresented: $warns) { Button("Yes") {}; Button("No", role: .cancel) {} }
      }
    }
    struct ContentView: View {
      @State var path: [Route] = []
      @State var sheet = false
      @State var agrees = false
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            List {
              ForEach(0..<9) { n in NavigationLink("Item \\(n)", value: Route.item(n)) }
              Menu("More") { Button("Help") { path = [.help] } }
              Toggle("Agree", isOn: $agrees)
              Button("Pay") { sheet = true }.disabled(!agrees)
            }
            .navigationTitle("Shop")
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .item(let id): Item(id: id)
              case .help: Text("Help").navigationTitle("Help")
              case .secret: Text("Secret")
              }
            }
            .sheet(isPresented: $sheet) { Text("Paid") }
          }
          .tabItem { Text("Shop") }
          Text("Hold me").contextMenu { Button("Copy") {} }.tabItem { Text("Else") }
        }
      }
    }
    """

  @Test func findsWhatTapsMenusTogglesAndPressesLeadTo() {
    let session = launched(Self.shop)
    let lines = session.says("map").split(separator: "\n").map(String.init)
    let screens = lines.filter { $0.first?.isNumber == true && $0.contains("depth") }
    let places = screens.map { $0.drop { $0.isNumber }.drop { $0 == " " } }
    #expect(
      places == [
        #"tabs selection 0 Shop | Else › stack "Shop" []  ContentView  depth 0"#,
        #"tabs selection 0 Shop | Else › stack "Item 0" [.item(0)]  ContentView, Item  depth 1"#,
        #"tabs selection 0 Shop | Else › stack "Shop" [] › menu  ContentView  depth 1"#,
        "tabs selection 1 Shop | Else  ContentView  depth 1",
        #"tabs selection 0 Shop | Else › stack "Item 0" [.item(0)] › alert "Sure?"  ContentView, Item  depth 2"#,
        #"tabs selection 0 Shop | Else › stack "Help" [.help]  ContentView  depth 2"#,
        #"tabs selection 0 Shop | Else › stack "Shop" [] › sheet large  ContentView  depth 2"#,
        "tabs selection 1 Shop | Else › menu  ContentView  depth 2",
      ])
    #expect(lines.contains("nothing leads to: Route.secret"))
    #expect(lines.contains("never on a screen: Unused"))
  }

  @Test func aScreenThatPushesItsLikeIsOne() {
    let session = launched(
      """
      struct Page: View {
        let number: Int
        var body: some View {
          VStack { NavigationLink("Next", value: number + 1); NavigationLink("End", value: "end") }
            .navigationTitle("Page \\(number)")
        }
      }
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            Page(number: 1).navigationDestination(for: Int.self) { Page(number: $0) }
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """)
    #expect(
      session.says("map") == """
        1  stack "Page 1" []  ContentView, Page  depth 0
             tap "Next" → 2
             tap "End" → 3
        2  stack "Page 2" [2]  ContentView, Page  depth 1
             tap "Next" → 2
             tap "End" → 3
             back → 1
        3  stack ["end"]  ContentView  depth 1
             back → 1
        3 screens
        """)
  }

  /// Segments stand in a loop, and are no rows of it: each is picked once, and its screen is one.
  @Test func segmentsAreOneChoice() {
    let session = launched(
      """
      enum Span: String, CaseIterable, Identifiable { case day, week; var id: Self { self } }
      struct Week: View { var body: some View { Text("seven") } }
      struct Sales: View {
        @State var span = Span.day
        var body: some View {
          Picker("Span", selection: $span) { ForEach(Span.allCases) { Text($0.rawValue) } }
            .pickerStyle(.segmented)
          if span == .week { Week() }
        }
      }
      struct ContentView: View {
        var body: some View { NavigationStack { NavigationLink("Sales") { Sales() } } }
      }
      """)
    #expect(
      session.says("map") == """
        1  stack []  ContentView  depth 0
             tap "Sales" → 2
        2  stack []  ContentView, Sales  depth 1
             pick "day" "week" → 3
             back → 1
        3  stack []  ContentView, Week, Sales  depth 2
             pick "day" "day" → 2
             back → 1
        3 screens
        """)
  }

  /// What only appears after an act, and what a field that is filled in allows.
  @Test(arguments: [
    (
      """
      struct ContentView: View {
        @State var track: String?; @State var isFull = false
        var body: some View {
          VStack {
            List(["A", "B"], id: \\.self) { name in Button(name) { track = name } }
            if let track { Text(track).onTapGesture { isFull = true } }
          }
          .fullScreenCover(isPresented: $isFull) { Last() }
        }
      }
      """, 2
    ),
    (
      """
      struct ContentView: View {
        @State var isDone = false; @State var name = ""
        var body: some View {
          if isDone {
            Last()
          } else {
            TabView {
              Text("Welcome")
              TextField("Name", text: $name)
              Button("Start") { isDone = true }.disabled(name.isEmpty)
            }
            .tabViewStyle(.page)
          }
        }
      }
      """, 4
    ),
    (
      """
      struct ContentView: View {
        @State var isIn = false; @State var name = ""; @State var password = ""
        @State var agrees = false
        var body: some View {
          if isIn {
            Last()
          } else {
            Form {
              TextField("Name", text: $name)
              SecureField("Password", text: $password)
              Toggle("Agree", isOn: $agrees)
              Button("Log in") { isIn = true }
                .disabled(!name.contains("@") || password.count < 8 || !agrees)
            }
          }
        }
      }
      """, 2
    ),
    (
      """
      struct ContentView: View {
        @State var question = 0; @State var isDone = false
        var body: some View {
          VStack { Text("Question \\(question)"); Button("Next") { next() } }
            .sheet(isPresented: $isDone) { Last() }
        }
        func next() { if question < 3 { question += 1 } else { isDone = true } }
      }
      """, 2
    ),
    (
      """
      struct ContentView: View {
        @State var steps: [Int] = []; @State var isDone = false
        var body: some View {
          NavigationStack(path: $steps) {
            NavigationLink("Begin", value: 0).navigationTitle("Quiz")
              .navigationDestination(for: Int.self) { step in
                Button("Next") { if step < 3 { steps.append(step + 1) } else { isDone = true } }
                  .navigationTitle("Step \\(step)")
              }
          }
          .sheet(isPresented: $isDone) { Last() }
        }
      }
      """, 3
    ),
    (
      """
      struct ContentView: View {
        @State var isThere = false
        var body: some View {
          Button("Go") { Task { try? await Task.sleep(for: .seconds(2)); isThere = true } }
            .sheet(isPresented: $isThere) { Last() }
        }
      }
      """, 2
    ),
    (
      """
      struct ContentView: View {
        var body: some View {
          TabView {
            ForEach(0..<6) { Text("\\($0)").tabItem { Text("T") } }
            Last().tabItem { Text("L") }
          }
        }
      }
      """, 8
    ),
    (
      """
      struct ContentView: View {
        @State var agrees = false; @State var name = ""
        var body: some View {
          NavigationStack {
            Form {
              Toggle("Agree", isOn: $agrees)
              ForEach(0..<25) { Text("Row \\($0)") }
              TextField("Name", text: $name)
              NavigationLink("On") {
                ScrollView {
                  VStack { ForEach(0..<400) { Text("\\($0)") }; NavigationLink("End") { Last() } }
                }
              }
              .disabled(!agrees || name.isEmpty)
            }
          }
        }
      }
      """, 3
    ),
  ])
  func whatAppearsIsWalkedToo(source: String, screens: Int) {
    let session = launched(
      source + "\nstruct Last: View { var body: some View { Text(\"last\") } }")
    let lines = session.says("map").split(separator: "\n")
    #expect(lines.last == "\(screens) screens")
    #expect(!lines.contains("never on a screen: Last"))
  }

  @Test func screensWithoutTitlesAreToldApartByTheirTexts() {
    let session = launched(
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            Form {
              NavigationLink("Privacy") { Text("Private") }
              NavigationLink("Sound") { Text("Loud") }
              ForEach(["a", "b", "c"], id: \\.self) { name in
                NavigationLink(name) { Text("about \\(name)") }
              }
            }
          }
        }
      }
      """)
    let lines = session.says("map").split(separator: "\n")
    #expect(lines.filter { $0.contains("depth 1") }.count == 3)
    #expect(lines.last == "4 screens")
  }

  @Test func columnsAreWalkedBySelection() {
    let session = launched(
      """
      struct Detail: View { let name: String; var body: some View { Text(name) } }
      struct ContentView: View {
        @State var group: String?
        @State var item: String?
        var body: some View {
          NavigationSplitView {
            List(["A", "B"], id: \\.self, selection: $group) { Text($0) }.navigationTitle("Groups")
          } content: {
            if let group {
              List(["\\(group) 1"], id: \\.self, selection: $item) { Text($0) }
                .navigationTitle(group)
            }
          } detail: {
            if let item { Detail(name: item) }
          }
        }
      }
      """
    ) { options in
      _ = options.selectDevice("iPad Pro 11-inch")
      options.isLandscape = true
    }
    #expect(session.says("map").contains("ContentView, Detail"))
  }

  @Test func drawsForMermaidAndAsAPicture() {
    let session = launched(
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack { NavigationLink("A < B") { Text("x") }.navigationTitle("Home") }
        }
      }
      """)
    #expect(
      session.says("map mermaid") == """
        flowchart LR
          s1["1  stack<br/>Home<br/>ContentView"]
          s2["2  stack<br/>ContentView"]
          s1 -->|"tap #quot;A #lt; B#quot;"| s2
          classDef deadEnd stroke:#d00,stroke-width:2px
          classDef unreached stroke-dasharray:4
        """)
    let picture = session.says("map svg")
    #expect(picture.hasPrefix("<svg xmlns=") && picture.hasSuffix("</svg>"))
    #expect(picture.contains("tap &quot;A &lt; B&quot;"))
    #expect(session.says("map png").hasPrefix("usage:"))
  }
}
