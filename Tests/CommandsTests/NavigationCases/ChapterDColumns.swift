/// Chapter DColumns of the navigation cases: columns and what stands in them.
let casesDColumns: [NavigationCase] = [
  NavigationCase(
    "42", "all columns asked for at launch in portrait", device: "iPad Air 11-inch",
    source: #"""
      struct ContentView: View {
        @State var visibility = NavigationSplitViewVisibility.all
        var body: some View {
          NavigationSplitView(columnVisibility: $visibility) { List { Text("Row") }.navigationTitle("Rows") } detail: { Text("Detail") }
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=sidebar|detail Hide Sidebar texts=Rows|Row|Detail
      """#),
  NavigationCase(
    "44", "iPhone: a selection at launch",
    source: #"""
      struct ContentView: View {
        @State var chosen: String? = "B"
        var body: some View {
          NavigationSplitView {
            List(["A", "B"], id: \.self, selection: $chosen) { NavigationLink("row \($0)", value: $0) }.navigationTitle("Rows")
          } detail: { Text("Detail").navigationTitle(chosen ?? "Nothing") }
          .onChange(of: chosen) { print("chosen=\(chosen ?? "nil")") }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=B back=Rows columns=detail Rows texts=Detail
      > back
      window/split title=Rows columns=sidebar row A,row B prints=chosen=nil
      """#),
  NavigationCase(
    "46", "iPhone: a preferred column",
    source: #"""
      struct ContentView: View {
        @State var compact = NavigationSplitViewColumn.detail
        var body: some View {
          NavigationSplitView(preferredCompactColumn: $compact) { Text("Side").navigationTitle("Side") } detail: { Text("Detail").navigationTitle("Detail") }
          .onChange(of: compact) { print("compact=\(compact == .detail ? "detail" : "sidebar")") }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=Detail back=Side columns=detail Side
      > back
      window/split title=Side columns=sidebar  prints=compact=sidebar
      > compact = .detail
      window/split title=Detail back=Side columns=detail Side prints=compact=detail
      """#),
  NavigationCase(
    "47", "iPhone neither list nor stack",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationSplitView { Text("Side").navigationTitle("Side") } detail: { Text("Detail").navigationTitle("Detail") }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=Side columns=sidebar 
      """#),
  NavigationCase(
    "48", "a value link in the sidebar and a stack in the detail", device: "iPad Air 11-inch",
    isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationSplitView {
            List { NavigationLink("Three", value: 3); NavigationLink("Four", value: 4) }.navigationTitle("Side")
          } detail: {
            NavigationStack(path: $path) {
              NavigationLink("Nine", value: 9).navigationTitle("Root").navigationDestination(for: Int.self) { n in NavigationLink("Nine", value: 9).navigationTitle("D\(n)") }
            }
          }
          .onChange(of: path) { print("path=\(path)") }
        }
      }
      """#,
    steps: #"""
      >
      window/split/stack title=Root path=[] columns=sidebar|detail Hide Sidebar,Three,Four,Nine texts=Side
      > tap "Three"
      window/split/stack title=D3 back=Root path=["3"] columns=sidebar|detail Hide Sidebar,Three,Four,Root,Nine texts=Side prints=path=[3]
      > tap "Nine"
      window/split/stack title=D9 back=D3 path=["3", "9"] columns=sidebar|detail Hide Sidebar,Three,Four,D3,Nine texts=Side prints=path=[3, 9]
      > tap "Four"
      window/split/stack title=D4 back=Root path=["4"] columns=sidebar|detail Hide Sidebar,Three,Four,Root,Nine texts=Side prints=path=[4]
      """#),
  NavigationCase(
    "49", "view links in the sidebar", device: "iPad Air 11-inch", isLandscape: true,
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationSplitView {
            List {
              NavigationLink("Detail link") { Text("Replaced").navigationTitle("New detail") }
              NavigationLink("Own link") { Text("Pushed").navigationTitle("In the sidebar") }.isDetailLink(false)
            }.navigationTitle("Side")
          } detail: { Text("Detail").navigationTitle("Detail") }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Detail link,Own link texts=Side
      > tap "Detail link"
      window/split title=New detail columns=sidebar|detail Hide Sidebar,Detail link,Own link texts=Side|Replaced
      > tap "Own link"
      window/split title=New detail back=Side columns=sidebar|detail Side,Hide Sidebar texts=In the sidebar|Pushed|Replaced
      """#),
  NavigationCase(
    "50", "dismiss in the detail clears the selection", device: "iPad Air 11-inch",
    isLandscape: true,
    source: #"""
      struct Detail: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      struct ContentView: View {
        @State var chosen: String? = "A"
        var body: some View {
          NavigationSplitView {
            List(["A", "B"], id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Rows")
          } detail: { Detail().navigationTitle(chosen ?? "Nothing") }
          .onChange(of: chosen) { print("chosen=\(chosen ?? "nil")") }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=A columns=sidebar|detail Hide Sidebar,row A*,row B,Close texts=Rows
      > tap "Close"
      window/split title=Nothing columns=sidebar|detail Hide Sidebar,row A,row B,Close texts=Rows prints=chosen=nil
      """#),
  NavigationCase(
    "50c", "dismiss in the detail clears the selection on 17", device: "iPad Air 11-inch",
    isLandscape: true, ios: "17",
    source: #"""
      struct Detail: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      struct ContentView: View {
        @State var chosen: String? = "A"
        var body: some View {
          NavigationSplitView {
            List(["A", "B"], id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Rows")
          } detail: { Detail().navigationTitle(chosen ?? "Nothing") }
          .onChange(of: chosen) { print("chosen=\(chosen ?? "nil")") }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=A columns=sidebar|detail Hide Sidebar,row A*,row B,Close texts=Rows
      > tap "Close"
      window/split title=A columns=sidebar|detail Hide Sidebar,row A*,row B,Close texts=Rows
      """#),
  NavigationCase(
    "50b", "on a phone it pops",
    source: #"""
      struct Detail: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      struct ContentView: View {
        @State var chosen: String? = "A"
        var body: some View {
          NavigationSplitView {
            List(["A", "B"], id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Rows")
          } detail: { Detail().navigationTitle(chosen ?? "Nothing") }
          .onChange(of: chosen) { print("chosen=\(chosen ?? "nil")") }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=A back=Rows columns=detail Rows,Close
      > tap "Close"
      window/split title=Rows columns=sidebar row A,row B prints=chosen=nil
      """#),
  NavigationCase(
    "53", "a width that comes later", device: "iPad Air 11-inch", isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var wide = false
        var body: some View {
          NavigationSplitView {
            Group { if wide { List { Text("Row") }.navigationSplitViewColumnWidth(400) } else { List { Text("Row") } } }
          } detail: { GeometryReader { g in Button { wide.toggle() } label: { Text(verbatim: "width \(g.size.width)") } } }
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=sidebar|detail Hide Sidebar,width 860.0 texts=Row
      > wide = true
      window/split columns=sidebar|detail Hide Sidebar,width 780.0 texts=Row
      """#),
  NavigationCase(
    "53e", "a width that comes later on 18.0", device: "iPad Air 11-inch", isLandscape: true,
    ios: "18.0",
    source: #"""
      struct ContentView: View {
        @State var wide = false
        var body: some View {
          NavigationSplitView {
            Group { if wide { List { Text("Row") }.navigationSplitViewColumnWidth(400) } else { List { Text("Row") } } }
          } detail: { GeometryReader { g in Button { wide.toggle() } label: { Text(verbatim: "width \(g.size.width)") } } }
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=sidebar|detail Hide Sidebar,width 860.0 texts=Row
      > wide = true
      window/split columns=sidebar|detail Hide Sidebar,width 860.0 texts=Row
      """#),
  NavigationCase(
    "53f", "a Mac's columns that ask for no width", device: "Mac",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationSplitView { List { Text("Row") } } content: { List { Text("Item") } } detail: {
            GeometryReader { g in Button {} label: { Text(verbatim: "width \(g.size.width)") } }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=sidebar|content|detail Hide Sidebar,width 860.0 texts=Row|Item
      """#),
  NavigationCase(
    "53b", "regular selection change keeps the detail path", device: "iPad Air 11-inch",
    isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var chosen: String? = "A"
        @State var path: [Int] = []
        var body: some View {
          NavigationSplitView {
            List(["A", "B"], id: \.self, selection: $chosen) { Text("row \($0)") }
          } detail: {
            NavigationStack(path: $path) {
              NavigationLink("One", value: 1).navigationTitle(chosen ?? "-").navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("D\($0)") }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split/stack title=A path=[] columns=sidebar|detail Hide Sidebar,row A*,row B,One
      > tap "One"
      window/split/stack title=D1 back=A path=["1"] columns=sidebar|detail Hide Sidebar,row A*,row B,A texts=1
      > tap "row B"
      window/split/stack title=D1 back=B path=["1"] columns=sidebar|detail Hide Sidebar,row A,row B*,B texts=1
      """#),
  NavigationCase(
    "53c", "a value link in a selecting list", device: "iPad Air 11-inch", isLandscape: true,
    source: #"""
      struct Item: Hashable, Identifiable { let id: Int }
      struct ContentView: View {
        @State var chosen: Item?
        var body: some View {
          NavigationSplitView {
            List([Item(id: 1), Item(id: 2)], selection: $chosen) { NavigationLink("Item \($0.id)", value: $0) }
          } detail: { Text("Detail").navigationTitle("D\(chosen?.id ?? 0)") }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=D0 columns=sidebar|detail Hide Sidebar,Item 1,Item 2 texts=Detail
      > tap "Item 2"
      window/split title=D2 columns=sidebar|detail Hide Sidebar,Item 1,Item 2* texts=Detail
      """#),
  NavigationCase(
    "53f", "an inspector: a column where there is room, else a sheet", device: "iPad",
    isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          NavigationStack {
            Button("Toggle") { shows.toggle() }.navigationTitle("Home")
              .inspector(isPresented: $shows) {
                Button("Close") { shows = false }.inspectorColumnWidth(min: 200, ideal: 300, max: 400)
              }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Toggle
      > tap "Toggle"
      window/stack title=Home path=[] Toggle,Close
      > resize 400x800
      window/stack/sheet detent=large Close
      > resize 1180x820
      window/stack title=Home path=[] Toggle,Close
      > tap "Close"
      window/stack title=Home path=[] Toggle
      """#),
  NavigationCase(
    "53g", "an item of a column is shown as the next one", device: "iPad", isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var item: Int?
        var body: some View {
          NavigationSplitView {
            VStack { Button("Three") { item = 3 }; Button("Four") { item = 4 }; Button("None") { item = nil } }
              .navigationTitle("Side").toolbar(removing: .sidebarToggle)
              .navigationDestination(item: $item) { Detail(n: $0) }
          } detail: { Text("root").navigationTitle("Root") }
        }
      }
      struct Detail: View {
        let n: Int
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Close \(n)") { dismiss() }.navigationTitle("I\(n)") }
      }
      """#,
    steps: #"""
      >
      window/split title=Root columns=sidebar|detail Three,Four,None texts=Side|root
      > tap "Three"
      window/split title=I3 columns=sidebar|detail Three,Four,None,Close 3 texts=Side
      > tap "Four"
      window/split title=I4 columns=sidebar|detail Three,Four,None,Close 4 texts=Side
      > tap "None"
      window/split title=Root columns=sidebar|detail Three,Four,None texts=Side|root
      > tap "Three"
      window/split title=I3 columns=sidebar|detail Three,Four,None,Close 3 texts=Side
      > tap "Close 3"
      window/split title=Root columns=sidebar|detail Three,Four,None texts=Side|root
      > item
      window/split title=Root columns=sidebar|detail Three,Four,None texts=Side|root
      > tap "Four"
      window/split title=I4 columns=sidebar|detail Three,Four,None,Close 4 texts=Side
      > resize 400x800
      window/split title=I4 back=Side columns=detail Side,Close 4
      > back
      window/split title=Side columns=sidebar Three,Four,None
      """#),
]
