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
      window/stack title=A very very long title that surely never fits in there path=[] Go
      > tap "Go"
      window/stack title=A long one for the second screen back=Back path=[] Back,On
      > tap "On"
      window/stack title=E back=Back path=[] Back texts=end
      > back
      window/stack title=A long one for the second screen back=Back path=[] Back,On
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
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial
      > tap "Act"
      window/split title=T act columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|a prints=act true
      > act = false
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial prints=act false
      > tap "Tag"
      window/split title=T tag columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|t
      > tag = nil
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial
      > tap "Own"
      window/split title=Detail back=Master columns=sidebar|detail Master,Hide Sidebar texts=T own|o|Initial
      > back
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial
      > back
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial error=nothingToGoBackTo
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
      window/split title=Side columns=sidebar three
      > tap "three"
      window/split/stack title=D3 back=Root path=["3"] columns=detail Root texts=n
      > back
      window/split/stack title=Root back=Side path=[] columns=detail Side texts=root
      > back
      window/split title=Side columns=sidebar three
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
      window/stack path=[] Star,Love,Field,Favourites,Spoken texts=seen
      > tap "Star"
      window/stack path=[] Star,Love,Field,Favourites,Spoken texts=seen prints=hit
      > tap "Love"
      window/stack path=[] Star,Love,Field,Favourites,Spoken texts=seen prints=love
      > type "Field" "q"
      window/stack path=[] Star,Love,Field=q,Favourites,Spoken texts=seen
      > tap "seen"
      window/stack back=Back path=["2"] Back texts=D2
      > back
      window/stack path=[] Star,Love,Field=q,Favourites,Spoken texts=seen
      > tap "Favourites"
      window/stack back=Back path=["1"] Back texts=D1
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
      window/tabs/tabs selection=0 selection=0 Pages*,Find texts=Card 0
      > tab "Pages"
      window/tabs/tabs selection=0 selection=0 Pages*,Find texts=Card 0
      > swipe up
      window/tabs/tabs selection=0 selection=0 Pages*,Find texts=Card 0 error=notPossible
      > swipe left
      window/tabs/tabs selection=0 selection=1 Pages*,Find texts=Card 1
      > tab "Find"
      window/tabs selection=1 Pages,Find* texts=find
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
      window Sheet,Cover warns='fullScreenCover' is unavailable in macOS; it presents nothing
      > tap "Sheet"
      window/sheet  texts=300 × 200
      > detent medium
      window/sheet  texts=300 × 200 error=notPossible
      > sheet = false
      window Sheet,Cover
      > tap "Cover"
      window Sheet,Cover
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
      window/stack path=[] Go
      > tap "Go"
      window/stack path=["1"] More
      > back
      window/stack path=["1"] More error=nothingToGoBackTo
      > tap "More"
      window/stack path=["1", "2"] More warns=navigationDestination(for: Int.self) is declared more than once in the stack; the one nearest the root is used
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
      window Letter=Kb,Ka,Kb*,Volume=0.5,Count=0
      > pick "Letter" "Ka"
      window Letter=Ka,Ka*,Kb,Volume=0.5,Count=0
      > adjust "Volume" 0.3
      window Letter=Ka,Ka*,Kb,Volume=0.25,Count=0
      > adjust "Count" 7
      window Letter=Ka,Ka*,Kb,Volume=0.25,Count=5
      > adjust "Volume" loud
      window Letter=Ka,Ka*,Kb,Volume=0.25,Count=5 error=badValue
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
      window  texts=n 0
      > set phase background
      window  texts=n 0 prints=inactive,background
      > set phase active
      window  texts=n 0 prints=inactive,active
      > wait 1s
      window  texts=n 1
      > wait 1s
      window  texts=n 2
      > wait 1s
      window  texts=n 3
      > openurl somewhere
      window  texts=n 3 error=usage
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
      window n 0 compact en_US prints=appeared
      > device "iPad"
      window n 0 regular en_US
      > set locale de_DE
      window n 0 regular de_DE
      > tap "n 0 regular de_DE"
      window n 1 regular de_DE
      > restart
      window n 0 regular de_DE prints=appeared
      > undo
      window n 0 regular de_DE error=nothingToUndo
      """#),
]
