/// Chapter R of the navigation cases: what goes with the screen that it stood on. They are numbered
/// by the rules that they show.
let casesR: [NavigationCase] = [
  NavigationCase(
    "2.5.1", "bindings are told when the path takes their screens away",
    source: #"""
      struct ContentView: View {
        @State var path = [1]
        @State var shows = false
        @State var shows2 = false
        var body: some View {
          NavigationStack(path: $path) {
            Text("r").navigationTitle("H").navigationDestination(for: Int.self) { n in
              Button("on") { shows = true }.navigationTitle("D\(n)")
                .navigationDestination(isPresented: $shows) {
                  Button("further") { shows2 = true }.navigationTitle("S")
                    .navigationDestination(isPresented: $shows2) {
                      Button("leave") { shows = false }.navigationTitle("S2")
                    }
                }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=D1 back=H path=["1"] H,on
      > tap "on"
      window/stack title=S back=D1 path=["1"] D1,further
      > tap "further"
      window/stack title=S2 back=S path=["1"] S,leave
      > path = []
      window/stack title=H path=[]  texts=r
      > print(shows, shows2)
      window/stack title=H path=[]  texts=r prints=false false
      > path = [2]
      window/stack title=D2 back=H path=["2"] H,on
      > tap "on"
      window/stack title=S back=D2 path=["2"] D2,further
      > tap "further"
      window/stack title=S2 back=S path=["2"] S,leave
      > tap "leave"
      window/stack title=D2 back=H path=["2"] H,on
      > print(shows, shows2)
      window/stack title=D2 back=H path=["2"] H,on prints=false false
      """#),
  NavigationCase(
    "1.3", "cubic keyframes run on into each other, or as their velocities say",
    source: #"""
      struct Spot { var x = 0.0; var size = CGSize.zero }
      struct ContentView: View {
        var body: some View {
          Button("ask") {
            let line = KeyframeTimeline(initialValue: Spot()) {
              KeyframeTrack(\.x) {
                CubicKeyframe(1, duration: 1)
                CubicKeyframe(3, duration: 1)
              }
              KeyframeTrack(\.size) {
                CubicKeyframe(CGSize(width: 1, height: 2), duration: 1, endVelocity: .zero)
                CubicKeyframe(CGSize(width: 3, height: 4), duration: 1)
              }
            }
            print(line.value(time: 0.5).x, line.value(time: 1.5).x, line.value(time: 2).x)
            print(line.value(time: 0.5).size)
            let swift = KeyframeTimeline(initialValue: 0.0) {
              CubicKeyframe(1, duration: 2, startVelocity: 2, endVelocity: 0)
            }
            print(swift.value(time: 1))
          }
        }
      }
      """#,
    steps: #"""
      >
      window ask
      > tap "ask"
      window ask prints=0.3125 2.1875 3.0,(0.5, 1.0),1.0
      """#),
  NavigationCase(
    "16.10", "a finger that scrolls takes the keyboard away",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        @State var keeps = false
        @State var rests = false
        @FocusState var isFocused: Bool
        var body: some View {
          List {
            TextField("Name", text: $text).focused($isFocused)
            ForEach(0..<40) { Color.red.accessibilityLabel("c\($0)") }
          }
          .scrollDismissesKeyboard(keeps ? .never : .automatic)
          .scrollDisabled(rests)
          .onChange(of: isFocused) { print("focus \(isFocused)") }
        }
      }
      """#,
    steps: #"""
      >
      window Name
      > tap "Name"
      window Name prints=focus true
      > scroll by 4
      window Name prints=focus false
      > isFocused = true
      window Name prints=focus true
      > scroll to top
      window Name prints=focus false
      > keeps = true
      window Name
      > tap "Name"
      window Name prints=focus true
      > scroll by 4
      window Name
      > rests = true
      window Name
      > scroll by 4
      window Name error=notPossible
      """#),
  NavigationCase(
    "12.7", "fields and pictures are scrolled to by their names",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        var body: some View {
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(height: 2000)
              TextField("Name", text: $text)
              Color.red.frame(height: 2000)
              Image(systemName: "star").accessibilityLabel("Favourite")
            }
          }
          .overlay { Button("b") {} }
        }
      }
      """#,
    steps: #"""
      >
      window b
      > scroll to "Name"
      window Name,b
      > scroll to "Favourite"
      window b
      > scroll to "Neither"
      window b error=noSuchText
      """#),
  NavigationCase(
    "17.7", "a field that is covered, disabled or gone has lost the focus",
    source: #"""
      struct Form: View {
        @FocusState var isOn: Bool
        @State var name = ""
        var body: some View { TextField("U", text: $name).focused($isOn).onAppear { isOn = true }.onChange(of: isOn) { print("u=\(isOn)") } }
      }
      struct ContentView: View {
        @FocusState var focus: Bool
        @State var name = ""
        @State var shows = true
        @State var isOff = false
        @State var sheet = false
        @State var query = ""
        var body: some View {
          NavigationStack {
            VStack {
              if shows { TextField("T", text: $name).focused($focus).disabled(isOff) }
              NavigationLink("Go") { Text("d") }
            }
            .searchable(text: $query)
            .onChange(of: focus) { print("t=\(focus)") }
            .sheet(isPresented: $sheet) { Form() }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Search,T,Go
      > tap "T"
      window/stack path=[] Search,T,Go prints=t=true
      > tap "Go"
      window/stack back=Back path=[] Back texts=d prints=t=false
      > back
      window/stack path=[] Search,T,Go
      > tap "T"
      window/stack path=[] Search,T,Go prints=t=true
      > sheet = true
      window/stack/sheet detent=large U prints=t=false,u=true
      > dismiss
      window/stack path=[] Search,T,Go
      > tap "T"
      window/stack path=[] Search,T,Go prints=t=true
      > search "x"
      window/stack path=[] Search=x,Cancel,T,Go prints=t=false
      > tap "T"
      window/stack path=[] Search=x,Cancel,T,Go prints=t=true
      > isOff = true
      window/stack path=[] Search=x,Cancel,T!,Go prints=t=false
      > isOff = false
      window/stack path=[] Search=x,Cancel,T,Go
      > tap "T"
      window/stack path=[] Search=x,Cancel,T,Go prints=t=true
      > shows = false
      window/stack path=[] Search=x,Cancel,Go prints=t=false
      """#),
  NavigationCase(
    "16.1", "while a list is edited its links are rows to select",
    source: #"""
      struct Item: Identifiable, Hashable { var id: Int }
      struct ContentView: View {
        @State var chosen: Set<Int> = []
        let items = [Item(id: 1), Item(id: 2)]
        var body: some View {
          NavigationStack {
            List(items, selection: $chosen) { item in NavigationLink("Row \(item.id)", value: item) }
              .toolbar { EditButton() }
              .navigationDestination(for: Item.self) { Text("D \($0.id)") }
          }
          .onChange(of: chosen) { print(chosen.sorted()) }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Edit,Row 1,Row 2
      > tap "Edit"
      window/stack path=[] Done,Row 1,Row 2
      > tap "Row 1"
      window/stack path=[] Done,Row 1*,Row 2 prints=[1]
      > tap "Row 1"
      window/stack path=[] Done,Row 1,Row 2 prints=[]
      > tap "Done"
      window/stack path=[] Edit,Row 1,Row 2
      > tap "Row 2"
      window/stack back=Back path=["Item(id: 2)"] Back texts=D 2
      """#),
  NavigationCase(
    "16.1b", "while a list without a selection is edited its links lead nowhere",
    source: #"""
      struct ContentView: View {
        @State var items = [1, 2]
        var body: some View {
          NavigationStack {
            List { ForEach(items, id: \.self) { item in NavigationLink("Row \(item)") { Text("D") } }.onDelete { items.remove(atOffsets: $0) } }
              .toolbar { EditButton() }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Edit,Row 1,Row 2
      > tap "Edit"
      window/stack path=[] Done,Remove Row 1,Row 1!,Remove Row 2,Row 2!
      > tap "Row 1"
      window/stack path=[] Done,Remove Row 1,Row 1!,Remove Row 2,Row 2! error=disabledControl
      """#),
  NavigationCase(
    "5.6", "a popover is as narrow as a phone", device: "iPad Pro 11-inch",
    source: #"""
      struct Shown: View {
        @Environment(\.horizontalSizeClass) var width
        var body: some View { Text(width == .compact ? "compact" : "regular") }
      }
      struct ContentView: View {
        @State var shows = true
        var body: some View { Shown().popover(isPresented: $shows) { Shown() } }
      }
      """#,
    steps: #"""
      >
      window/popover  texts=compact
      """#),
]
