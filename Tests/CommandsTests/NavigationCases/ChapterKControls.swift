/// Controls that a user works, and what stands around them (navigation rules 13 to 16).
let casesKControls: [NavigationCase] = [
  NavigationCase(
    "127d", "a picker that pushes its options",
    source: #"""
      struct ContentView: View {
        @State var color = "Red"
        @State var size = 1
        var body: some View {
          NavigationStack {
            Form {
              Picker("Color", selection: $color) {
                ForEach(["Red", "Green"], id: \.self) { Text($0) }
              }
              .pickerStyle(.navigationLink)
              Picker("Size", selection: $size) { Text("Small").tag(1); Text("Large").tag(2) }
            }
            .navigationTitle("Form")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Form path=[] Color=Red,Size=Small texts=Red|Small
      > tap "Color"
      window/stack title=Color back=Form path=[] Form,Red*,Green
      > tap "Green"
      window/stack title=Form path=[] Color=Green,Size=Small texts=Green|Small
      > tap "Color"
      window/stack title=Color back=Form path=[] Form,Red,Green*
      > back
      window/stack title=Form path=[] Color=Green,Size=Small texts=Green|Small
      > pick "Color" "Red"
      window/stack title=Form path=[] Color=Red,Size=Small texts=Red|Small
      > tap "Size"
      window/stack/menu Small*,Large
      > tap "Large"
      window/stack title=Form path=[] Color=Red,Size=Large texts=Red|Large
      """#),
  NavigationCase(
    "127e", "the keyboard's bar, and the return key",
    source: #"""
      struct ContentView: View {
        enum Field { case name, code }
        @State var name = ""
        @State var code = ""
        @State var note = ""
        @FocusState var focus: Field?
        var body: some View {
          NavigationStack {
            Form {
              TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .code }
              SecureField("Code", text: $code).focused($focus, equals: .code)
              TextField("Note", text: $note)
            }
            .navigationTitle("Form")
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { focus = nil } } }
            .onChange(of: focus) { print(focus.map { "\($0)" } ?? "none") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Form path=[] Name,Code,Note
      > tap "Name"
      window/stack title=Form path=[] Name,Code,Note,Done prints=name
      > type "Name" "Ann\n"
      window/stack title=Form path=[] Name=Ann,Code,Note,Done prints=code
      > type "Code" "1\n"
      window/stack title=Form path=[] Name=Ann,Code,Note prints=none
      > tap "Note"
      window/stack title=Form path=[] Name=Ann,Code,Note,Done
      > tap "Code"
      window/stack title=Form path=[] Name=Ann,Code,Note,Done prints=code
      > tap "Done"
      window/stack title=Form path=[] Name=Ann,Code,Note prints=none
      """#),
  NavigationCase(
    "123c", "scopes, suggestions and tokens",
    source: #"""
      struct Token: Identifiable { let id: String }
      struct Results: View {
        @Environment(\.isSearching) var isSearching
        @State var seen = 0
        let text: String
        var body: some View {
          List { Text("result \(text)"); Text(isSearching ? "searching" : "still"); Text("seen \(seen)") }
            .onAppear { seen += 1 }
        }
      }
      struct ContentView: View {
        @State var text = ""
        @State var scope = "all"
        @State var tokens: [Token] = []
        var body: some View {
          NavigationStack {
            Results(text: text)
              .searchable(text: $text, tokens: $tokens, prompt: "Find") { Text($0.id) }
              .searchScopes($scope) { ForEach(["all", "new"], id: \.self) { Text($0) } }
              .searchSuggestions { Text("Apple").searchCompletion("apple") }
              .onSubmit(of: .search) { print("submit \(text)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Find texts=result |still|seen 1
      > tap "Find"
      window/stack path=[] Find,Cancel,Scope=all,all*,new,Apple texts=result |searching|seen 1
      > search "ap"
      window/stack path=[] Find=ap,Cancel,Scope=all,all*,new,Apple texts=result ap|searching|seen 1
      > tap "new"
      window/stack path=[] Find=ap,Cancel,Scope=new,all,new*,Apple texts=result ap|searching|seen 1
      > tap "Apple"
      window/stack path=[] Find=apple,Cancel,Scope=new,all,new* texts=result apple|searching|seen 1
      > search "pear\n"
      window/stack path=[] Find=pear,Cancel,Scope=new,all,new* texts=result pear|searching|seen 1 prints=submit pear
      > tap "Cancel"
      window/stack path=[] Find texts=result |still|seen 1
      """#),
  NavigationCase(
    "125c", "swipe actions by name, and without a full swipe",
    source: #"""
      struct ContentView: View {
        @State var rows = ["a", "b"]
        var body: some View {
          List {
            ForEach(rows, id: \.self) { row in
              Text(row)
                .swipeActions(allowsFullSwipe: false) {
                  Button("Trash") { rows.removeAll { $0 == row } }
                  Button("Flag") { print("flag \(row)") }
                }
                .swipeActions(edge: .leading) {
                  Button("Pin") { print("pin \(row)") }
                  Button("Read") { print("read \(row)") }
                }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window a,b
      > swipe "a" left
      window a,b error=notPossible
      > swipe "a" left "Flag"
      window a,b prints=flag a
      > swipe "a" left "Pin"
      window a,b error=noSuchOption
      > swipe "b" right
      window a,b prints=pin b
      > swipe "b" right "Read"
      window a,b prints=read b
      > drag "b" by 250,0
      window a,b prints=pin b
      > swipe "a" left "Trash"
      window b
      """#),
  NavigationCase(
    "126b", "the scroll position follows the user",
    source: #"""
      struct ContentView: View {
        @State var place: Int?
        var body: some View {
          VStack {
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<40) { Text("row \($0)").frame(height: 50) }
              }
              .scrollTargetLayout()
            }
            .frame(height: 200)
            .scrollPosition(id: $place)
            Text(place.map { "at \($0)" } ?? "nowhere")
            Button("To 20") { place = 20 }
          }
          .onChange(of: place) { print(place as Any) }
        }
      }
      """#,
    steps: #"""
      >
      window To 20 texts=row 0|row 1|row 2|row 3|nowhere
      > scroll by 200
      window To 20 texts=row 4|row 5|row 6|row 7|at 4 prints=Optional(4)
      > tap "To 20"
      window To 20 texts=row 17|row 18|row 19|row 20|at 20 prints=Optional(20)
      > scroll to top
      window To 20 texts=row 0|row 1|row 2|row 3|at 0 prints=Optional(0)
      """#),
  NavigationCase(
    "126c", "a scroll position that goes to an edge",
    source: #"""
      struct ContentView: View {
        @State var position = ScrollPosition(edge: .top)
        var body: some View {
          VStack {
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(height: 50) } }
            }
            .frame(height: 100)
            .scrollPosition($position)
            Button("End") { position.scrollTo(edge: .bottom) }
            Button("Middle") { position.scrollTo(y: 500) }
            Text(position.isPositionedByUser ? "user" : "program")
          }
        }
      }
      """#,
    steps: #"""
      >
      window End,Middle texts=row 0|row 1|program
      > tap "End"
      window End,Middle texts=row 38|row 39|program
      > tap "Middle"
      window End,Middle texts=row 10|row 11|program
      > scroll by 50
      window End,Middle texts=row 11|row 12|user
      > tap "End"
      window End,Middle texts=row 38|row 39|program
      """#),
  NavigationCase(
    "127f", "a share sheet and a choice of files",
    source: #"""
      struct ContentView: View {
        @State var picks = false
        var body: some View {
          VStack {
            ShareLink("Send", item: "text")
            Button("Import") { picks = true }
          }
          .fileImporter(isPresented: $picks, allowedContentTypes: [.plainText]) { _ in print("never") }
          .onChange(of: picks) { print(picks) }
        }
      }
      """#,
    steps: #"""
      >
      window Send,Import
      > tap "Send"
      window/sheet detent=large 
      > swipe down
      window Send,Import
      > tap "Import"
      window/sheet/stack title=Files path=[] Cancel texts=What is here is the system's. prints=true
      > dismiss
      window Send,Import prints=false
      """#),
  NavigationCase(
    "127g", "a menu inside a menu, with a picker and a toggle",
    source: #"""
      struct ContentView: View {
        @State var sort = "Name"
        @State var hides = false
        var body: some View {
          Menu("View") {
            Section("Order") {
              Picker("Sort", selection: $sort) { Text("Name").tag("Name"); Text("Date").tag("Date") }
            }
            Toggle("Hide", isOn: $hides)
            Menu("More") { Button("Deep") { print("deep") } }
            Button("Gone", role: .destructive) {}.disabled(true)
          }
        }
      }
      """#,
    steps: #"""
      >
      window View
      > tap "View"
      window/menu Name*,Date,Hide,More,Gone! texts=Order
      > tap "Date"
      window View
      > tap "View"
      window/menu Name,Date*,Hide,More,Gone! texts=Order
      > tap "Hide"
      window View
      > tap "View"
      window/menu Name,Date*,Hide*,More,Gone! texts=Order
      > tap "More"
      window/menu Deep
      > tap "Deep"
      window View prints=deep
      > tap "View"
      window/menu Name,Date*,Hide*,More,Gone! texts=Order
      > tap "Gone"
      window/menu Name,Date*,Hide*,More,Gone! texts=Order error=disabledControl
      > dismiss
      window View
      """#),
  NavigationCase(
    "129b", "a process that starts again has new globals",
    source: #"""
      var visits = 0
      final class Store { static let shared = Store(); var count = 0 }
      struct ContentView: View {
        @AppStorage("kept") var kept = 0
        @State var own = 0
        var body: some View {
          Button("Go") { visits += 1; Store.shared.count += 1; kept += 1; own += 1 }
          Text("\(visits) \(Store.shared.count) \(kept) \(own)")
        }
      }
      """#,
    steps: #"""
      >
      window Go texts=0 0 0 0
      > tap "Go"
      window Go texts=1 1 1 1
      > tap "Go"
      window Go texts=2 2 2 2
      > relaunch
      window Go texts=0 0 2 0
      > undo
      window Go texts=2 2 2 2
      > tap "Go"
      window Go texts=3 3 3 3
      """#),
  NavigationCase(
    "46b", "a chosen row leads on although the column was asked for",
    source: #"""
      struct ContentView: View {
        @State var column = NavigationSplitViewColumn.sidebar
        @State var chosen: Int? = 1
        var body: some View {
          NavigationSplitView(preferredCompactColumn: $column) {
            List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Rows")
          } detail: {
            Text("detail \(chosen ?? -1)").navigationTitle("Detail")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=Rows columns=sidebar row 0,row 1*,row 2
      > tap "row 1"
      window/split title=Detail back=Rows columns=detail Rows texts=detail 1
      > back
      window/split title=Rows columns=sidebar row 0,row 1,row 2
      > tap "row 2"
      window/split title=Detail back=Rows columns=detail Rows texts=detail 2
      """#),
  NavigationCase(
    "125d", "what a row is edited by",
    source: #"""
      struct ContentView: View {
        @State var items = ["A", "B", "C"]
        var body: some View {
          NavigationStack {
            List {
              ForEach(items, id: \.self) { Text($0).deleteDisabled($0 == "C").moveDisabled($0 == "C") }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }.toolbar { EditButton() }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Edit,A,B texts=C
      > tap "Edit"
      window/stack path=[] Done,Remove A,A,Reorder A,Remove B,B,Reorder B texts=C
      > drag "Reorder A" by 0,44
      window/stack path=[] Done,Remove B,B,Reorder B,Remove A,A,Reorder A texts=C
      > tap "Remove B"
      window/stack path=[] Done,Remove A,A,Reorder A texts=C
      > tap "Done"
      window/stack path=[] Edit,A texts=C
      """#),
  NavigationCase(
    "123d", "tokens that a search suggests",
    source: #"""
      struct Token: Identifiable { var id: String }
      struct ContentView: View {
        @State var text = ""
        @State var tokens: [Token] = []
        @State var suggested = [Token(id: "Red"), Token(id: "Blue")]
        var body: some View {
          NavigationStack {
            Text("T" + tokens.map(\.id).joined()).navigationTitle("Find")
              .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Find path=[] Search texts=T
      > tap "Search"
      window/stack title=Find path=[] Search,Cancel,Red,Blue texts=T
      > tap "Blue"
      window/stack title=Find path=[] Search,Cancel,Red,Blue texts=TBlue
      """#),
  NavigationCase(
    "126d", "what a scroll view tells",
    source: #"""
      struct ContentView: View {
        var body: some View {
          ScrollView { VStack(spacing: 0) { ForEach(0..<50) { i in
            Text("\(i)").frame(height: 100).onScrollVisibilityChange { if i == 9 { print("9", $0) } }
          } } }
          .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { print($0, $1) }
          .onScrollPhaseChange { print($0, $1) }
          .frame(height: 300)
        }
      }
      """#,
    steps: #"""
      >
      window  texts=0|1|2
      > scroll by 800
      window  texts=8|9|10 prints=idle interacting,9 true,0.0 800.0,interacting decelerating,decelerating idle
      > scroll to top
      window  texts=0|1|2 prints=idle interacting,9 false,800.0 0.0,interacting decelerating,decelerating idle
      """#),
  NavigationCase(
    "125e", "a tap on a plain button of a row is one on all of them",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              HStack { Button("A") { print("a") }; Button("B") { print("b") }; Button("C") { print("c") }.disabled(true) }
              HStack { Button("P") { print("p") }.buttonStyle(.borderless); Button("Q") { print("q") }.buttonStyle(.plain) }
              Button("One") { print("one") }
              NavigationLink("Link", value: 1).badge(3)
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] A,B,C!,P,Q,One,Link=3 texts=3
      > tap "B"
      window/stack path=[] A,B,C!,P,Q,One,Link=3 texts=3 prints=a,b
      > tap "P"
      window/stack path=[] A,B,C!,P,Q,One,Link=3 texts=3 prints=p
      > tap "One"
      window/stack path=[] A,B,C!,P,Q,One,Link=3 texts=3 prints=one
      """#),
  NavigationCase(
    "127h", "a section of a sidebar is closed by its header",
    source: #"""
      struct ContentView: View {
        @State var isOpen = true
        var body: some View {
          List { Section("Fruit", isExpanded: $isOpen) { Text("Apple") } }.listStyle(.sidebar)
        }
      }
      """#,
    steps: #"""
      >
      window Fruit=expanded texts=Apple
      > tap "Fruit"
      window Fruit=collapsed
      > tap "Fruit"
      window Fruit=expanded texts=Apple
      """#),
]
