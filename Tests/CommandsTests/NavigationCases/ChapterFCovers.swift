/// Chapter FCovers of the navigation cases: covers, popovers and what is presented over what.
let casesFCovers: [NavigationCase] = [
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
          Button("Show") { shows = true }.sheet(isPresented: $shows) { GeometryReader { g in Text(verbatim: "h \(g.size.height)") }.presentationDetents([.medium]) }
        }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=large  texts=h 372.0
      > swipe down
      window/sheet detent=large  texts=h 372.0 error=notPossible
      > dismiss
      window/sheet detent=large  texts=h 372.0 error=notPossible
      > drag by 0,350
      window/sheet detent=large  texts=h 372.0
      > rotate
      window/sheet detent=medium  texts=h 425.0
      > swipe down
      window Show
      """#),
  NavigationCase(
    "74b", "a sheet in landscape that says that it stays one", isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var shows = true
        var body: some View {
          Text("Below").sheet(isPresented: $shows) { Text("S").presentationDetents([.medium, .large]).presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .none) }
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=large  texts=S
      > swipe down
      window  texts=Below
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
            Button("Show") { shows = true }.sheet(isPresented: $shows) { GeometryReader { g in Text(verbatim: "\(g.size.width) x \(g.size.height)") } }
            Button("Page") { pages = true }.sheet(isPresented: $pages) { GeometryReader { g in Text(verbatim: "\(g.size.width) x \(g.size.height)") }.presentationSizing(.page) }
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
            Button("Show") { shows = true }.sheet(isPresented: $shows) { GeometryReader { g in Text(verbatim: "\(g.size.width) x \(g.size.height)") } }
            Button("Page") { pages = true }.sheet(isPresented: $pages) { GeometryReader { g in Text(verbatim: "\(g.size.width) x \(g.size.height)") }.presentationSizing(.page) }
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
  NavigationCase(
    "75e", "content says what a sheet and a popover are in compact sizes",
    source: #"""
      struct ContentView: View {
        @State var a = false
        @State var b = false
        var body: some View {
          VStack {
            Button("Sheet") { a = true }
              .sheet(isPresented: $a) { Text("s").presentationCompactAdaptation(.fullScreenCover) }
            Button("Popover") { b = true }
              .popover(isPresented: $b) {
                Text("p").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
              }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Sheet,Popover
      > tap "Sheet"
      window/fullScreenCover  texts=s
      > a = false
      window Sheet,Popover
      > tap "Popover"
      window/popover  texts=p
      > dismiss
      window Sheet,Popover
      > rotate
      window Sheet,Popover
      > tap "Popover"
      window/sheet detent=large  texts=p
      """#),
]
