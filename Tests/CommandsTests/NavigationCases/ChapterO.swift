/// Chapter O of the navigation cases: views that show the time, fields, tables, and what other
/// devices do otherwise. They are numbered by the rules that they show.
let casesO: [NavigationCase] = [
  NavigationCase(
    "1.3", "views that show the time follow the clock",
    source: #"""
      struct ContentView: View {
        @State var start = Date()
        var body: some View {
          VStack {
            TimelineView(.periodic(from: start, by: 2)) { context in
              Text("at \(Int(context.date.timeIntervalSince(start)))")
            }
            TimelineView(.animation) { context in
              Text("now \(context.date.timeIntervalSince(start).formatted())")
            }
            TimelineView(.explicit([start.addingTimeInterval(3)])) { context in
              Text("once \(Int(context.date.timeIntervalSince(start)))")
            }
            Text(start, style: .timer)
            Text(timerInterval: start...start.addingTimeInterval(10))
          }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=at 0|now 0|once 3|0:00|0:10
      > wait 1s
      window  texts=at 0|now 1|once 3|0:01|0:09
      > wait 2.5s
      window  texts=at 2|now 3.5|once 3|0:03|0:07
      > wait idle
      window  texts=at 2|now 3.5|once 3|0:03|0:07
      > wait 10s
      window  texts=at 12|now 13.5|once 3|0:13|0:00
      """#),
  NavigationCase(
    "17.7", "the return key of a field of several lines",
    source: #"""
      struct ContentView: View {
        @State var draft = ""
        var body: some View {
          TextField("Message", text: $draft, axis: .vertical).onSubmit { print("send") }
            .accessibilityValue("lines")
            .onChange(of: draft) { print($1.debugDescription) }
        }
      }
      """#,
    steps: #"""
      >
      window Message=lines
      > type "Message" "yo" --submit
      window Message=lines prints="yo","yo\n"
      """#),
  NavigationCase(
    "16.1", "a table", device: "Mac",
    source: #"""
      struct Row: Identifiable { var id: String { name }; var name: String; var count: Int }
      struct ContentView: View {
        @State var rows = [Row(name: "Beta", count: 9), Row(name: "Alpha", count: 2)]
        @State var chosen: String?
        @State var order = [KeyPathComparator(\Row.name)]
        var body: some View {
          Table(rows, selection: $chosen, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Count", value: \.count) { Text("n\($0.count)") }.width(100)
          }
          .onChange(of: order) { rows.sort(using: $1) }
        }
      }
      """#,
    steps: #"""
      >
      window Name,Count,Beta, n9,Alpha, n2 texts=Beta|n9|Alpha|n2
      > tap "Name"
      window Name,Count,Beta, n9,Alpha, n2 texts=Beta|n9|Alpha|n2
      > tap "Count"
      window Name,Count,Alpha, n2,Beta, n9 texts=Alpha|n2|Beta|n9
      > select "Alpha"
      window Name,Count,Alpha, n2*,Beta, n9 texts=Alpha|n2|Beta|n9
      """#),
  NavigationCase(
    "16.1", "a table on a phone",
    source: #"""
      struct Row: Identifiable { var id: Int; var name: String }
      struct ContentView: View {
        @State var chosen: Int?
        var body: some View {
          Table([Row(id: 1, name: "Beta"), Row(id: 2, name: "Alpha")], selection: $chosen) {
            TableColumn("Name", value: \.name)
            TableColumn("Number") { Text("\($0.id)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Beta,Alpha
      > select "Alpha"
      window Beta,Alpha*
      """#),
  NavigationCase(
    "13.6", "a sheet's buttons on a Mac", device: "Mac",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          Button("Edit") { shows = true }.sheet(isPresented: $shows) {
            NavigationStack {
              Text("Name").toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { shows = false } }
                ToolbarItem(placement: .confirmationAction) { Button("OK") {} }
                ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
              }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Edit
      > tap "Edit"
      window/sheet/stack path=[] Delete,Cancel,OK texts=Name
      > swipe down
      window/sheet/stack path=[] Delete,Cancel,OK texts=Name error=notPossible
      > rotate
      window/sheet/stack path=[] Delete,Cancel,OK texts=Name error=notPossible
      """#),
  NavigationCase(
    "14.1", "search on a Mac", device: "Mac",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        var body: some View {
          NavigationSplitView {
            List { Text("Row") }.navigationTitle("Side")
          } detail: {
            Text("Detail \(text)")
          }.searchable(text: $text)
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=sidebar|detail Hide Sidebar,Search texts=Side|Row|Detail 
      > search "x"
      window/split columns=sidebar|detail Hide Sidebar,Search=x texts=Side|Row|Detail x
      """#),
  NavigationCase(
    "17.6", "accessibility focus goes where an assistive technology would take it",
    source: #"""
      struct ContentView: View {
        @AccessibilityFocusState var isFocused: Bool
        var body: some View {
          Button("Focus") {
            isFocused = true
            print(isFocused)
          }.accessibilityFocused($isFocused)
        }
      }
      """#,
    steps: #"""
      >
      window Focus
      > tap "Focus"
      window Focus prints=true
      """#),
  NavigationCase(
    "2.10.6", "a large title in the bar's row, and one that is removed",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go") { Text("Page").navigationTitle("Gone").toolbar(removing: .title) }
              .navigationTitle("Large").toolbarTitleDisplayMode(.inlineLarge)
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Large path=[] Go
      > tap "Go"
      window/stack title=Gone back=Large path=[] Large texts=Page
      """#),
  NavigationCase(
    "5.1.1", "a fragment of a variable and a modifier",
    source: #"""
      @State var shows = false

      .sheet(isPresented: $shows) { Text("Sheet") }
      """#,
    steps: #"""
      >
      window 
      > shows = true
      window/sheet detent=large  texts=Sheet
      """#),
]
