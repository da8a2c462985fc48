/// Chapter N of the navigation cases: what bars and areas cover, what gives way, what the system
/// says. They are numbered by the rules that they show.
let casesN: [NavigationCase] = [
  NavigationCase(
    "2.10.5", "rows under bars are neither seen nor tapped",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List(0..<20) { i in
              Button("\(i)") { print(i) }.frame(height: 80)
            }
            .navigationTitle("Items")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") {} } }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Items path=[] 0,1,2,3,4,5,Bottom
      > scroll to bottom
      window/stack title=Items path=[] 13,14,15,16,17,18,19,Bottom
      > tap "11"
      window/stack title=Items path=[] 13,14,15,16,17,18,19,Bottom error=noSuchControl
      """#),
  NavigationCase(
    "1.2", "a dimming area covers what is under it",
    source: #"""
      struct ContentView: View {
        @State var menu = false
        var body: some View {
          ZStack {
            VStack { Text("Page"); Button("One") { print("one") }; Button("Menu") { menu = true } }
            if menu {
              Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { menu = false }
              VStack { Button("Log out") { print("out") } }.frame(width: 250)
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window One,Menu texts=Page
      > tap "Menu"
      window ,Log out texts=Page|One|Menu
      > tap "One"
      window ,Log out texts=Page|One|Menu error=noSuchControl
      > tap ""
      window One,Menu texts=Page
      """#),
  NavigationCase(
    "1.2", "an opaque area hides, one that lets touches through covers nothing",
    source: #"""
      struct ContentView: View {
        var body: some View {
          VStack {
            ZStack { Button("Under") {}; Color.red.frame(width: 300, height: 60) }
            ZStack { Button("Glass") {}; Color.red.opacity(0.5).frame(width: 300, height: 60).allowsHitTesting(false) }
            Button("Framed") {}.overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue))
            Button("Clear") {}.overlay(Color.clear)
            Button("Gone") {}.overlay(Color.red.scaleEffect(0))
          }
        }
      }
      """#,
    steps: #"""
      >
      window Glass,Framed,Clear,Gone
      """#),
  NavigationCase(
    "5.7.11", "a finger on the content moves the sheet first",
    source: #"""
      struct ContentView: View {
        @State var detent = PresentationDetent.medium
        @State var scrolls = false
        var body: some View {
          VStack { Toggle("Scrolls", isOn: $scrolls); Spacer() }.sheet(isPresented: .constant(true)) {
            List(0..<30) { Text("\($0)").frame(height: 200) }
              .presentationDetents([.medium, .large], selection: $detent)
              .presentationBackgroundInteraction(.enabled)
              .presentationContentInteraction(scrolls ? .scrolls : .automatic)
          }
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=medium Scrolls=off texts=0|1
      > scroll by 100
      window/sheet detent=large Scrolls=off texts=0|1|2
      > scroll by 400
      window/sheet detent=large Scrolls=off texts=2|3|4
      > scroll by -400
      window/sheet detent=large Scrolls=off texts=0|1|2
      > scroll by -100
      window/sheet detent=medium Scrolls=off texts=0|1
      > toggle "Scrolls"
      window/sheet detent=medium Scrolls=on texts=0|1
      > scroll by 400
      window/sheet detent=medium Scrolls=on texts=2|3
      """#),
  NavigationCase(
    "15.2", "no second pull while the indicator is there",
    source: #"""
      struct ContentView: View {
        @State var n = 0
        var body: some View {
          List { Text("n \(n)") }.refreshable {
            try? await Task.sleep(for: .seconds(1))
            n += 1
          }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=n 0
      > refresh
      window  texts=n 0
      > refresh
      window  texts=n 0 error=notPossible
      > wait 1s
      window  texts=n 1
      > refresh
      window  texts=n 1
      """#),
  NavigationCase(
    "14.3", "an automatic search field gives way, one that always shows stays",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        @State var stays = false
        var body: some View {
          NavigationStack {
            List { Toggle("Stays", isOn: $stays); ForEach(0..<9) { Text("\($0)").frame(height: 200) } }
              .navigationTitle("Big")
              .searchable(
                text: $text,
                placement: stays ? .navigationBarDrawer(displayMode: .always) : .automatic)
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Big path=[] Search,Stays=off texts=0|1|2
      > scroll by 52
      window/stack title=Big path=[] Stays=off texts=0|1|2
      > scroll to top
      window/stack title=Big path=[] Search,Stays=off texts=0|1|2
      > scroll by 400
      window/stack title=Big path=[]  texts=1|2|3
      > search "x"
      window/stack title=Big path=[] Search=x,Cancel,Stays=off texts=0|1|2
      > tap "Cancel"
      window/stack title=Big path=[] Search,Stays=off texts=0|1|2
      > toggle "Stays"
      window/stack title=Big path=[] Search,Stays=on texts=0|1|2
      > scroll by 400
      window/stack title=Big path=[] Search texts=1|2|3
      """#),
  NavigationCase(
    "13.3", "items that do not fit stand in a menu",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            Text("R").toolbar { ForEach(0..<8) { i in Button("Item \(i)") { print(i) } } }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Item 0,Item 1,Item 2,Item 3,Item 4,More texts=R
      > tap "More"
      window/stack/menu Item 5,Item 6,Item 7
      > tap "Item 6"
      window/stack path=[] Item 0,Item 1,Item 2,Item 3,Item 4,More texts=R prints=6
      """#),
  NavigationCase(
    "12.9", "the system's notifications",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        func heard(_ name: Notification.Name) -> NotificationCenter.Publisher {
          NotificationCenter.default.publisher(for: name)
        }
        var body: some View {
          TextField("Field", text: $text)
            .onReceive(heard(UIApplication.willResignActiveNotification)) { _ in print("resigns") }
            .onReceive(heard(UIApplication.didEnterBackgroundNotification)) { _ in print("background") }
            .onReceive(heard(UIApplication.willEnterForegroundNotification)) { _ in print("foreground") }
            .onReceive(heard(UIApplication.didBecomeActiveNotification)) { _ in print("active") }
            .onReceive(heard(UIDevice.orientationDidChangeNotification)) { _ in
              print("turned", UIDevice.current.orientation.isLandscape)
            }
            .onReceive(heard(UIResponder.keyboardWillShowNotification)) { _ in print("keyboard") }
            .onReceive(heard(UIResponder.keyboardWillHideNotification)) { _ in print("no keyboard") }
        }
      }
      """#,
    steps: #"""
      >
      window Field
      > set phase background
      window Field prints=resigns,background
      > set phase active
      window Field prints=foreground,active
      > set phase inactive
      window Field prints=resigns
      > set phase active
      window Field prints=active
      > rotate
      window Field prints=turned true
      > type "Field" "a" --submit
      window Field=a prints=keyboard,no keyboard
      """#),
  NavigationCase(
    "17.7", "a formatted field is read as it is typed, and formatted when its editing ends",
    source: #"""
      struct ContentView: View {
        @State var n = 3
        @State var d: Double? = 1.5
        @FocusState var isFocused: Bool
        var body: some View {
          VStack {
            TextField("Num", value: $n, format: .number).focused($isFocused)
            TextField("Opt", value: $d, format: .number)
            Text("\(n) \(d ?? -1)")
            Button("Done") { isFocused = false }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Num=3,Opt=1.5,Done texts=3 1.500000
      > type "Num" "42"
      window Num=42,Opt=1.5,Done texts=42 1.500000
      > tap "Opt"
      window Num=42,Opt=1.5,Done texts=42 1.500000
      > type "Opt" "" --submit
      window Num=42,Opt,Done texts=42 -1.000000
      > type "Num" "abc"
      window Num=abc,Opt,Done texts=42 -1.000000
      > tap "Done"
      window Num=42,Opt,Done texts=42 -1.000000
      > type "Opt" "7.50"
      window Num=42,Opt=7.50,Done texts=42 7.500000
      > tap "Num"
      window Num=42,Opt=7.5,Done texts=42 7.500000
      """#),
  NavigationCase(
    "17.7", "a field's style parses what is typed, the program's own too",
    source: #"""
      struct Even: ParseStrategy {
        func parse(_ text: String) throws -> Int {
          guard let number = Int(text) else { throw CocoaError(.formatting) }
          return number / 2 * 2
        }
      }
      struct EvenStyle: ParseableFormatStyle {
        var parseStrategy: Even { Even() }
        func format(_ value: Int) -> String { "\(value) even" }
      }
      extension ParseableFormatStyle where Self == EvenStyle {
        static var even: EvenStyle { EvenStyle() }
      }
      struct ContentView: View {
        @State var pairs = 2
        @State var part = 0.5
        @State var price = Decimal(3)
        @State var size = 1
        var body: some View {
          TextField("Pairs", value: $pairs, format: .even)
          TextField("Part", value: $part, format: .percent)
          TextField("Price", value: $price, format: .currency(code: "USD"))
          TextField("Size", value: $size, formatter: NumberFormatter())
        }
      }
      """#,
    steps: #"""
      >
      window Pairs=2 even,Part=50%,Price=$3.00,Size=1
      > type "Pairs" "7" --submit
      window Pairs=6 even,Part=50%,Price=$3.00,Size=1
      > type "Pairs" "six" --submit
      window Pairs=6 even,Part=50%,Price=$3.00,Size=1
      > type "Part" "75%" --submit
      window Pairs=6 even,Part=75%,Price=$3.00,Size=1
      > type "Price" "$1,234.5" --submit
      window Pairs=6 even,Part=75%,Price=$1,234.50,Size=1
      > type "Size" "9" --submit
      window Pairs=6 even,Part=75%,Price=$1,234.50,Size=9
      """#),
  NavigationCase(
    "16.8", "before iOS 17 every section of a sidebar closes", ios: "16",
    source: #"""
      struct ContentView: View {
        @State var chosen: String?
        var body: some View {
          List(selection: $chosen) {
            Section("One") { Text("a").tag("a") }
            Section("Two") { Text("b").tag("b") }
          }.listStyle(.sidebar)
        }
      }
      """#,
    steps: #"""
      >
      window One=expanded,a,Two=expanded,b
      > tap "One"
      window One=collapsed,Two=expanded,b
      """#),
  NavigationCase(
    "5.2", "before iOS 16.4 nothing is presented while another closes", ios: "16.3",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          Button("Open") { shows = true }.sheet(isPresented: $shows) {
            Button("Again") {
              shows = false
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { shows = true }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Open
      > tap "Open"
      window/sheet detent=large Again
      > tap "Again"
      window Open
      > wait 2s
      window Open
      """#),
  NavigationCase(
    "16.3", "the buttons of a control group are controls of their own",
    source: #"""
      struct ContentView: View {
        var body: some View {
          List { ControlGroup { Button("One") { print(1) }; Button("Two") { print(2) } } }
        }
      }
      """#,
    steps: #"""
      >
      window One,Two
      > tap "Two"
      window One,Two prints=2
      """#),
  NavigationCase(
    "2.9.1", "objects of a screen that has gone end with it",
    source: #"""
      final class Model: ObservableObject { deinit { print("deinit") } }
      struct Pushed: View {
        @StateObject var model = Model()
        var body: some View { Text("P").onDisappear { print("gone") } }
      }
      struct ContentView: View {
        var body: some View {
          NavigationStack { NavigationLink("Push") { Pushed() } }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Push
      > tap "Push"
      window/stack back=Back path=[] Back texts=P
      > back
      window/stack path=[] Push prints=gone,deinit
      """#),
  NavigationCase(
    "7.4.7", "what a Tab says of itself", device: "iPad Air",
    source: #"""
      struct ContentView: View {
        @State var chosen = 1
        @State var customization = TabViewCustomization()
        var body: some View {
          TabView(selection: $chosen) {
            Tab("A", systemImage: "a.circle", value: 1) { Text("a") }.customizationID("a")
            Tab("B", systemImage: "b.circle", value: 2) { Text("b") }.tabPlacement(.pinned)
            Tab("C", systemImage: "c.circle", value: 3) { Text("c") }.badge(4).customizationID("c")
            Tab("D", systemImage: "d.circle", value: 4) { Text("d") }.tabPlacement(.sidebarOnly)
            Tab("E", systemImage: "e.circle", value: 5) { Text("e") }
              .defaultVisibility(.hidden, for: .tabBar)
              .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            TabSection("More") { Tab("F", systemImage: "f.circle", value: 6) { Text("f") } }
              .customizationID("more")
          }
          .tabViewStyle(.sidebarAdaptable)
          .tabViewCustomization($customization)
        }
      }
      """#,
    steps: #"""
      >
      window/tabs selection=1 Show Sidebar,A*,C=4,F,B texts=a
      > tap "Show Sidebar"
      window/tabs selection=1 Hide Sidebar,A*,C=4,D,E,F,B texts=More|a
      """#),
]
