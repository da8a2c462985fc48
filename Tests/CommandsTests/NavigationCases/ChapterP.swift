/// Chapter P of the navigation cases: animations that run by themselves, the user's language,
/// pickers in sections, what has been scaled. They are numbered by the rules that they show.
let casesP: [NavigationCase] = [
  NavigationCase(
    "1.3", "phases follow each other by the clock",
    source: #"""
      struct ContentView: View {
        @State var start = Date()
        @State var turn = 0
        var body: some View {
          VStack {
            PhaseAnimator([1, 2, 3]) { Text("phase \($0)") } animation: { _ in
              .linear(duration: 1)
            }
            PhaseAnimator(["rest", "up"], trigger: turn) { Text($0) } animation: { _ in
              .linear(duration: 2)
            }
            ProgressView(timerInterval: start...start.addingTimeInterval(10))
            Button("go") { turn += 1 }
          }
        }
      }
      """#,
    steps: #"""
      >
      window go texts=phase 2|rest|0:10
      > wait 2.5s
      window go texts=phase 1|rest|0:08
      > tap "go"
      window go texts=phase 1|up|0:08
      > wait 2s
      window go texts=phase 3|rest|0:06
      > wait 2s
      window go texts=phase 2|rest|0:04
      """#),
  NavigationCase(
    "18.1", "numbers and dates in the user's language",
    source: #"""
      struct ContentView: View {
        @Environment(\.locale) var locale
        var body: some View {
          VStack {
            Text(1234.5, format: .number)
            Text("\(1_234_567)")
            Text(Date(timeIntervalSince1970: 0), style: .date)
            Text(locale.identifier)
          }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=1,234.5|1,234,567|January 1, 1970|en_US
      > set locale de_DE
      window  texts=1.234,5|1.234.567|1. Januar 1970|de_DE
      > set locale ja_JP
      window  texts=1,234.5|1,234,567|1970年1月1日|ja_JP
      """#),
  NavigationCase(
    "17.1", "an inline picker is one control, in sections too",
    source: #"""
      struct ContentView: View {
        @State var choice = "b"
        @State var count = 2
        var body: some View {
          Form {
            Picker("Letter", selection: $choice) {
              Section("one") { Text("La").tag("a") }
              Section("two") { Text("Lb").tag("b") }
            }.pickerStyle(.inline)
            Stepper("Count", value: $count, in: 0...5) { print("editing", $0) }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Letter=Lb,La,Lb*,Count=2 texts=one|two
      > pick "Letter" "La"
      window Letter=La,La*,Lb,Count=2 texts=one|two
      > adjust "Count" up
      window Letter=La,La*,Lb,Count=3 texts=one|two prints=editing true,editing false
      """#),
  NavigationCase(
    "17.3", "what is scaled covers what it is seen over; labels in quotes",
    source: #"""
      struct ContentView: View {
        var body: some View {
          VStack(spacing: 300) {
            ZStack {
              Button("small") { print("small") }
              Color.red.frame(width: 200, height: 80).scaleEffect(0.1)
            }
            ZStack {
              Button("big") { print("big") }
              Color.red.frame(width: 10, height: 10).scaleEffect(20)
            }
            Button("Say \"Hi\"") { print("hi") }.accessibilityHidden(true)
          }
        }
      }
      """#,
    steps: #"""
      >
      window small,Say "Hi"
      > tap "small"
      window small,Say "Hi" prints=small
      > tap "big"
      window small,Say "Hi" error=noSuchControl
      > tap "Say \"Hi\""
      window small,Say "Hi" prints=hi
      """#),
  NavigationCase(
    "16.2", "a menu of rows, by what is selected",
    source: #"""
      struct ContentView: View {
        @State var chosen: Set<Int> = [1, 2]
        var body: some View {
          List(0..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
            .contextMenu(forSelectionType: Int.self) { rows in
              Button("Delete \(rows.count)") { print("delete", rows.sorted()) }
            } primaryAction: { print("open", $0.sorted()) }
        }
      }
      """#,
    steps: #"""
      >
      window Row 0,Row 1,Row 2,Row 3
      > longpress "Row 3"
      window/menu Delete 1
      > tap "Delete 1"
      window Row 0,Row 1,Row 2,Row 3 prints=delete [3]
      > pick "Row 1" "Delete 2"
      window Row 0,Row 1,Row 2,Row 3 prints=delete [1, 2]
      > tap "Row 0"
      window Row 0,Row 1,Row 2,Row 3 prints=open [0]
      """#),
  NavigationCase(
    "6.9", "a Mac's dialog is a panel with its cancel button", device: "Mac",
    source: #"""
      struct ContentView: View {
        @State var asks = false
        var body: some View {
          Button("Ask") { asks = true }
            .confirmationDialog("Sure?", isPresented: $asks) {
              Button("Delete", role: .destructive) { print("gone") }
            }
        }
      }
      """#,
    steps: #"""
      >
      window Ask
      > tap "Ask"
      window/confirmationDialog title=Sure? Delete,Cancel
      > tap "Cancel"
      window Ask
      """#),
  NavigationCase(
    "16.5", "a container of the program's own, by its subviews",
    source: #"""
      struct ContentView: View {
        @State var more = false
        var body: some View {
          Cards {
            Text("first")
            if more { Text("second") }
            ForEach(0..<2) { Counter(name: "n\($0)") }
          }
          Button("more") { more = true }
        }
      }
      struct Cards<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(subviews: content) { cards in
            Text("\(cards.count) cards")
            ForEach(cards) { card in card.padding(4) }
          }
        }
      }
      struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\(name): \(count)") { count += 1 } }
      }
      """#,
    steps: #"""
      >
      window n0: 0,n1: 0,more texts=3 cards|first
      > tap "n1: 0"
      window n0: 0,n1: 1,more texts=3 cards|first
      > tap "more"
      window n0: 0,n1: 1,more texts=4 cards|first|second
      """#),
  NavigationCase(
    "7.5.2", "a tag before its tab item",
    source: #"""
      struct ContentView: View {
        @State var chosen: Int? = 2
        var body: some View {
          TabView(selection: $chosen) {
            Text("A").tag(1).tabItem { Text("One") }
            Text("B").badge(5).tag(2).tabItem { Text("Two") }
            Page().tabItem { Text("Three") }.badge("new").tag(3)
          }
        }
      }
      struct Page: View { var body: some View { Text("C").onAppear { print("C+") } } }
      """#,
    steps: #"""
      >
      window/tabs selection=2 One,Two*=5,Three=new texts=B
      > tab "One"
      window/tabs selection=1 One*,Two=5,Three=new texts=A
      > chosen = 3
      window/tabs selection=3 One,Two=5,Three*=new texts=C prints=C+
      """#),
  NavigationCase(
    "7.4.1", "a sidebar of tabs in a window that gets narrow", device: "iPad Air",
    source: #"""
      struct ContentView: View {
        var body: some View {
          TabView {
            Tab("Songs", systemImage: "music.note") { Width() }
            TabSection("Library") { Tab("Albums", systemImage: "star") { Text("albums") } }
          }
          .tabViewStyle(.sidebarAdaptable)
        }
      }
      struct Width: View {
        var body: some View { GeometryReader { Text(verbatim: "\($0.size.width)") } }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 Show Sidebar,Songs*,Albums texts=820.0
      > tap "Show Sidebar"
      window/tabs selection=0 Hide Sidebar,Songs*,Albums texts=Library|500.0
      > resize 400x1180
      window/tabs selection=0 Songs*,Albums texts=400.0
      > resize 820x1180
      window/tabs selection=0 Hide Sidebar,Songs*,Albums texts=Library|500.0
      """#),
  NavigationCase(
    "3.2.4", "a sidebar that does without the toggle", device: "iPad Air",
    source: #"""
      struct ContentView: View {
        @State var visible = NavigationSplitViewVisibility.automatic
        var body: some View {
          NavigationSplitView(columnVisibility: $visible) {
            Text("Side").toolbar(removing: .sidebarToggle)
          } detail: {
            Button("Show") { visible = .all }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=detail Show
      > tap "Show"
      window/split columns=sidebar|detail Show texts=Side
      """#),
  NavigationCase(
    "2.3.5", "a destination of a binding inside a lazy container",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        @State var number: Int?
        var body: some View {
          NavigationStack {
            List {
              Button("Show") { shows = true }
                .navigationDestination(isPresented: $shows) { Text("shown") }
              Button("Seven") { number = 7 }
            }
            .navigationTitle("Home")
            .navigationDestination(item: $number) { Text("number \($0)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Show,Seven
      > tap "Show"
      window/stack back=Home path=[] Home texts=shown warns=navigationDestination(isPresented:) stands inside a lazy container; move it outside of the rows
      > back
      window/stack title=Home path=[] Show,Seven
      > tap "Seven"
      window/stack back=Home path=[] Home texts=number 7
      """#),
  NavigationCase(
    "3.7", "the room of the detail when the columns collapse", device: "iPad Air",
    isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var chosen: Int? = 1
        var body: some View {
          NavigationSplitView {
            List(1..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }
          } detail: {
            GeometryReader { Text(verbatim: "\($0.size.width)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=sidebar|detail Hide Sidebar,Row 1*,Row 2 texts=860.0
      > resize 400x820
      window/split back=Back columns=detail Back texts=400.0
      > resize 1180x820
      window/split columns=sidebar|detail Hide Sidebar,Row 1*,Row 2 texts=860.0
      """#),
  NavigationCase(
    "11.1", "a language for some views",
    source: #"""
      struct ContentView: View {
        let day = Date(timeIntervalSince1970: 0)
        var body: some View {
          VStack {
            Text(1234.5, format: .number)
            Text(day, style: .date).environment(\.locale, Locale(identifier: "de_DE"))
          }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=1,234.5|1. Januar 1970
      > set locale de_DE
      window  texts=1.234,5|1. Januar 1970
      """#),
  NavigationCase(
    "18.1", "the safe area, printed",
    source: #"""
      struct ContentView: View {
        var body: some View {
          GeometryReader { around in Button("Print") { print(around.safeAreaInsets) } }
        }
      }
      """#,
    steps: #"""
      >
      window Print
      > tap "Print"
      window Print prints=EdgeInsets(top: 59.0, leading: 0.0, bottom: 34.0, trailing: 0.0)
      """#),
  NavigationCase(
    "9.12", "rows of a lazy stack are told that they go from iOS 17 on",
    source: #"""
      struct ContentView: View {
        var body: some View {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<9) { n in
                Text("Row \(n)").frame(height: 600)
                  .onAppear { print("\(n)+") }.onDisappear { print("\(n)-") }
              }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=Row 0 prints=0+,1+
      > scroll to bottom
      window  texts=Row 8 prints=7+,8+,0-,1-
      > set ios 16
      window  texts=Row 8
      > scroll to top
      window  texts=Row 0 prints=0+,1+
      """#),
  NavigationCase(
    "6.6", "alerts take fields from iOS 16 on",
    source: #"""
      struct ContentView: View {
        @State var asks = true
        @State var name = "Ada"
        var body: some View {
          Text("Home").alert("Name", isPresented: $asks) {
            TextField("Name", text: $name)
            Button("OK") {}
          }
        }
      }
      """#,
    steps: #"""
      >
      window/alert title=Name Name=Ada,OK
      > set ios 15
      window/alert title=Name OK
      """#),
]
