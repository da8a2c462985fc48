/// Chapter F of the navigation cases: sheets, covers and popovers.
let casesF: [NavigationCase] = [
  NavigationCase(
    "59", "a sheet dragged away",
    source: CasesFSources.simple,
    steps: #"""
      >
      window Show prints=P+
      > tap "Show"
      window/sheet detent=large Count 0,Close texts=Sheet prints=shows=true,S+,S~
      > drag "Sheet" by 0,480
      window Show prints=S-,S!,D,shows=false
      """#),
  NavigationCase(
    "59b", "swipe down",
    source: CasesFSources.simple,
    steps: #"""
      >
      window Show prints=P+
      > tap "Show"
      window/sheet detent=large Count 0,Close texts=Sheet prints=shows=true,S+,S~
      > swipe down
      window Show prints=S-,S!,D,shows=false
      """#),
  NavigationCase(
    "59c", "dismiss command",
    source: CasesFSources.simple,
    steps: #"""
      >
      window Show prints=P+
      > tap "Show"
      window/sheet detent=large Count 0,Close texts=Sheet prints=shows=true,S+,S~
      > dismiss
      window Show prints=S-,S!,D,shows=false
      """#),
  NavigationCase(
    "60", "dismiss() in the content",
    source: CasesFSources.simple,
    steps: #"""
      >
      window Show prints=P+
      > tap "Show"
      window/sheet detent=large Count 0,Close texts=Sheet prints=shows=true,S+,S~
      > tap "Close"
      window Show prints=shows=false,S-,S!,D
      > shows = true
      window/sheet detent=large Count 0,Close texts=Sheet prints=shows=true,S+,S~
      > shows = false
      window Show prints=shows=false,S-,S!,D
      """#),
  NavigationCase(
    "61", "how far a sheet is dragged",
    source: CasesFSources.simple,
    steps: #"""
      >
      window Show prints=P+
      > tap "Show"
      window/sheet detent=large Count 0,Close texts=Sheet prints=shows=true,S+,S~
      > drag "Sheet" by 0,380
      window/sheet detent=large Count 0,Close texts=Sheet
      > drag "Sheet" by 0,420
      window Show prints=S-,S!,D,shows=false
      """#),
  NavigationCase(
    "62", "interactive dismissal disabled",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          Button("Show") { shows = true }
            .sheet(isPresented: $shows) { Button("Close") { shows = false }.interactiveDismissDisabled() }
        }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=large Close
      > dismiss
      window/sheet detent=large Close error=notPossible
      > swipe down
      window/sheet detent=large Close error=notPossible
      > tap "Close"
      window Show
      """#),
  NavigationCase(
    "63", "another item",
    source: CasesFSources.items,
    steps: #"""
      >
      window  texts=Root
      > item = Item(id: 1, title: "A")
      window/sheet detent=large A 0 prints=item=A,A+
      > item = Item(id: 2, title: "B")
      window/sheet detent=large B 0 prints=item=B,A-,D,B+
      """#),
  NavigationCase(
    "64", "the same id in place",
    source: CasesFSources.items,
    steps: #"""
      >
      window  texts=Root
      > item = Item(id: 1, title: "A")
      window/sheet detent=large A 0 prints=item=A,A+
      > tap "A 0"
      window/sheet detent=large A 1
      > item = Item(id: 1, title: "A2")
      window/sheet detent=large A2 1 prints=item=A2
      > item = nil
      window  texts=Root prints=item=nil,A2-,D
      """#),
  NavigationCase(
    "65", "two sheets of one presenter",
    source: CasesFSources.two,
    steps: #"""
      >
      window Swap
      > a = true
      window/sheet detent=large  texts=A prints=a=true,A+
      > b = true
      window/sheet detent=large  texts=A prints=b=true
      > a = false
      window/sheet detent=large  texts=B prints=a=false,A-,Da,B+
      """#),
  NavigationCase(
    "66", "one goes and another comes in one update",
    source: CasesFSources.two,
    steps: #"""
      >
      window Swap
      > a = true
      window/sheet detent=large  texts=A prints=a=true,A+
      > swap()
      window/sheet detent=large  texts=B prints=a=false,b=true,A-,Da,B+
      """#),
  NavigationCase(
    "66b", "one goes and another comes in one update before 17.4", ios: "17.3",
    source: CasesFSources.two,
    steps: #"""
      >
      window Swap
      > a = true
      window/sheet detent=large  texts=A prints=a=true,A+
      > swap()
      window Swap prints=a=false,b=true,A-,Da
      """#),
  NavigationCase(
    "67", "a sheet closes and an alert opens in one update",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        @State var warns = false
        var body: some View {
          Button("Show") { shows = true }
            .sheet(isPresented: $shows) { Button("Both") { shows = false; warns = true } }
            .alert("Saved", isPresented: $warns) {}
        }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=large Both
      > tap "Both"
      window/alert title=Saved OK
      > tap "OK"
      window Show
      """#),
  NavigationCase(
    "67b", "a sheet closes and an alert opens in one update before 17.4", ios: "17.0",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        @State var warns = false
        var body: some View {
          Button("Show") { shows = true }
            .sheet(isPresented: $shows) { Button("Both") { shows = false; warns = true } }
            .alert("Saved", isPresented: $warns) {}
        }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=large Both
      > tap "Both"
      window Show
      > tap "OK"
      window Show error=noSuchControl
      """#),
  NavigationCase(
    "68", "a sheet from a sheet",
    source: #"""
      struct ContentView: View {
        @State var outer = false
        var body: some View {
          Button("Outer") { outer = true }.sheet(isPresented: $outer, onDismiss: { print("Do") }) { Middle() }
            .onChange(of: outer) { print("outer=\(outer)") }
        }
        func close() { outer = false }
      }
      struct Middle: View {
        @State var inner = false
        var body: some View {
          Button("Inner") { inner = true }.sheet(isPresented: $inner, onDismiss: { print("Di") }) { Text("Deep").onDisappear { print("I-") } }
            .onChange(of: inner) { print("inner=\(inner)") }
            .onDisappear { print("M-") }
        }
      }
      """#,
    steps: #"""
      >
      window Outer
      > tap "Outer"
      window/sheet detent=large Inner prints=outer=true
      > tap "Inner"
      window/sheet/sheet detent=large  texts=Deep prints=inner=true
      > close()
      window Outer prints=outer=false,M-,I-,Di,Do
      > tap "Outer"
      window/sheet detent=large Inner prints=outer=true
      """#),
  NavigationCase(
    "69", "a sheet's state is new each time",
    source: CasesFSources.simple,
    steps: #"""
      >
      window Show prints=P+
      > tap "Show"
      window/sheet detent=large Count 0,Close texts=Sheet prints=shows=true,S+,S~
      > tap "Count 0"
      window/sheet detent=large Count 1,Close texts=Sheet
      > tap "Count 1"
      window/sheet detent=large Count 2,Close texts=Sheet
      > tap "Close"
      window Show prints=shows=false,S-,S!,D
      > tap "Show"
      window/sheet detent=large Count 0,Close texts=Sheet prints=shows=true,S+,S~
      """#),
  NavigationCase(
    "70", "dismiss in the root of a stack in a sheet",
    source: #"""
      struct Root: View {
        @Environment(\.dismiss) var dismiss
        var body: some View {
          VStack { Button("Close root") { dismiss() }; NavigationLink("Deeper") { Deep() } }.navigationTitle("Root")
        }
      }
      struct Deep: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Close deep") { dismiss() }.navigationTitle("Deep") }
      }
      struct ContentView: View {
        @State var shows = false
        var body: some View { Button("Show") { shows = true }.sheet(isPresented: $shows) { NavigationStack { Root() } } }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet/stack title=Root path=[] Close root,Deeper
      > tap "Deeper"
      window/sheet/stack title=Deep back=Root path=[] Root,Close deep
      > tap "Close deep"
      window/sheet/stack title=Root path=[] Close root,Deeper
      > tap "Close root"
      window Show
      """#),
  NavigationCase(
    "71", "the presenter's dismiss",
    source: #"""
      struct ContentView: View {
        @Environment(\.dismiss) var dismiss
        @State var shows = false
        var body: some View { Button("Show") { shows = true }.sheet(isPresented: $shows) { Button("Close") { dismiss() } } }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=large Close
      > tap "Close"
      window/sheet detent=large Close
      """#),
  NavigationCase(
    "72", "popping the presenter closes its sheet",
    source: #"""
      struct ContentView: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Root").navigationTitle("Home").navigationDestination(for: Int.self) { _ in Deep() } }
        }
      }
      struct Deep: View {
        @State var shows = false
        var body: some View { Button("Show") { shows = true }.navigationTitle("Deep").sheet(isPresented: $shows, onDismiss: { print("D") }) { Text("S").onDisappear { print("S-") } } }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[]  texts=Root
      > path = [1]
      window/stack title=Deep back=Home path=["1"] Home,Show
      > tap "Show"
      window/stack/sheet detent=large  texts=S
      > path = []
      window/stack title=Home path=[]  texts=Root prints=S-,D
      """#),
  NavigationCase(
    "73", "a cover",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          Button("Show") { shows = true }
            .onAppear { print("P+") }.onDisappear { print("P-") }
            .fullScreenCover(isPresented: $shows, onDismiss: { print("D") }) { Inner() }
        }
      }
      struct Inner: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() }.onAppear { print("C+") }.onDisappear { print("C-") } }
      }
      """#,
    steps: #"""
      >
      window Show prints=P+
      > tap "Show"
      window/fullScreenCover Close prints=C+
      > swipe down
      window/fullScreenCover Close error=notPossible
      > dismiss
      window/fullScreenCover Close error=notPossible
      > drag "Close" by 0,500
      window/fullScreenCover Close
      > tap "Close"
      window Show prints=C-,D
      """#),
  NavigationCase(
    "74", "a sheet on a phone in landscape", isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          Button("Show") { shows = true }.sheet(isPresented: $shows) { GeometryReader { g in Text("h \(g.size.height)") }.presentationDetents([.medium]) }
        }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=large  texts=h 372.0
      """#),
  NavigationCase(
    "75", "a popover on a phone is a sheet",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        @State var keeps = false
        var body: some View {
          VStack {
            Button("Show") { shows = true }.popover(isPresented: $shows) { Text("P") }
            Button("Keep") { keeps = true }.popover(isPresented: $keeps) { Text("K").presentationCompactAdaptation(.popover) }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Show,Keep
      > tap "Show"
      window/sheet detent=large  texts=P
      > dismiss
      window Show,Keep
      > tap "Keep"
      window/popover  texts=K
      > dismiss
      window Show,Keep
      """#),
  NavigationCase(
    "75b", "a popover on an iPad", device: "iPad Air 11-inch",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          VStack {
            Button("Show") { shows = true }.popover(isPresented: $shows) { Text("P").padding() }
          }
          .onChange(of: shows) { print("shows=\(shows)") }
        }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/popover  texts=P prints=shows=true
      > dismiss
      window Show prints=shows=false
      """#),
  NavigationCase(
    "76", "a sheet on an iPad", device: "iPad Air 11-inch",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        @State var pages = false
        var body: some View {
          VStack {
            Button("Show") { shows = true }.sheet(isPresented: $shows) { GeometryReader { g in Text("\(g.size.width) x \(g.size.height)") } }
            Button("Page") { pages = true }.sheet(isPresented: $pages) { GeometryReader { g in Text("\(g.size.width) x \(g.size.height)") }.presentationSizing(.page) }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Show,Page
      > tap "Show"
      window/sheet detent=large  texts=540.0 x 620.0
      > dismiss
      window Show,Page
      > tap "Page"
      window/sheet detent=large  texts=706.0 x 998.0
      """#),
  NavigationCase(
    "76c", "a sheet on an iPad on 17", device: "iPad Air 11-inch", ios: "17",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        @State var pages = false
        var body: some View {
          VStack {
            Button("Show") { shows = true }.sheet(isPresented: $shows) { GeometryReader { g in Text("\(g.size.width) x \(g.size.height)") } }
            Button("Page") { pages = true }.sheet(isPresented: $pages) { GeometryReader { g in Text("\(g.size.width) x \(g.size.height)") }.presentationSizing(.page) }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Show,Page
      > tap "Show"
      window/sheet detent=large  texts=706.0 x 998.0
      > dismiss
      window Show,Page
      > tap "Page"
      window/sheet detent=large  texts=706.0 x 998.0
      """#),
  NavigationCase(
    "76b", "the sheet modifier removed by an if",
    source: #"""
      struct ContentView: View {
        @State var has = true
        @State var shows = true
        var body: some View {
          VStack { if has { Text("x").sheet(isPresented: $shows) { Text("S") } } }
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=large  texts=S
      > has = false
      window 
      > print(shows)
      window  prints=true
      """#),
  NavigationCase(
    "76d", "the sheet modifier removed by an if on 17", ios: "17",
    source: #"""
      struct ContentView: View {
        @State var has = true
        @State var shows = true
        var body: some View {
          VStack { if has { Text("x").sheet(isPresented: $shows) { Text("S") } } }
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=large  texts=S
      > has = false
      window 
      > print(shows)
      window  prints=false
      """#),
]

/// Programs of several cases.
private enum CasesFSources {
  static let simple = #"""
    struct ContentView: View {
      @State var shows = false
      @State var path: [Int] = []
      var body: some View {
        Button("Show") { shows = true }
          .onAppear { print("P+") }
          .onDisappear { print("P-") }
          .onChange(of: shows) { print("shows=\(shows)") }
          .sheet(isPresented: $shows, onDismiss: { print("D") }) { Content() }
      }
    }
    struct Content: View {
      @Environment(\.dismiss) var dismiss
      @State var count = 0
      var body: some View {
        VStack {
          Text("Sheet")
          Button("Count \(count)") { count += 1 }
          Button("Close") { dismiss() }
        }
        .onAppear { print("S+") }
        .task {
          print("S~")
          do { try await Task.sleep(for: .seconds(1000)) } catch { print("S!") }
        }
        .onDisappear { print("S-") }
      }
    }
    """#
  static let items = #"""
    struct Item: Identifiable { let id: Int; var title: String }
    struct Content: View {
      let item: Item
      @State var count = 0
      var body: some View {
        Button("\(item.title) \(count)") { count += 1 }.onAppear { print("\(item.title)+") }.onDisappear { print("\(item.title)-") }
      }
    }
    struct ContentView: View {
      @State var item: Item?
      var body: some View {
        Text("Root").sheet(item: $item, onDismiss: { print("D") }) { Content(item: $0) }
          .onChange(of: item?.title) { print("item=\(item?.title ?? "nil")") }
      }
    }
    """#
  static let two = #"""
    struct ContentView: View {
      @State var a = false
      @State var b = false
      var body: some View {
        VStack { Button("Swap") { a = false; b = true } }
          .sheet(isPresented: $a, onDismiss: { print("Da") }) { Text("A").onAppear { print("A+") }.onDisappear { print("A-") } }
          .sheet(isPresented: $b, onDismiss: { print("Db") }) { Text("B").onAppear { print("B+") }.onDisappear { print("B-") } }
          .onChange(of: a) { print("a=\(a)") }
          .onChange(of: b) { print("b=\(b)") }
      }
      func swap() { a = false; b = true }
    }
    """#
}
