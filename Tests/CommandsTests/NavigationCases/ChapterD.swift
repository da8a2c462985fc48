/// Chapter D of the navigation cases: split views.
let casesD: [NavigationCase] = [
  NavigationCase(
    "38", "two columns in landscape", device: "iPad Air 11-inch", isLandscape: true,
    source: CasesDSources.two,
    steps: #"""
      >
      window/split title=Nothing columns=sidebar|detail Hide Sidebar,row A,row B,Detail none texts=Rows
      > print(name(visibility))
      window/split title=Nothing columns=sidebar|detail Hide Sidebar,row A,row B,Detail none texts=Rows prints=automatic
      """#),
  NavigationCase(
    "39", "portrait: an overlay", device: "iPad Air 11-inch",
    source: CasesDSources.two,
    steps: #"""
      >
      window/split title=Nothing columns=detail Show Sidebar,Detail none
      > tap "Show Sidebar"
      window/split title=Nothing columns=sidebar|detail Hide Sidebar,row A,row B,Detail none texts=Rows prints=visibility=all
      > tap "row B"
      window/split title=B columns=sidebar|detail Hide Sidebar,row A,row B*,Detail B texts=Rows prints=chosen=B
      > tap "Detail B"
      window/split title=B columns=detail Show Sidebar,Detail B prints=visibility=detailOnly
      """#),
  NavigationCase(
    "40", "three columns in portrait", device: "iPad Air 11-inch",
    source: CasesDSources.three,
    steps: #"""
      >
      window/split title=Detail columns=detail Show Sidebar texts=Detail 0
      > tap "Show Sidebar"
      window/split title=Detail columns=content|detail Show Sidebar,Employee 1,Employee 2 texts=No department|Detail 0 prints=visibility=doubleColumn
      > tap "Show Sidebar"
      window/split title=Detail columns=sidebar|content|detail Hide Sidebar,Sales,Lab,Employee 1,Employee 2 texts=Departments|No department prints=visibility=all
      """#),
  NavigationCase(
    "41", "three columns in landscape", device: "iPad Air 11-inch", isLandscape: true,
    source: CasesDSources.three,
    steps: #"""
      >
      window/split title=Detail columns=content|detail Show Sidebar,Employee 1,Employee 2 texts=No department|Detail 0
      > tap "Show Sidebar"
      window/split title=Detail columns=sidebar|content|detail Hide Sidebar,Sales,Lab,Employee 1,Employee 2 texts=Departments|No department|Detail 0 prints=visibility=all
      > visibility = .all
      window/split title=Detail columns=sidebar|content|detail Hide Sidebar,Sales,Lab,Employee 1,Employee 2 texts=Departments|No department|Detail 0
      > visibility = .detailOnly
      window/split title=Detail columns=detail Show Sidebar texts=Detail 0 prints=visibility=detailOnly
      """#),
  NavigationCase(
    "43", "iPhone: nothing selected",
    source: CasesDSources.two,
    steps: #"""
      >
      window/split title=Rows columns=sidebar row A,row B
      > tap "row A"
      window/split title=A back=Rows columns=detail Rows,Detail A prints=chosen=A,compact=detail
      > back
      window/split title=Rows columns=sidebar row A,row B prints=compact=sidebar,chosen=nil
      > tap "row A"
      window/split title=A back=Rows columns=detail Rows,Detail A prints=chosen=A,compact=detail
      """#),
  NavigationCase(
    "45", "iPhone: three columns",
    source: CasesDSources.three,
    steps: #"""
      >
      window/split title=Departments columns=sidebar Sales,Lab
      > tap "Sales"
      window/split title=Sales back=Departments columns=content Departments,Employee 1,Employee 2
      > tap "Employee 2"
      window/split title=Detail back=Sales columns=detail Sales texts=Detail 2
      > back
      window/split title=Sales back=Departments columns=content Departments,Employee 1,Employee 2
      > back
      window/split title=Departments columns=sidebar Sales,Lab
      """#),
  NavigationCase(
    "45b", "iPhone three with both preset",
    source: #"""
      struct ContentView: View {
        @State var department: String? = "Lab"
        @State var employee: Int? = nil
        var body: some View {
          NavigationSplitView {
            List(["Sales", "Lab"], id: \.self, selection: $department) { Text($0) }.navigationTitle("Departments")
          } content: {
            List([1, 2], id: \.self, selection: $employee) { Text("Employee \($0)") }.navigationTitle(department ?? "No department")
          } detail: {
            Text("Detail \(employee ?? 0)").navigationTitle("Detail")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=Lab back=Departments columns=content Departments,Employee 1,Employee 2
      > employee = 2
      window/split title=Detail back=Lab columns=detail Lab texts=Detail 2
      > employee = nil
      window/split title=Lab back=Departments columns=content Departments,Employee 1,Employee 2
      > department = nil
      window/split title=Departments columns=sidebar Sales,Lab
      """#),
  NavigationCase(
    "51", "into Split View and back", device: "iPad Pro 12.9-inch", isLandscape: true,
    source: CasesDSources.two,
    steps: #"""
      >
      window/split title=Nothing columns=sidebar|detail Hide Sidebar,row A,row B,Detail none texts=Rows
      > tap "row B"
      window/split title=B columns=sidebar|detail Hide Sidebar,row A,row B*,Detail B texts=Rows prints=chosen=B
      > resize 375x1024
      window/split title=Rows columns=sidebar row A,row B*
      > resize 1366x1024
      window/split title=B columns=sidebar|detail Hide Sidebar,row A,row B*,Detail B texts=Rows
      """#),
  NavigationCase(
    "52", "rotation keeps what the user chose", device: "iPad Air 11-inch", isLandscape: true,
    source: CasesDSources.two,
    steps: #"""
      >
      window/split title=Nothing columns=sidebar|detail Hide Sidebar,row A,row B,Detail none texts=Rows
      > tap "Hide Sidebar"
      window/split title=Nothing columns=detail Show Sidebar,Detail none prints=visibility=detailOnly
      > rotate
      window/split title=Nothing columns=detail Show Sidebar,Detail none
      > rotate
      window/split title=Nothing columns=detail Show Sidebar,Detail none
      """#),
  NavigationCase(
    "53d", "iPhone Max in landscape", device: "iPhone 16 Pro Max", isLandscape: true,
    source: CasesDSources.two,
    steps: #"""
      >
      window/split title=Nothing columns=sidebar|detail Hide Sidebar,row A,row B,Detail none texts=Rows
      > tap "row A"
      window/split title=A columns=sidebar|detail Hide Sidebar,row A*,row B,Detail A texts=Rows prints=chosen=A
      > rotate
      window/split title=Rows columns=sidebar row A*,row B
      """#),
]

/// Programs of several cases.
private enum CasesDSources {
  static let two = #"""
    struct ContentView: View {
      @State var chosen: String?
      @State var visibility = NavigationSplitViewVisibility.automatic
      @State var compact = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compact) {
          List(["A", "B"], id: \.self, selection: $chosen) { Text("row \($0)") }
            .navigationTitle("Rows")
        } detail: {
          Button("Detail \(chosen ?? "none")") { print("tapped") }.navigationTitle(chosen ?? "Nothing")
        }
        .onChange(of: visibility) { print("visibility=\(name(visibility))") }
        .onChange(of: chosen) { print("chosen=\(chosen ?? "nil")") }
        .onChange(of: compact) { print("compact=\(compact == .detail ? "detail" : "sidebar")") }
      }
      func name(_ v: NavigationSplitViewVisibility) -> String {
        v == .all ? "all" : v == .doubleColumn ? "doubleColumn" : v == .detailOnly ? "detailOnly" : "automatic"
      }
    }
    """#
  static let three = #"""
    struct ContentView: View {
      @State var department: String?
      @State var employee: Int?
      @State var visibility = NavigationSplitViewVisibility.automatic
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          List(["Sales", "Lab"], id: \.self, selection: $department) { Text($0) }.navigationTitle("Departments")
        } content: {
          List([1, 2], id: \.self, selection: $employee) { Text("Employee \($0)") }.navigationTitle(department ?? "No department")
        } detail: {
          Text("Detail \(employee ?? 0)").navigationTitle("Detail")
        }
        .onChange(of: visibility) { print("visibility=\(name(visibility))") }
      }
      func name(_ v: NavigationSplitViewVisibility) -> String {
        v == .all ? "all" : v == .doubleColumn ? "doubleColumn" : v == .detailOnly ? "detailOnly" : "automatic"
      }
    }
    """#
}
