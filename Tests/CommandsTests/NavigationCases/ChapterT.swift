/// Chapter T of the navigation cases: bars that a column, a window or a presentation shares with
/// what is around it, and what is seen of a gesture on its way.
let casesT: [NavigationCase] = [
  NavigationCase(
    "tabs in a column", "one toggle, one way back: those of the column",
    device: "iPad",
    source: #"""
      struct ContentView: View {
        @State private var path: [Int] = []
        @State private var section: String? = "Mail"
        var body: some View {
          NavigationSplitView {
            List(["Mail"], id: \.self, selection: $section) { Text($0) }.navigationTitle("Sections")
          } detail: {
            TabView {
              NavigationStack(path: $path) {
                NavigationLink("Go", value: 1).navigationTitle("Mail")
                  .navigationDestination(for: Int.self) { Text("D\($0)").navigationTitle("Detail") }
              }
              .tabItem { Text("List") }
              Text("Other").tabItem { Text("More") }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split/tabs/stack title=Mail path=[] columns=detail selection=0 Show Sidebar,List*,More,Go
      > tap "Go"
      window/split/tabs/stack title=Detail back=Mail path=["1"] columns=detail selection=0 Show Sidebar,List*,More,Mail texts=D1
      > resize 375x1180
      window/split/tabs/stack title=Detail back=Mail path=["1"] columns=detail selection=0 Sections,Mail,List*,More texts=D1
      > back
      window/split/tabs/stack title=Mail back=Sections path=[] columns=detail selection=0 Sections,Go,List*,More
      """#),
  NavigationCase(
    "from a form", "a form is narrow, what is presented from it is as on the window",
    device: "iPad",
    source: #"""
      struct Size: View {
        var body: some View {
          GeometryReader { Text("\(Int($0.size.width)) × \(Int($0.size.height))") }
        }
      }
      struct ContentView: View {
        @State private var shows = false
        var body: some View { Button("Show") { shows = true }.sheet(isPresented: $shows) { Form() } }
        struct Form: View {
          @State private var asks = false
          @State private var tells = false
          @State private var nests = false
          var body: some View {
            VStack {
              Button("Ask") { asks = true }
              Button("Tell") { tells = true }.popover(isPresented: $tells) { Text("told") }
              Button("Nest") { nests = true }
            }
            .confirmationDialog("Sure?", isPresented: $asks) {
              Button("Yes") { print("yes") }
              Button("No", role: .cancel) { print("no") }
            }
            .sheet(isPresented: $nests) { Size() }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=large Ask,Tell,Nest
      > tap "Ask"
      window/sheet/confirmationDialog title=Sure? Yes
      > dismiss
      window/sheet detent=large Ask,Tell,Nest prints=no
      > tap "Tell"
      window/sheet/popover  texts=told
      > dismiss
      window/sheet detent=large Ask,Tell,Nest
      > tap "Nest"
      window/sheet/sheet detent=large  texts=540 × 620
      """#),
  NavigationCase(
    "several in one update", "the innermost modifier's is first, the others follow",
    source: #"""
      struct ContentView: View {
        @State private var a = false
        @State private var b = false
        @State private var c = false
        var body: some View {
          Button("All") { c = true; b = true; a = true }
            .sheet(isPresented: $a, onDismiss: { print("a gone") }) { Text("A") }
            .sheet(isPresented: $b, onDismiss: { print("b gone") }) { Text("B") }
            .alert("C", isPresented: $c) {}
        }
      }
      """#,
    steps: #"""
      >
      window All
      > tap "All"
      window/sheet detent=large  texts=A warns=only one presentation is shown at a time: the sheet waits until the one that is up has gone|only one presentation is shown at a time: the alert waits until the one that is up has gone
      > dismiss
      window/sheet detent=large  texts=B prints=a gone
      > dismiss
      window/alert title=C OK prints=b gone
      > tap "OK"
      window All
      """#),
  NavigationCase(
    "older columns", "a large phone turned: what was pushed is the detail",
    device: "iPhone 16 Plus",
    source: #"""
      struct ContentView: View {
        @State private var active = false
        var body: some View {
          NavigationView {
            List {
              NavigationLink("One") {
                NavigationLink("Deep") { Text("Far").navigationTitle("Far") }.navigationTitle("First")
              }
              NavigationLink("Two", destination: Text("2").navigationTitle("Second"), isActive: $active)
            }
            .navigationTitle("Master")
            Text("Nothing").navigationTitle("Empty")
          }
          .onChange(of: active) { print("active", $1) }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Master path=[] One,Two
      > tap "One"
      window/stack title=First back=Master path=[] Master,Deep
      > tap "Deep"
      window/stack title=Far back=First path=[] First
      > rotate
      window/split title=Far back=First columns=sidebar|detail Hide Sidebar,One,Two,First texts=Master
      > rotate
      window/stack title=Far back=First path=[] First
      > back
      window/stack title=First back=Master path=[] Master,Deep
      > back
      window/stack title=Master path=[] One,Two
      > tap "Two"
      window/stack title=Second back=Master path=[] Master texts=2 prints=active true
      > rotate
      window/split title=Second columns=sidebar|detail Hide Sidebar,One,Two texts=Master|2
      > tap "One"
      window/split title=First columns=sidebar|detail Hide Sidebar,One,Two,Deep texts=Master prints=active false
      """#),
  NavigationCase(
    "a search with suggestions", "the prompt is the field's, whichever form",
    source: #"""
      struct ContentView: View {
        @State private var text = ""
        var body: some View {
          NavigationStack {
            List { Text("Row") }
              .navigationTitle("Find")
              .searchable(text: $text, prompt: "Fruit") { Text("Pear").searchCompletion("pear") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Find path=[] Fruit texts=Row
      > tap "Fruit"
      window/stack title=Find path=[] Fruit,Cancel,Pear texts=Row
      > tap "Pear"
      window/stack title=Find path=[] Fruit=pear,Cancel texts=Row
      """#),
  NavigationCase(
    "gestures on their way", "what changes is seen while the finger is down",
    source: #"""
      struct ContentView: View {
        @GestureState private var isDragging = false
        @State private var width = 0
        @State private var isHeld = false
        var body: some View {
          VStack {
            Text("Drag").gesture(
              DragGesture().updating($isDragging) { _, state, _ in state = true }
                .onChanged { width = Int($0.translation.width) }.onEnded { _ in print("ended") })
            Text("Hold").onLongPressGesture { print("held") } onPressingChanged: { isHeld = $0 }
          }
          .onChange(of: isDragging) { print("dragging", $1) }
          .onChange(of: width) { print("width", $1) }
          .onChange(of: isHeld) { print("holding", $1) }
        }
      }
      """#,
    steps: #"""
      >
      window Drag,Hold
      > drag "Drag" by 40,0
      window Drag,Hold prints=dragging true,width 10,width 20,width 30,width 40,ended,dragging false
      > longpress "Hold"
      window Drag,Hold prints=holding true,held,holding false
      > tap "Hold"
      window Drag,Hold prints=holding true,holding false
      """#),
  NavigationCase(
    "a Mac's toolbar", "all that is said around is in the window's one bar",
    device: "Mac",
    source: #"""
      struct ContentView: View {
        @State private var edits = false
        @State private var name: String?
        var body: some View {
          NavigationSplitView {
            List(["A", "B"], id: \.self, selection: $name) { Text($0) }
              .toolbar { Button("Add") { print("add") } }
          } detail: {
            NavigationStack { Text("Detail \(name ?? "")").navigationTitle("Details") }
              .toolbar { Button("Share") { print("share") } }
          }
          .toolbar {
            Button(edits ? "Done" : "Edit") { edits.toggle() }
            if edits { Button("Delete") { print("delete") } }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split/stack title=Details path=[] columns=sidebar|detail Hide Sidebar,Add,A,B,Edit,Share texts=Detail 
      > tap "Edit"
      window/split/stack title=Details path=[] columns=sidebar|detail Hide Sidebar,Add,A,B,Done,Delete,Share texts=Detail 
      > tap "Delete"
      window/split/stack title=Details path=[] columns=sidebar|detail Hide Sidebar,Add,A,B,Done,Delete,Share texts=Detail  prints=delete
      > tap "A"
      window/split/stack title=Details path=[] columns=sidebar|detail Hide Sidebar,Add,A*,B,Done,Delete,Share texts=Detail A
      > tap "Share"
      window/split/stack title=Details path=[] columns=sidebar|detail Hide Sidebar,Add,A*,B,Done,Delete,Share texts=Detail A prints=share
      > tap "Done"
      window/split/stack title=Details path=[] columns=sidebar|detail Hide Sidebar,Add,A*,B,Edit,Share texts=Detail A
      """#),
  NavigationCase(
    "a Mac's window", "a toolbar without any container",
    device: "Mac",
    source: #"""
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          TabView {
            Text(isOn ? "On" : "Off").navigationTitle("First").tabItem { Text("One") }
            NavigationStack { Text("Two").navigationTitle("Second") }.tabItem { Text("Other") }
          }
          .toolbar { Button("Switch") { isOn.toggle() } }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=0 Switch,One*,Other texts=First|Off
      > tap "Switch"
      window/tabs selection=0 Switch,One*,Other texts=First|On
      > tab "Other"
      window/tabs/stack title=Second path=[] selection=1 One,Other*,Switch texts=Two
      > tap "Switch"
      window/tabs/stack title=Second path=[] selection=1 One,Other*,Switch texts=Two
      > tab "One"
      window/tabs selection=0 Switch,One*,Other texts=First|Off
      """#),
  NavigationCase(
    "what a control is read as", "traits that a program adds or takes",
    source: #"""
      struct ContentView: View {
        @State private var day = 1
        @State private var date = Date(timeIntervalSince1970: 86_400)
        var body: some View {
          VStack {
            ForEach(1..<3) { number in
              Button("Day \(number)") { day = number }
                .accessibilityAddTraits(day == number ? .isSelected : [])
            }
            Text("Link").onTapGesture {}.accessibilityAddTraits([.isLink, .isSelected])
              .accessibilityRemoveTraits(.isSelected)
            DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
          }
        }
      }
      """#,
    steps: #"""
      >
      window Day 1*,Day 2,Link,Date=Jan 2, 1970,Previous Month,Next Month,1,2*,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31 texts=January 1970|S|M|T|W|T|F|S
      > tap "Day 2"
      window Day 1,Day 2*,Link,Date=Jan 2, 1970,Previous Month,Next Month,1,2*,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31 texts=January 1970|S|M|T|W|T|F|S
      > tap "5"
      window Day 1,Day 2*,Link,Date=Jan 5, 1970,Previous Month,Next Month,1,2,3,4,5*,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31 texts=January 1970|S|M|T|W|T|F|S
      """#),
  NavigationCase(
    "rows of a Mac's list", "a click selects one and no other; select adds to them",
    device: "Mac",
    source: #"""
      struct ContentView: View {
        @State private var chosen: Set<String> = []
        var body: some View {
          List(["A", "B", "C"], id: \.self, selection: $chosen) { Text($0) }
            .onChange(of: chosen) { print($1.sorted()) }
        }
      }
      """#,
    steps: #"""
      >
      window A,B,C
      > tap "A"
      window A*,B,C prints=["A"]
      > tap "B"
      window A,B*,C prints=["B"]
      > select "C"
      window A,B*,C* prints=["B", "C"]
      > select "B"
      window A,B,C* prints=["C"]
      > tap "A"
      window A*,B,C prints=["A"]
      """#),
  NavigationCase(
    "columns printed", "as the console shows them",
    device: "iPad", isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State private var shown = NavigationSplitViewVisibility.automatic
        @State private var column = NavigationSplitViewColumn.detail
        var body: some View {
          NavigationSplitView(columnVisibility: $shown, preferredCompactColumn: $column) {
            Text("Side")
          } detail: {
            Button("Print") { print(column) }
          }
          .onChange(of: shown) { print($1) }
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=sidebar|detail Hide Sidebar,Print texts=Side
      > tap "Hide Sidebar"
      window/split columns=detail Show Sidebar,Print prints=NavigationSplitViewVisibility(kind: SwiftUI.NavigationSplitViewVisibility.Kind.detailOnly, isAutomatic: false)
      > tap "Print"
      window/split columns=detail Show Sidebar,Print prints=NavigationSplitViewColumn(tag: SwiftUI.NavigationSplitViewColumn.Tag.detail)
      """#),
  NavigationCase(
    "3.6.4", "what led to a column is cleared when it has gone",
    source: #"""
      struct ContentView: View {
        @State private var chosen: Int?
        var body: some View {
          NavigationSplitView {
            List(selection: $chosen) { NavigationLink("Row", value: 1) }
              .navigationTitle("Rows").onAppear { print("rows+") }
          } detail: {
            if let chosen {
              Detail(number: chosen)
            }
          }
          .onChange(of: chosen) { print("chosen=\($1 ?? 0)") }
        }
      }
      struct Detail: View {
        let number: Int
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Button("Done") { dismiss() }.navigationTitle("Row \(number)").onDisappear { print("detail-") }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=Rows columns=sidebar Row prints=rows+
      > tap "Row"
      window/split title=Row 1 back=Rows columns=detail Rows,Done prints=chosen=1
      > back
      window/split title=Rows columns=sidebar Row prints=rows+,detail-,chosen=0
      > tap "Row"
      window/split title=Row 1 back=Rows columns=detail Rows,Done prints=chosen=1
      > tap "Done"
      window/split title=Rows columns=sidebar Row prints=rows+,detail-,chosen=0
      """#),
  NavigationCase(
    "4.8", "an older link's binding on a large phone, told when its screen has gone",
    device: "iPhone 16 Plus",
    source: #"""
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          NavigationView {
            NavigationLink(isActive: $isOn) {
              Text("Far").navigationTitle("Far").onDisappear { print("far-") }
            } label: { Text("Go") }
            .navigationTitle("Home")
          }
          .onChange(of: isOn) { print("isOn=\($1)") }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Go
      > tap "Go"
      window/stack title=Far back=Home path=[] Home prints=isOn=true
      > back
      window/stack title=Home path=[] Go prints=far-,isOn=false
      """#),
]
