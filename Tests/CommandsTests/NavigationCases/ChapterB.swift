/// Chapter B of the navigation cases: destinations.
let casesB: [NavigationCase] = [
  NavigationCase(
    "18", "a value link without a destination",
    source: #"""
      struct ContentView: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { NavigationLink("1", value: 1).navigationTitle("Home") }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] 1
      > tap "1"
      window/stack title=Home path=[] 1 warns=a link of value type Int has no matching navigationDestination visible from it; the link cannot be activated
      """#),
  NavigationCase(
    "19", "code appends a value without a destination",
    source: #"""
      struct ContentView: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("1", value: 1).navigationTitle("Home")
              .navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] 1
      > path.append("a")
      window/stack back=Home path=[""a""] Home warns=the path holds a value of type String, for which no destination is declared
      > print(path.count)
      window/stack back=Home path=[""a""] Home prints=1
      > back
      window/stack title=Home path=[] 1
      """#),
  NavigationCase(
    "20", "the registration nearest the root wins",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("1", value: 1).navigationTitle("Home")
              .navigationDestination(for: Int.self) { n in
                NavigationLink("2", value: 2)
                  .navigationTitle("Root \(n)")
                  .navigationDestination(for: Int.self) { Text("x").navigationTitle("Inner \($0)") }
              }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] 1
      > tap "1"
      window/stack title=Root 1 back=Home path=["1"] Home,2
      > tap "2"
      window/stack title=Root 2 back=Root 1 path=["1", "2"] Root 1,2 warns=navigationDestination(for: Int.self) is declared more than once in the stack; the one nearest the root is used
      """#),
  NavigationCase(
    "20b", "two on one view: the outer one wins",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("1", value: 1).navigationTitle("Home")
              .navigationDestination(for: Int.self) { Text("x").navigationTitle("Inner \($0)") }
              .navigationDestination(for: Int.self) { Text("x").navigationTitle("Outer \($0)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] 1
      > tap "1"
      window/stack title=Outer 1 back=Home path=["1"] Home texts=x warns=navigationDestination(for: Int.self) is declared more than once in the stack; the one nearest the root is used
      """#),
  NavigationCase(
    "21", "an id is not its model",
    source: #"""
      struct Recipe: Identifiable, Hashable { let id: Int; var name = "Soup" }
      struct ContentView: View {
        @State var path: [Recipe.ID] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Soup", value: Recipe(id: 3).id)
              .navigationDestination(for: Recipe.self) { Text($0.name) }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Soup
      > tap "Soup"
      window/stack path=[] Soup warns=a link of value type Int has no matching navigationDestination visible from it; the link cannot be activated
      """#),
  NavigationCase(
    "22", "a registration inside a lazy container",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List(1..<4, id: \.self) { n in
              NavigationLink("Row \(n)", value: n)
                .navigationDestination(for: Int.self) { Text("Level \($0)").navigationTitle("D\($0)") }
            }
            .navigationTitle("Home")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Row 1,Row 2,Row 3
      > tap "Row 1"
      window/stack title=Home path=[] Row 1,Row 2,Row 3 warns=navigationDestination(for: Int.self) stands inside a lazy container and is ignored; move it outside of the rows
      """#),
  NavigationCase(
    "22c", "a registration inside a lazy container on 17", ios: "17",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List(1..<4, id: \.self) { n in
              NavigationLink("Row \(n)", value: n)
                .navigationDestination(for: Int.self) { Text("Level \($0)").navigationTitle("D\($0)") }
            }
            .navigationTitle("Home")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Row 1,Row 2,Row 3
      > tap "Row 1"
      window/stack title=D1 back=Home path=["1"] Home texts=Level 1 warns=navigationDestination(for: Int.self) is declared more than once in the stack; the one nearest the root is used
      """#),
  NavigationCase(
    "22b", "outside the rows it counts",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List(1..<4, id: \.self) { n in NavigationLink("Row \(n)", value: n) }
            .navigationDestination(for: Int.self) { Text("Level \($0)").navigationTitle("D\($0)") }
            .navigationTitle("Home")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Row 1,Row 2,Row 3
      > tap "Row 1"
      window/stack title=D1 back=Home path=["1"] Home texts=Level 1
      """#),
  NavigationCase(
    "23", "a link outside of any container",
    source: #"""
      struct ContentView: View {
        var body: some View { NavigationLink("Go") { Text("Deep") } }
      }
      """#,
    steps: #"""
      >
      window Go! warns=a NavigationLink stands outside of any navigation container; it is disabled
      > tap "Go"
      window Go! error=disabledControl
      """#),
  NavigationCase(
    "24", "a binding pushes",
    source: CasesBSources.mixed,
    steps: #"""
      >
      window/stack title=Home path=[] Value 1,View V,Show S
      > tap "Show S"
      window/stack title=S back=Home path=[] Home,Value 5 prints=shows=true,S+
      > back
      window/stack title=Home path=[] Value 1,View V,Show S prints=S-,shows=false
      """#),
  NavigationCase(
    "25", "another item in place",
    source: #"""
      struct Item: Identifiable, Hashable { let id: Int }
      struct ContentView: View {
        @State var item: Item?
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Root").navigationTitle("Home")
              .navigationDestination(item: $item) { item in
                Text("Item \(item.id)").navigationTitle("I\(item.id)")
                  .onAppear { print("I+") }
                  .onDisappear { print("I-") }
              }
          }
          .onChange(of: item) { print("item=\(item?.id ?? 0)") }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[]  texts=Root
      > item = Item(id: 1)
      window/stack title=I1 back=Home path=[] Home texts=Item 1 prints=item=1,I+
      > item = Item(id: 2)
      window/stack title=I2 back=Home path=[] Home texts=Item 2 prints=item=2
      > item = nil
      window/stack title=Home path=[]  texts=Root prints=item=0,I-
      > item = Item(id: 3)
      window/stack title=I3 back=Home path=[] Home texts=Item 3 prints=item=3,I+
      > back
      window/stack title=Home path=[]  texts=Root prints=I-,item=0
      > print(path.count)
      window/stack title=Home path=[]  texts=Root prints=0
      """#),
  NavigationCase(
    "26", "a list's selection drives the screen",
    source: #"""
      struct Item: Identifiable, Hashable { let id: Int }
      struct ContentView: View {
        @State var chosen: Int?
        let items = (1...4).map { Item(id: $0) }
        var body: some View {
          NavigationStack {
            List(items, selection: $chosen) { Text("Row \($0.id)") }
              .navigationTitle("Home")
              .navigationDestination(item: $chosen) { Text("Item \($0)").navigationTitle("I\($0)") }
          }
          .onChange(of: chosen) { print("chosen=\(chosen ?? 0)") }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Row 1,Row 2,Row 3,Row 4
      > tap "Row 3"
      window/stack title=I3 back=Home path=[] Home texts=Item 3 prints=chosen=3
      > back
      window/stack title=Home path=[] Row 1,Row 2,Row 3,Row 4 prints=chosen=0
      """#),
  NavigationCase(
    "27", "a view destination above values",
    source: CasesBSources.mixed,
    steps: #"""
      >
      window/stack title=Home path=[] Value 1,View V,Show S
      > tap "Value 1"
      window/stack title=D1 back=Home path=["1"] Home,View V,Value 9 prints=path=[1]
      > tap "View V"
      window/stack title=V back=D1 path=["1"] D1,Value 5 prints=V+
      > back
      window/stack title=D1 back=Home path=["1"] Home,View V,Value 9 prints=V-
      """#),
  NavigationCase(
    "28", "a value above a view destination",
    source: CasesBSources.mixed,
    steps: #"""
      >
      window/stack title=Home path=[] Value 1,View V,Show S
      > tap "Value 1"
      window/stack title=D1 back=Home path=["1"] Home,View V,Value 9 prints=path=[1]
      > tap "View V"
      window/stack title=V back=D1 path=["1"] D1,Value 5 prints=V+
      > tap "Value 5"
      window/stack title=D5 back=D1 path=["1", "5"] D1,View V,Value 9 prints=path=[1, 5],V- warns=a value was pushed above the screen of a view link; such screens are taken away
      """#),
  NavigationCase(
    "29", "a value above a binding's screen",
    source: CasesBSources.mixed,
    steps: #"""
      >
      window/stack title=Home path=[] Value 1,View V,Show S
      > tap "Show S"
      window/stack title=S back=Home path=[] Home,Value 5 prints=shows=true,S+
      > tap "Value 5"
      window/stack title=S back=D5 path=["5"] D5,Value 5 prints=path=[5] warns=a value was pushed while a screen of a binding is on top; it lies underneath
      > back
      window/stack title=D5 back=Home path=["5"] Home,View V,Value 9 prints=S-,shows=false
      """#),
  NavigationCase(
    "30", "an inner stack sees only its own",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationStack { NavigationLink("1", value: 1).navigationTitle("Inner") }
              .navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack/stack title=Inner path=[] 1
      > tap "1"
      window/stack/stack title=Inner path=[] 1 warns=a link of value type Int has no matching navigationDestination visible from it; the link cannot be activated
      """#),
  NavigationCase(
    "30b", "a registration on a pushed view",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go", value: 1).navigationTitle("Home")
              .navigationDestination(for: Int.self) { _ in
                NavigationLink("Text", value: "x").navigationTitle("One")
                  .navigationDestination(for: String.self) { Text($0).navigationTitle("Two") }
              }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Go
      > tap "Go"
      window/stack title=One back=Home path=["1"] Home,Text
      > tap "Text"
      window/stack title=Two back=One path=["1", ""x""] One texts=x
      """#),
  NavigationCase(
    "30c", "a nil value",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go", value: nil as Int?).navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Go!
      > tap "Go"
      window/stack path=[] Go! error=disabledControl
      """#),
  NavigationCase(
    "30d", "a link's type is not the path's",
    source: #"""
      struct ContentView: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Go", value: "x").navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Go
      > tap "Go"
      window/stack path=[] Go warns=the stack's path does not take a value of type String
      """#),
]

/// Programs of several cases.
private enum CasesBSources {
  static let mixed = #"""
    struct ContentView: View {
      @State var path: [Int] = []
      @State var shows = false
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Value 1", value: 1)
            NavigationLink("View V") { Page(name: "V") }
            Button("Show S") { shows = true }
          }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { n in
            VStack { 
              NavigationLink("View V") { Page(name: "V") }
              NavigationLink("Value 9", value: 9)
            }.navigationTitle("D\(n)")
          }
          .navigationDestination(isPresented: $shows) { Page(name: "S") }
        }
        .onChange(of: path) { print("path=\(path)") }
        .onChange(of: shows) { print("shows=\(shows)") }
      }
    }
    struct Page: View {
      let name: String
      var body: some View {
        NavigationLink("Value 5", value: 5).navigationTitle(name)
          .onAppear { print("\(name)+") }
          .onDisappear { print("\(name)-") }
      }
    }
    """#
}
