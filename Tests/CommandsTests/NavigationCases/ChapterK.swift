/// Chapter K of the navigation cases: links, search, lists and phases.
let casesK: [NavigationCase] = [
  NavigationCase(
    "118", "every handler is told, inner first",
    source: #"""
      struct ContentView: View {
        var body: some View {
          TabView {
            Text("A").onOpenURL { print("inner \($0)") }.tabItem { Text("One") }
            Text("B").onOpenURL { print("second \($0)") }.tabItem { Text("Two") }
          }.onOpenURL { print("outer \($0)") }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 One*,Two texts=A
      > openurl app://x
      window/tabs selection=0 One*,Two texts=A prints=inner app://x,outer app://x
      > tab "Two"
      window/tabs selection=1 One,Two* texts=B
      > openurl app://y
      window/tabs selection=1 One,Two* texts=B prints=inner app://y,second app://y,outer app://y
      """#),
  NavigationCase(
    "119", "a cold start",
    source: #"""
      struct ContentView: View {
        @State var path: [String] = []
        var body: some View {
          let _ = print("body \(path)")
          NavigationStack(path: $path) { Text("R").navigationDestination(for: String.self) { Text($0) } }
            .onAppear { print("appear") }
            .onOpenURL { print("handler"); path = [$0.host() ?? ""] }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[]  texts=R prints=body [],appear
      > openurl app://item
      window/stack back=Back path=[""item""] Back texts=item prints=handler,body ["item"]
      """#),
  NavigationCase(
    "120", "a link while a sheet is up",
    source: #"""
      struct ContentView: View {
        @State var path: [String] = []
        @State var shows = true
        var body: some View {
          NavigationStack(path: $path) { Text("R").navigationTitle("Home").navigationDestination(for: String.self) { Text("D").navigationTitle($0) } }
            .sheet(isPresented: $shows) { Text("S") }
            .onOpenURL { path = [$0.host() ?? ""] }
        }
      }
      """#,
    steps: #"""
      >
      window/stack/sheet detent=large  texts=S
      > openurl app://item
      window/stack/sheet detent=large  texts=S
      > dismiss
      window/stack title=item back=Home path=[""item""] Home texts=D
      """#),
  NavigationCase(
    "121", "a universal link",
    source: #"""
      struct ContentView: View {
        var body: some View {
          Text("A").onOpenURL { print("url \($0)") }.onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { a in print("activity \(a.webpageURL!)") }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=A
      > openurl https://example.com/a
      window  texts=A prints=url https://example.com/a
      """#),
  NavigationCase(
    "122", "an openURL action",
    source: #"""
      struct ContentView: View {
        @Environment(\.openURL) var openURL
        var body: some View { VStack { Button("Open") { openURL(URL(string: "https://a.b")!) { print("done \($0)") } }; Inner().environment(\.openURL, OpenURLAction { url in print("own \(url)"); return .handled }) } }
      }
      struct Inner: View { @Environment(\.openURL) var openURL
        var body: some View { VStack { Link("Link", destination: URL(string: "https://c.d")!); Button("Inner") { openURL(URL(string: "https://e.f")!) } } } }
      """#,
    steps: #"""
      >
      window Open,Link,Inner
      > tap "Open"
      window Open,Link,Inner prints=done true
      > tap "Link"
      window Open,Link,Inner prints=own https://c.d
      > tap "Inner"
      window Open,Link,Inner prints=own https://e.f
      """#),
  NavigationCase(
    "123", "a searchable list",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        var found: [String] { let all = (0..<50).map { "item \($0)" }; return text.isEmpty ? all : all.filter { $0.contains(text) } }
        var body: some View { NavigationStack { Results(found: found).navigationTitle("Items").searchable(text: $text, prompt: "Find").onSubmit(of: .search) { print("submit \(text)") } } }
      }
      struct Results: View {
        let found: [String]
        @Environment(\.isSearching) var isSearching
        @Environment(\.dismissSearch) var dismissSearch
        var body: some View { List { Text("searching \(String(isSearching)), \(found.count) rows"); Button("End") { dismissSearch() }; ForEach(found, id: \.self) { Text($0) } } }
      }
      """#,
    steps: #"""
      >
      window/stack title=Items path=[] Find,End texts=searching false, 50 rows|item 0|item 1|item 2|item 3|item 4|item 5|item 6|item 7|item 8|item 9|item 10|item 11
      > tap "Find"
      window/stack title=Items path=[] Find,Cancel,End texts=searching true, 50 rows|item 0|item 1|item 2|item 3|item 4|item 5|item 6|item 7|item 8|item 9|item 10|item 11
      > type "Find" "item 1"
      window/stack title=Items path=[] Find=item 1,Cancel,End texts=searching true, 11 rows|item 1|item 10|item 11|item 12|item 13|item 14|item 15|item 16|item 17|item 18|item 19
      > type "Find" "item 1" --submit
      window/stack title=Items path=[] Find=item 1,Cancel,End texts=searching true, 11 rows|item 1|item 10|item 11|item 12|item 13|item 14|item 15|item 16|item 17|item 18|item 19 prints=submit item 1
      > tap "Cancel"
      window/stack title=Items path=[] Find,End texts=searching false, 50 rows|item 0|item 1|item 2|item 3|item 4|item 5|item 6|item 7|item 8|item 9|item 10|item 11
      > search "item 2"
      window/stack title=Items path=[] Find=item 2,Cancel,End texts=searching true, 11 rows|item 2|item 20|item 21|item 22|item 23|item 24|item 25|item 26|item 27|item 28|item 29
      > tap "End"
      window/stack title=Items path=[] Find,End texts=searching false, 50 rows|item 0|item 1|item 2|item 3|item 4|item 5|item 6|item 7|item 8|item 9|item 10|item 11
      """#),
  NavigationCase(
    "123b", "suggestions and scopes",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        @State var scope = "all"
        var body: some View { NavigationStack { Text("t=\(text) s=\(scope)").navigationTitle("Items").searchable(text: $text).searchScopes($scope) { Text("All").tag("all"); Text("Some").tag("some") }.searchSuggestions { Text("apple").searchCompletion("apple"); Text("pear").searchCompletion("pear") } } }
      }
      """#,
    steps: #"""
      >
      window/stack title=Items path=[] Search texts=t= s=all
      > tap "Search"
      window/stack title=Items path=[] Search,Cancel,Scope=All,All*,Some,apple,pear texts=t= s=all
      > tap "apple"
      window/stack title=Items path=[] Search=apple,Cancel,Scope=All,All*,Some texts=t=apple s=all
      > tap "Some"
      window/stack title=Items path=[] Search=apple,Cancel,Scope=Some,All,Some* texts=t=apple s=some
      """#),
  NavigationCase(
    "124", "a set and edit mode",
    source: #"""
      struct ContentView: View {
        @State var chosen: Set<Int> = []
        var body: some View { NavigationStack { List(1..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }.navigationTitle("T").toolbar { EditButton() } } }
      }
      """#,
    steps: #"""
      >
      window/stack title=T path=[] Edit texts=Row 1|Row 2|Row 3
      > tap "Row 1"
      window/stack title=T path=[] Edit texts=Row 1|Row 2|Row 3 error=noSuchControl
      > tap "Edit"
      window/stack title=T path=[] Done,Row 1,Row 2,Row 3
      > tap "Row 1"
      window/stack title=T path=[] Done,Row 1*,Row 2,Row 3
      > tap "Row 2"
      window/stack title=T path=[] Done,Row 1*,Row 2*,Row 3
      > print(chosen.sorted())
      window/stack title=T path=[] Done,Row 1*,Row 2*,Row 3 prints=[1, 2]
      > tap "Done"
      window/stack title=T path=[] Edit texts=Row 1|Row 2|Row 3
      > print(chosen.sorted())
      window/stack title=T path=[] Edit texts=Row 1|Row 2|Row 3 prints=[]
      """#),
  NavigationCase(
    "125", "swipe actions, delete and move",
    source: #"""
      struct ContentView: View {
        @State var rows = ["a", "b", "c"]
        var body: some View { NavigationStack { List { ForEach(rows, id: \.self) { r in Text(r).swipeActions(edge: .leading) { Button("Pin") { print("pin \(r)") } } }.onDelete { rows.remove(atOffsets: $0) }.onMove { rows.move(fromOffsets: $0, toOffset: $1) } }.toolbar { EditButton() } } }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Edit,a,b,c
      > swipe "a" right
      window/stack path=[] Edit,a,b,c prints=pin a
      > swipe "a" left
      window/stack path=[] Edit,b,c
      > tap "Edit"
      window/stack path=[] Done,Remove b,b,Reorder b,Remove c,c,Reorder c
      > swipe "b" left
      window/stack path=[] Done,Remove b,b,Reorder b,Remove c,c,Reorder c error=notPossible
      > tap "Done"
      window/stack path=[] Edit,b,c
      > swipe "b" left
      window/stack path=[] Edit,c
      """#),
  NavigationCase(
    "126", "the row of a pushed screen is deleted",
    source: #"""
      struct ContentView: View {
        @State var rows = ["a", "b", "c"]
        @State var path: [String] = []
        var body: some View { NavigationStack(path: $path) { List { ForEach(rows, id: \.self) { NavigationLink($0, value: $0) }.onDelete { rows.remove(atOffsets: $0) } }.navigationTitle("L").navigationDestination(for: String.self) { Text("Detail \($0)").navigationTitle($0) } } }
      }
      """#,
    steps: #"""
      >
      window/stack title=L path=[] a,b,c
      > tap "a"
      window/stack title=a back=L path=[""a""] L texts=Detail a
      > rows.removeFirst()
      window/stack title=a back=L path=[""a""] L texts=Detail a
      > back
      window/stack title=L path=[] b,c
      """#),
  NavigationCase(
    "127", "disclosure, refresh, focus",
    source: #"""
      struct ContentView: View {
        @State var open = false
        @State var name = ""
        @FocusState var focus: Bool
        var body: some View { List { DisclosureGroup("More", isExpanded: $open) { Text("Inside") }; TextField("Name", text: $name).focused($focus).onSubmit { print("submit \(name)") }; Text("focus \(String(focus))") }.refreshable { print("start"); try? await Task.sleep(for: .seconds(1)); print("end") } }
      }
      """#,
    steps: #"""
      >
      window More=collapsed,Name texts=focus false
      > tap "More"
      window More=expanded,Name texts=Inside|focus false
      > refresh
      window More=expanded,Name texts=Inside|focus false prints=start
      > wait 2s
      window More=expanded,Name texts=Inside|focus false prints=end
      > tap "Name"
      window More=expanded,Name texts=Inside|focus true
      > type "Name" "x"
      window More=expanded,Name=x texts=Inside|focus true
      > type "Name" "xy" --submit
      window More=expanded,Name=xy texts=Inside|focus false prints=submit xy
      """#),
  NavigationCase(
    "127b", "app and scene storage, scene phase",
    source: #"""
      struct ContentView: View {
        @AppStorage("k") var k = 1
        @AppStorage("o") var o: String?
        @SceneStorage("s") var s = 1
        @Environment(\.scenePhase) var phase
        var body: some View { Text("k \(k) o \(o ?? "-") s \(s)").onChange(of: phase) { print("phase \(phase)") } }
      }
      """#,
    steps: #"""
      >
      window  texts=k 1 o - s 1
      > k = 2
      window  texts=k 2 o - s 1
      > o = "x"
      window  texts=k 2 o x s 1
      > s = 5
      window  texts=k 2 o x s 5
      > set phase inactive
      window  texts=k 2 o x s 5 prints=phase inactive
      > set phase background
      window  texts=k 2 o x s 5 prints=phase background
      > set phase active
      window  texts=k 2 o x s 5 prints=phase inactive,phase active
      """#),
  NavigationCase(
    "125b", "rows are moved while they are edited",
    source: #"""
      struct ContentView: View {
        @State var rows = ["a", "b", "c"]
        var body: some View { NavigationStack { List { ForEach(rows, id: \.self) { Text($0) }.onMove { rows.move(fromOffsets: $0, toOffset: $1) } }.toolbar { EditButton() } } }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Edit texts=a|b|c
      > drag "a" by 0,88
      window/stack path=[] Edit texts=a|b|c error=noSuchControl
      > tap "Edit"
      window/stack path=[] Done,a,Reorder a,b,Reorder b,c,Reorder c
      > drag "a" by 0,88
      window/stack path=[] Done,b,Reorder b,c,Reorder c,a,Reorder a
      """#),
  NavigationCase(
    "127c", "one refresh at a time",
    source: #"""
      struct ContentView: View {
        @State var n = 0
        var body: some View { List { Text("n \(n)") }.refreshable { n += 1; try? await Task.sleep(for: .seconds(1)); print("done") } }
      }
      """#,
    steps: #"""
      >
      window  texts=n 0
      > refresh
      window  texts=n 1
      > refresh
      window  texts=n 1 error=notPossible
      > wait 1s
      window  texts=n 1 prints=done
      > refresh
      window  texts=n 2
      """#),
]
