/// Chapter C of the navigation cases: titles and bars.
let casesC: [NavigationCase] = [
  NavigationCase(
    "31", "titles are inherited large",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("1", value: 1).navigationTitle("Inbox")
              .navigationDestination(for: Int.self) { _ in GeometryReader { g in Text(verbatim: "y \(g.frame(in: .global).minY)") }.navigationTitle("One") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Inbox path=[] 1
      > tap "1"
      window/stack title=One back=Inbox path=["1"] Inbox texts=y 155.0
      """#),
  NavigationCase(
    "32", "an inline root makes pushed screens inline",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            VStack { NavigationLink("1", value: 1); GeometryReader { g in Text(verbatim: "y \(g.frame(in: .global).minY)") } }.navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
              .navigationDestination(for: Int.self) { _ in GeometryReader { g in Text(verbatim: "y \(g.frame(in: .global).minY)") }.navigationTitle("One") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Inbox path=[] 1 texts=y 133.97574869791666
      > tap "1"
      window/stack title=One back=Inbox path=["1"] Inbox texts=y 103.0
      """#),
  NavigationCase(
    "33", "no bar without a title",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            VStack(spacing: 0) { GeometryReader { g in Text(verbatim: "y \(g.frame(in: .global).minY)") };  NavigationLink("1", value: 1) }
              .navigationDestination(for: Int.self) { _ in GeometryReader { g in Text(verbatim: "y \(g.frame(in: .global).minY)") } }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] 1 texts=y 59.0
      > tap "1"
      window/stack back=Back path=["1"] Back texts=y 103.0
      """#),
  NavigationCase(
    "34", "a title on the stack is none",
    source: #"""
      struct ContentView: View {
        var body: some View { NavigationStack { GeometryReader { g in Text(verbatim: "y \(g.frame(in: .global).minY)") } }.navigationTitle("Title") }
      }
      """#,
    steps: #"""
      >
      window/stack path=[]  texts=y 59.0
      """#),
  NavigationCase(
    "35", "a principal item and leading items",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go") {
             Text("Body").navigationTitle("Inner").toolbar {
              ToolbarItem(placement: .principal) { Text("Center") }
              ToolbarItem(placement: .topBarLeading) { Button("Lead") {} }
              ToolbarItem(placement: .navigation) { Button("Nav") {} }
              ToolbarItem(placement: .topBarTrailing) { Button("Trail") {} }
             }
            }
            .navigationTitle("Root")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Root path=[] Go
      > tap "Go"
      window/stack title=Inner back=Root path=[] Root,Lead,Nav,Trail texts=Center|Body
      """#),
  NavigationCase(
    "36", "items of a sheet",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          Button("Show") { shows = true }.sheet(isPresented: $shows) {
            NavigationStack {
              Text("Body").navigationTitle("New")
                .toolbar {
                  ToolbarItem(placement: .confirmationAction) { Button("Done") { shows = false } }
                  ToolbarItem(placement: .cancellationAction) { Button("Cancel") { shows = false } }
                }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet/stack title=New path=[] Cancel,Done texts=Body
      > tap "Done"
      window Show
      """#),
  NavigationCase(
    "37", "a large title goes when content scrolls",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Inbox")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Inbox path=[]  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14
      > scroll by 300
      window/stack title=Inbox path=[]  texts=Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15|Row 16|Row 17|Row 18|Row 19|Row 20|Row 21
      > scroll to top
      window/stack title=Inbox path=[]  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14
      """#),
  NavigationCase(
    "37b", "toolbar items of parent and child",
    source: #"""
      struct Child: View { var body: some View { Text("c").toolbar { Button("Child") {} } } }
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            VStack { Child() }.navigationTitle("T").toolbar { Button("Parent") {} }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=T path=[] Parent,Child texts=c
      """#),
  NavigationCase(
    "37d", "secondary actions and bottom bar",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            Text("x").navigationTitle("T").toolbar {
              ToolbarItem(placement: .secondaryAction) { Button("Second") { print("second") } }
              ToolbarItem(placement: .secondaryAction) { Button("Third") { print("third") } }
              ToolbarItem(placement: .primaryAction) { Button("First") {} }
              ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
              ToolbarItem(placement: .status) { Text("Status") }
              ToolbarItem(placement: .keyboard) { Button("Key") {} }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=T path=[] First,More,Bottom texts=x|Status
      > tap "More"
      window/stack/menu Second,Third
      > tap "Second"
      window/stack title=T path=[] First,More,Bottom texts=x|Status prints=second
      """#),
  NavigationCase(
    "37c", "a large title gives way",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Inbox")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Inbox path=[]  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14
      > scroll by 30
      window/stack title=Inbox path=[]  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15
      > scroll by 300
      window/stack title=Inbox path=[]  texts=Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15|Row 16|Row 17|Row 18|Row 19|Row 20|Row 21|Row 22
      > scroll to top
      window/stack title=Inbox path=[]  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14
      > scroll to "Row 40"
      window/stack title=Inbox path=[]  texts=Row 29|Row 30|Row 31|Row 32|Row 33|Row 34|Row 35|Row 36|Row 37|Row 38|Row 39|Row 40|Row 41|Row 42|Row 43|Row 44|Row 45
      """#),
  NavigationCase(
    "37e", "a bound title can be written over",
    source: #"""
      struct ContentView: View {
        @State var name = "Doc"
        var body: some View { NavigationStack { Text("x").navigationTitle($name).navigationBarTitleDisplayMode(.inline) } }
      }
      """#,
    steps: #"""
      >
      window/stack title=Doc path=[] Doc=Doc texts=x
      > type "Doc" "New"
      window/stack title=New path=[] New=New texts=x
      """#),
  NavigationCase(
    "37f", "toolbar content of the program's own",
    source: #"""
      struct Tools: ToolbarContent {
        let action: () -> Void
        var body: some ToolbarContent {
          ToolbarItem(placement: .topBarTrailing) { Button("Add", action: action) }
          ToolbarItemGroup(placement: .bottomBar) { Button("One") {}; Spacer(); Button("Two") {} }
        }
      }
      struct ContentView: View {
        @State var n = 0
        var body: some View { NavigationStack { Text("n \(n)").navigationTitle("T").toolbar { Tools { n += 1 } } } }
      }
      """#,
    steps: #"""
      >
      window/stack title=T path=[] Add,One,Two texts=n 0
      > tap "Add"
      window/stack title=T path=[] Add,One,Two texts=n 1
      """#),
  NavigationCase(
    "37g", "a menu behind the title",
    source: #"""
      struct ContentView: View {
        @State var name = "Doc"
        var body: some View {
          NavigationStack {
            Text("x").navigationTitle($name).navigationBarTitleDisplayMode(.inline)
              .toolbarTitleMenu { Button("Copy") { name += " 2" }; Button("Clear", role: .destructive) { name = "" } }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Doc path=[] Doc=Doc texts=x
      > tap "Doc"
      window/stack/menu Copy,Clear
      > tap "Copy"
      window/stack title=Doc 2 path=[] Doc 2=Doc 2 texts=x
      > type "Doc 2" "New"
      window/stack title=New path=[] New=New texts=x
      """#),
]
