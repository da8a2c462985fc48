/// Chapter I of the navigation cases: tabs.
let casesI: [NavigationCase] = [
  NavigationCase(
    "95", "tabs keep their stacks",
    source: CasesISources.tabs,
    steps: #"""
      >
      window/tabs/stack title=A path=[] selection=0 Go,Count 0,One*,Two,Three prints=A+,A~
      > tap "Count 0"
      window/tabs/stack title=A path=[] selection=0 Go,Count 1,One*,Two,Three
      > tap "Go"
      window/tabs/stack title=A 1 back=A path=["1"] selection=0 A,One*,Two,Three texts=Deep prints=A path=[1],A-,A!
      > tab "Two"
      window/tabs/stack title=B path=[] selection=1 Go,Count 0,One,Two*,Three prints=tab=1,B+,B~
      > tab "One"
      window/tabs/stack title=A 1 back=A path=["1"] selection=0 A,One*,Two,Three texts=Deep prints=tab=0,B-,B!
      """#),
  NavigationCase(
    "96", "a second tap goes to the root",
    source: CasesISources.tabs,
    steps: #"""
      >
      window/tabs/stack title=A path=[] selection=0 Go,Count 0,One*,Two,Three prints=A+,A~
      > tap "Go"
      window/tabs/stack title=A 1 back=A path=["1"] selection=0 A,One*,Two,Three texts=Deep prints=A path=[1],A-,A!
      > tab "One"
      window/tabs/stack title=A path=[] selection=0 Go,Count 0,One*,Two,Three prints=A path=[],A+,A~
      """#),
  NavigationCase(
    "96b", "a second tap goes to the root on 17", ios: "17",
    source: CasesISources.tabs,
    steps: #"""
      >
      window/tabs/stack title=A path=[] selection=0 Go,Count 0,One*,Two,Three prints=A+,A~
      > tap "Go"
      window/tabs/stack title=A 1 back=A path=["1"] selection=0 A,One*,Two,Three texts=Deep prints=A path=[1],A-,A!
      > tab "One"
      window/tabs/stack title=A 1 back=A path=["1"] selection=0 A,One*,Two,Three texts=Deep
      """#),
  NavigationCase(
    "97", "code selects",
    source: CasesISources.tabs,
    steps: #"""
      >
      window/tabs/stack title=A path=[] selection=0 Go,Count 0,One*,Two,Three prints=A+,A~
      > tab = 2
      window/tabs/stack title=C path=[] selection=2 Go,Count 0,One,Two,Three* prints=tab=2,C+,C~,A-,A!
      > tab = 7
      window/tabs/stack title=A path=[] selection=7 Go,Count 0,One*,Two,Three prints=tab=7,A+,A~,C-,C! warns=the selection 7 of the TabView matches no tag
      """#),
  NavigationCase(
    "98", "state when seen",
    source: #"""
      final class Log { init(_ n: String) { print("state \(n)") } }
      struct Page: View {
        let name: String
        @State var log: Log
        init(name: String) { self.name = name; _log = State(wrappedValue: Log(name)) }
        var body: some View { Text(name).onAppear { print("\(name)+") } }
      }
      struct ContentView: View {
        var body: some View {
          TabView {
            Page(name: "A").tabItem { Text("One") }
            Page(name: "B").tabItem { Text("Two") }
            Page(name: "C").tabItem { Text("Three") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 One*,Two,Three texts=A prints=state A,state B,state C,A+
      > tab "Two"
      window/tabs selection=1 One,Two*,Three texts=B prints=B+
      > tab "One"
      window/tabs selection=0 One*,Two,Three texts=A prints=A+
      """#),
  NavigationCase(
    "98b", "StateObject is made when seen",
    source: #"""
      final class Model: ObservableObject { let name: String; init(_ n: String) { name = n; print("state \(n)") } }
      struct Page: View {
        @StateObject var model: Model
        init(name: String) { _model = StateObject(wrappedValue: Model(name)) }
        var body: some View { Text(model.name).onAppear { print("\(model.name)+") } }
      }
      struct ContentView: View {
        var body: some View {
          TabView {
            Page(name: "A").tabItem { Text("One") }
            Page(name: "B").tabItem { Text("Two") }
            Page(name: "C").tabItem { Text("Three") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 One*,Two,Three texts=A prints=state A,A+
      > tab "Two"
      window/tabs selection=1 One,Two*,Three texts=B prints=state B,B+
      """#),
  NavigationCase(
    "98c", "StateObject is made when seen on 17", ios: "17",
    source: #"""
      final class Model: ObservableObject { let name: String; init(_ n: String) { name = n; print("state \(n)") } }
      struct Page: View {
        @StateObject var model: Model
        init(name: String) { _model = StateObject(wrappedValue: Model(name)) }
        var body: some View { Text(model.name).onAppear { print("\(model.name)+") } }
      }
      struct ContentView: View {
        var body: some View {
          TabView {
            Page(name: "A").tabItem { Text("One") }
            Page(name: "B").tabItem { Text("Two") }
            Page(name: "C").tabItem { Text("Three") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 One*,Two,Three texts=A prints=state A,state B,state C,A+
      > tab "Two"
      window/tabs selection=1 One,Two*,Three texts=B prints=B+
      """#),
  NavigationCase(
    "99", "six tabs",
    source: CasesISources.six,
    steps: #"""
      >
      window/tabs selection=1 Tab 1*,Tab 2,Tab 3,Tab 4,More texts=Page 1 prints=1+
      > tab "More"
      window/tabs title=More selection=1 Tab 5,Tab 6,Tab 1,Tab 2,Tab 3,Tab 4,More*
      > tap "Tab 6"
      window/tabs back=More selection=6 More,Tab 1,Tab 2,Tab 3,Tab 4,More* texts=Page 6 prints=tab=6,6+
      > tab "Tab 1"
      window/tabs selection=1 Tab 1*,Tab 2,Tab 3,Tab 4,More texts=Page 1 prints=tab=1,1+
      > tab = 5
      window/tabs back=More selection=5 More,Tab 1,Tab 2,Tab 3,Tab 4,More* texts=Page 5 prints=tab=5,5+
      > tab "Tab 6"
      window/tabs back=More selection=6 More,Tab 1,Tab 2,Tab 3,Tab 4,More* texts=Page 6 prints=tab=6,6+
      """#),
  NavigationCase(
    "99b", "six tabs on an old iPad", device: "iPad Air 11-inch", ios: "17",
    source: CasesISources.six,
    steps: #"""
      >
      window/tabs selection=1 Tab 1*,Tab 2,Tab 3,Tab 4,Tab 5,Tab 6 texts=Page 1 prints=1+
      > tab "More"
      window/tabs selection=1 Tab 1*,Tab 2,Tab 3,Tab 4,Tab 5,Tab 6 texts=Page 1 error=noSuchTab
      > tap "Tab 6"
      window/tabs selection=6 Tab 1,Tab 2,Tab 3,Tab 4,Tab 5,Tab 6* texts=Page 6 prints=tab=6,6+
      > tab "Tab 1"
      window/tabs selection=1 Tab 1*,Tab 2,Tab 3,Tab 4,Tab 5,Tab 6 texts=Page 1 prints=tab=1,1+
      > tab = 5
      window/tabs selection=5 Tab 1,Tab 2,Tab 3,Tab 4,Tab 5*,Tab 6 texts=Page 5 prints=tab=5,5+
      > tab "Tab 6"
      window/tabs selection=6 Tab 1,Tab 2,Tab 3,Tab 4,Tab 5,Tab 6* texts=Page 6 prints=tab=6,6+
      """#),
  NavigationCase(
    "100", "a tag of another type",
    source: #"""
      struct ContentView: View {
        @State var tab = "b"
        var body: some View {
          TabView(selection: $tab) {
            Text("A").tabItem { Text("One") }.tag(0)
            Text("B").tabItem { Text("Two") }.tag(1)
          }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection="b" One*,Two texts=A warns=the selection "b" of the TabView matches no tag
      > tab "Two"
      window/tabs selection="b" One,Two* texts=B
      """#),
  NavigationCase(
    "101", "search on a tab view",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        @State var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack { Text("A \(text)").navigationTitle("A") }.tabItem { Text("One") }.tag(0)
            NavigationStack { Text("B \(text)").navigationTitle("B") }.tabItem { Text("Two") }.tag(1)
          }
          .searchable(text: $text)
        }
      }
      """#,
    steps: #"""
      >
      window/tabs/stack title=A path=[] selection=0 Search,One*,Two texts=A 
      > search "abc"
      window/tabs/stack title=A path=[] selection=0 Search=abc,Cancel,One*,Two texts=A abc
      > tab "Two"
      window/tabs/stack title=B path=[] selection=1 Search,One,Two* texts=B 
      """#),
  NavigationCase(
    "101b", "search on a tab view on 17", ios: "17",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        @State var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack { Text("A \(text)").navigationTitle("A") }.tabItem { Text("One") }.tag(0)
            NavigationStack { Text("B \(text)").navigationTitle("B") }.tabItem { Text("Two") }.tag(1)
          }
          .searchable(text: $text)
        }
      }
      """#,
    steps: #"""
      >
      window/tabs/stack title=A path=[] selection=0 Search,One*,Two texts=A 
      > search "abc"
      window/tabs/stack title=A path=[] selection=0 Search=abc,Cancel,One*,Two texts=A abc
      > tab "Two"
      window/tabs/stack title=B path=[] selection=1 Search=abc,Cancel,One,Two* texts=B abc
      """#),
  NavigationCase(
    "102", "badges",
    source: #"""
      struct ContentView: View {
        @State var count = 3
        var body: some View {
          TabView {
            Text("A").tabItem { Text("One") }.badge(count)
            Text("B").badge("new").tabItem { Text("Two") }
            Text("C").tabItem { Text("Three") }.badge(0)
          }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 One*=3,Two=new,Three texts=A
      > count = 0
      window/tabs selection=0 One*,Two=new,Three texts=A
      """#),
  NavigationCase(
    "103", "where the bar is on an iPad", device: "iPad Air 11-inch",
    source: #"""
      struct ContentView: View {
        var body: some View {
          TabView { GeometryReader { g in Text(verbatim: "y \(g.frame(in: .global).minY) h \(g.size.height)") }.tabItem { Text("One") }; Text("B").tabItem { Text("Two") } }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 One*,Two texts=y 74.0 h 1086.0
      > set ios 17
      window/tabs selection=0 One*,Two texts=y 24.0 h 1086.0
      """#),
  NavigationCase(
    "104", "pages",
    source: #"""
      struct ContentView: View {
        @State var page = 0
        var body: some View {
          TabView(selection: $page) {
            ForEach(0..<3) { n in Text("Page \(n)").onAppear { print("\(n)+") }.onDisappear { print("\(n)-") }.tag(n) }
          }.tabViewStyle(.page)
          .onChange(of: page) { print("page=\(page)") }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0  texts=Page 0 prints=0+
      > swipe left
      window/tabs selection=1  texts=Page 1 prints=page=1,1+,0-
      > swipe left
      window/tabs selection=2  texts=Page 2 prints=page=2,2+,1-
      > swipe left
      window/tabs selection=2  texts=Page 2 error=notPossible
      > swipe right
      window/tabs selection=1  texts=Page 1 prints=page=1,1+,2-
      """#),
  NavigationCase(
    "104b", "pages one below the other", device: "Apple Watch 46mm",
    source: #"""
      struct ContentView: View {
        @State var page = 0
        var body: some View {
          TabView(selection: $page) {
            ForEach(0..<2) { n in Text("Page \(n)").tag(n) }
          }.tabViewStyle(.verticalPage)
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0  texts=Page 0
      > swipe left
      window/tabs selection=0  texts=Page 0 error=notPossible
      > swipe up
      window/tabs selection=1  texts=Page 1
      > swipe down
      window/tabs selection=0  texts=Page 0
      """#),
  NavigationCase(
    "105", "the Tab builder with sections and roles",
    source: #"""
      struct ContentView: View {
        @State var tab = "home"
        var body: some View {
          TabView(selection: $tab) {
            Tab("Home", systemImage: "house", value: "home") { Text("H") }
            TabSection("Library") {
              Tab("Books", systemImage: "book", value: "books") { Text("B") }.badge(2)
              Tab("Music", systemImage: "music.note", value: "music") { Text("M") }
            }
            Tab(value: "search", role: .search) { Text("S") }
          }
          .tabViewStyle(.sidebarAdaptable)
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection="home" Home*,Books=2,Music,Search texts=H
      > tab "Music"
      window/tabs selection="music" Home,Books=2,Music*,Search texts=M
      > tab "Search"
      window/tabs selection="search" Home,Books=2,Music,Search* texts=S
      """#),
  NavigationCase(
    "105b", "sidebar adaptable on an iPad", device: "iPad Air 11-inch", isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var tab = "home"
        var body: some View {
          TabView(selection: $tab) {
            Tab("Home", systemImage: "house", value: "home") { Text("H") }
            TabSection("Library") {
              Tab("Books", systemImage: "book", value: "books") { Text("B") }.badge(2)
              Tab("Music", systemImage: "music.note", value: "music") { Text("M") }
            }
          }
          .tabViewStyle(.sidebarAdaptable)
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection="home" Show Sidebar,Home*,Books=2,Music texts=H
      > tap "Show Sidebar"
      window/tabs selection="home" Hide Sidebar,Home*,Books=2,Music texts=Library|H
      > tap "Music"
      window/tabs selection="music" Hide Sidebar,Home,Books=2,Music* texts=Library|M
      > tap "Hide Sidebar"
      window/tabs selection="music" Show Sidebar,Home,Books=2,Music* texts=M
      """#),
  NavigationCase(
    "105c", "a tab of an if branch loses its state",
    source: #"""
      struct Page: View { @State var n = 0; var body: some View { Button("N \(n)") { n += 1 } } }
      struct ContentView: View {
        @State var has = true
        var body: some View {
          TabView {
            Text("A").tabItem { Text("One") }
            if has { Page().tabItem { Text("Two") } }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 One*,Two texts=A
      > tab "Two"
      window/tabs selection=1 N 0,One,Two*
      > tap "N 0"
      window/tabs selection=1 N 1,One,Two*
      > has = false
      window/tabs selection=0 One* texts=A
      > has = true
      window/tabs selection=1 N 0,One,Two*
      > tab "Two"
      window/tabs selection=1 N 0,One,Two*
      """#),
  NavigationCase(
    "105d", "the tab bar hidden",
    source: #"""
      struct ContentView: View {
        var body: some View {
          TabView {
            NavigationStack { NavigationLink("Go") { Text("x").toolbar(.hidden, for: .tabBar) } }.tabItem { Text("One") }
            Text("B").tabItem { Text("Two") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs/stack path=[] selection=0 Go,One*,Two
      > tap "Go"
      window/tabs/stack back=Back path=[] selection=0 Back texts=x
      > back
      window/tabs/stack path=[] selection=0 Go,One*,Two
      """#),
  NavigationCase(
    "105e", "a hidden tab",
    source: #"""
      struct ContentView: View {
        @State var h = false
        var body: some View { TabView { Tab("A", systemImage: "a") { Text("A") }; Tab("B", systemImage: "b") { Text("B") }.hidden(h) } }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 A*,B
      > h = true
      window/tabs selection=0 A*
      """#),
  NavigationCase(
    "105f", "sections stand in the sidebar with their headers", device: "iPad",
    source: #"""
      struct ContentView: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { Text("home") }
            TabSection("Library") {
              Tab("Songs", systemImage: "music.note") { Text("songs") }
              Tab("Albums", systemImage: "square") { Text("albums") }
            }
          }.tabViewStyle(.sidebarAdaptable)
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 Show Sidebar,Home*,Songs,Albums texts=home
      > tap "Show Sidebar"
      window/tabs selection=0 Hide Sidebar,Home*,Songs,Albums texts=Library|home
      """#),
]

/// Programs of several cases.
private enum CasesISources {
  static let tabs = #"""
    struct Page: View {
      let name: String
      @State var count = 0
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack { NavigationLink("Go", value: 1); Button("Count \(count)") { count += 1 } }.navigationTitle(name)
            .navigationDestination(for: Int.self) { n in Text("Deep").navigationTitle("\(name) \(n)") }
            .onAppear { print("\(name)+") }.onDisappear { print("\(name)-") }
            .task { print("\(name)~"); do { try await Task.sleep(for: .seconds(1000)) } catch { print("\(name)!") } }
        }
        .onChange(of: path) { print("\(name) path=\(path)") }
      }
    }
    struct ContentView: View {
      @State var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Page(name: "A").tabItem { Label("One", systemImage: "1.circle") }.tag(0)
          Page(name: "B").tabItem { Label("Two", systemImage: "2.circle") }.tag(1)
          Page(name: "C").tabItem { Label("Three", systemImage: "3.circle") }.tag(2)
        }
        .onChange(of: tab) { print("tab=\(tab)") }
      }
    }
    """#
  static let six = #"""
    struct ContentView: View {
      @State var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          ForEach(1..<7) { n in Text("Page \(n)").onAppear { print("\(n)+") }.tabItem { Label("Tab \(n)", systemImage: "star") }.tag(n) }
        }.onChange(of: tab) { print("tab=\(tab)") }
      }
    }
    """#
}
