/// What follows from several rules at once: links of columns, names of controls, pages, a Mac's
/// sheets.
let casesM: [NavigationCase] = [
  NavigationCase(
    "132", "a back title that has no room gives way to Back",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go") {
              NavigationLink("On") { Text("end").navigationTitle("E").navigationBarTitleDisplayMode(.inline) }
                .navigationTitle("A long one for the second screen").navigationBarTitleDisplayMode(.inline)
            }
            .navigationTitle("A very very long title that surely never fits in there")
          }
        }
      }
      """#,
    steps: #"""
      >
      x
      > tap "Go"
      x
      > tap "On"
      x
      > back
      x
      """#),
  NavigationCase(
    "133", "a binding's links of a leading column show the next one", device: "iPad Air",
    isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var act = false
        @State var tag: String?
        var body: some View {
          NavigationView {
            List {
              NavigationLink("Act", isActive: $act) { Text("a").navigationTitle("T act") }
              NavigationLink("Tag", tag: "A", selection: $tag) { Text("t").navigationTitle("T tag") }
              NavigationLink("Own") { Text("o").navigationTitle("T own") }.isDetailLink(false)
            }
            .navigationTitle("Master")
            .onChange(of: act) { print("act", $1) }
            Text("Initial").navigationTitle("Detail")
          }
        }
      }
      """#,
    steps: #"""
      >
      x
      > tap "Act"
      x
      > act = false
      x
      > tap "Tag"
      x
      > tag = nil
      x
      > tap "Own"
      x
      > back
      x
      > back
      x
      """#),
  NavigationCase(
    "134", "collapsed columns: popping a path leaves its root on top",
    source: #"""
      struct ContentView: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationSplitView {
            List { NavigationLink("three", value: 3) }.navigationTitle("Side")
          } detail: {
            NavigationStack(path: $path) {
              Text("root").navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text("n").navigationTitle("D\($0)") }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      x
      > tap "three"
      x
      > back
      x
      > back
      x
      """#),
  NavigationCase(
    "135", "labels reach the control through frames, and name links from inside",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        var body: some View {
          NavigationStack {
            VStack {
              Button { print("hit") } label: { Image(systemName: "star") }.frame(width: 44, height: 44)
                .accessibilityLabel("Star")
              Button { print("love") } label: { Image(systemName: "heart") }.padding()
                .background(.red).accessibilityLabel("Love").accessibilityHint("twice")
              TextField("Ph", text: $text).padding().accessibilityLabel("Field")
              NavigationLink(value: 1) { Image(systemName: "star").accessibilityLabel("Favourites") }
              NavigationLink(value: 2) { VStack { Text("seen") }.accessibilityLabel("Spoken") }
            }
            .navigationDestination(for: Int.self) { Text("D\($0)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      x
      > tap "Star"
      x
      > tap "Love"
      x
      > type "Field" "q"
      x
      > tap "seen"
      x
      > back
      x
      > tap "Favourites"
      x
      """#),
  NavigationCase(
    "136", "pages turn along their axis, and search stands last",
    source: #"""
      struct ContentView: View {
        @State var page = 0
        var body: some View {
          TabView {
            Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("find") }
            Tab("Pages", systemImage: "book") {
              TabView(selection: $page) { ForEach(0..<3) { Text("Card \($0)").tag($0) } }
                .tabViewStyle(.page)
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      x
      > swipe up
      x
      > swipe left
      x
      > tab "Find"
      x
      """#),
  NavigationCase(
    "137", "a Mac's sheet is as large as its content, and nothing covers the screen", device: "Mac",
    source: #"""
      struct ContentView: View {
        @State var sheet = false
        @State var cover = false
        var body: some View {
          VStack { Button("Sheet") { sheet = true }; Button("Cover") { cover = true } }
            .sheet(isPresented: $sheet) {
              GeometryReader { Text("\(Int($0.size.width)) × \(Int($0.size.height))") }
                .frame(width: 300, height: 200).presentationDetents([.medium])
            }
            .fullScreenCover(isPresented: $cover) { Text("covered") }
        }
      }
      """#,
    steps: #"""
      >
      x
      > tap "Sheet"
      x
      > detent medium
      x
      > sheet = false
      x
      > tap "Cover"
      x
      """#),
  NavigationCase(
    "138", "a screen whose back button is hidden, and warnings that are told once",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { n in
              NavigationLink("More", value: n + 1).navigationBarBackButtonHidden(true)
                .navigationDestination(for: Int.self) { _ in Text("again") }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      x
      > tap "Go"
      x
      > back
      x
      > tap "More"
      x
      """#),
  NavigationCase(
    "139", "an inline picker's options are known, and steps are kept",
    source: #"""
      struct ContentView: View {
        @State var letter = "b"
        @State var volume = 0.5
        @State var count = 0
        var body: some View {
          Form {
            Picker("Letter", selection: $letter) { ForEach(["a", "b"], id: \.self) { Text("K" + $0) } }
              .pickerStyle(.inline)
            Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
            Stepper("Count", value: $count, step: 5)
          }
        }
      }
      """#,
    steps: #"""
      >
      x
      > pick "Letter" "Ka"
      x
      > adjust "Volume" 0.3
      x
      > adjust "Count" 7
      x
      > adjust "Volume" loud
      x
      """#),
  NavigationCase(
    "140", "phases pass through inactive, and a publisher has one subscription",
    source: #"""
      struct ContentView: View {
        @Environment(\.scenePhase) var phase
        @State var n = 0
        var body: some View {
          Text("n \(n)").onChange(of: phase) { print($1) }
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in n += 1 }
        }
      }
      """#,
    steps: #"""
      >
      x
      > set phase background
      x
      > set phase active
      x
      > wait 1s
      x
      > wait 1s
      x
      > wait 1s
      x
      > openurl somewhere
      x
      """#),
  NavigationCase(
    "141", "a restart keeps the world",
    source: #"""
      struct ContentView: View {
        @Environment(\.horizontalSizeClass) var width
        @Environment(\.locale) var locale
        @State var n = 0
        var body: some View {
          Button("n \(n) \(width == .regular ? "regular" : "compact") \(locale.identifier)") { n += 1 }
            .onAppear { print("appeared") }
        }
      }
      """#,
    steps: #"""
      >
      x
      > device "iPad"
      x
      > set locale de_DE
      x
      > tap "n 0 regular de_DE"
      x
      > restart
      x
      > undo
      x
      """#),
]
