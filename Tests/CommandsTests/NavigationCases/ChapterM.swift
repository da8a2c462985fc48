/// What follows from several rules at once: links of columns, names of controls, pages, a Mac's
/// sheets.
let casesM: [NavigationCase] = [
  NavigationCase(
    "132", "a back title that has no room gives way to Back",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go") {
              NavigationLink("On") { Text("end").navigationTitle("E").navigationBarTitleDisplayMode(.inline) }
                .navigationTitle("A long one for the second screen").navigationBarTitleDisplayMode(.inline)
            }
            .navigationTitle("A very very long title that surely never fits in there")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=A very very long title that surely never fits in there path=[] Go
      > tap "Go"
      window/stack title=A long one for the second screen back=Back path=[] Back,On
      > tap "On"
      window/stack title=E back=Back path=[] Back texts=end
      > back
      window/stack title=A long one for the second screen back=Back path=[] Back,On
      """#),
  NavigationCase(
    "133", "a binding's links of a leading column show the next one", device: "iPad Air",
    isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var act = false
        @State var tag: String?
        var body: some View {
          NavigationView {
            List {
              NavigationLink("Act", isActive: $act) { Text("a").navigationTitle("T act") }
              NavigationLink("Tag", tag: "A", selection: $tag) { Text("t").navigationTitle("T tag") }
              NavigationLink("Own") { Text("o").navigationTitle("T own") }.isDetailLink(false)
            }
            .navigationTitle("Master")
            .onChange(of: act) { print("act", $1) }
            Text("Initial").navigationTitle("Detail")
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial
      > tap "Act"
      window/split title=T act columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|a prints=act true
      > act = false
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial prints=act false
      > tap "Tag"
      window/split title=T tag columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|t
      > tag = nil
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial
      > tap "Own"
      window/split title=Detail back=Master columns=sidebar|detail Master,Hide Sidebar texts=T own|o|Initial
      > back
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial
      > back
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Act,Tag,Own texts=Master|Initial error=nothingToGoBackTo
      """#),
  NavigationCase(
    "134", "collapsed columns: popping a path leaves its root on top",
    source: #"""
      struct ContentView: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationSplitView {
            List { NavigationLink("three", value: 3) }.navigationTitle("Side")
          } detail: {
            NavigationStack(path: $path) {
              Text("root").navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text("n").navigationTitle("D\($0)") }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/split title=Side columns=sidebar three
      > tap "three"
      window/split/stack title=D3 back=Root path=["3"] columns=detail Root texts=n
      > back
      window/split/stack title=Root back=Side path=[] columns=detail Side texts=root
      > back
      window/split title=Side columns=sidebar three
      """#),
  NavigationCase(
    "135", "labels reach the control through frames, and name links from inside",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        var body: some View {
          NavigationStack {
            VStack {
              Button { print("hit") } label: { Image(systemName: "star") }.frame(width: 44, height: 44)
                .accessibilityLabel("Star")
              Button { print("love") } label: { Image(systemName: "heart") }.padding()
                .background(.red).accessibilityLabel("Love").accessibilityHint("twice")
              TextField("Ph", text: $text).padding().accessibilityLabel("Field")
              NavigationLink(value: 1) { Image(systemName: "star").accessibilityLabel("Favourites") }
              NavigationLink(value: 2) { VStack { Text("seen") }.accessibilityLabel("Spoken") }
            }
            .navigationDestination(for: Int.self) { Text("D\($0)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Star,Love,Field,Favourites,Spoken texts=seen
      > tap "Star"
      window/stack path=[] Star,Love,Field,Favourites,Spoken texts=seen prints=hit
      > tap "Love"
      window/stack path=[] Star,Love,Field,Favourites,Spoken texts=seen prints=love
      > type "Field" "q"
      window/stack path=[] Star,Love,Field=q,Favourites,Spoken texts=seen
      > tap "seen"
      window/stack back=Back path=["2"] Back texts=D2
      > back
      window/stack path=[] Star,Love,Field=q,Favourites,Spoken texts=seen
      > tap "Favourites"
      window/stack back=Back path=["1"] Back texts=D1
      """#),
  NavigationCase(
    "136", "pages turn along their axis, and search stands last",
    source: #"""
      struct ContentView: View {
        @State var page = 0
        var body: some View {
          TabView {
            Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("find") }
            Tab("Pages", systemImage: "book") {
              TabView(selection: $page) { ForEach(0..<3) { Text("Card \($0)").tag($0) } }
                .tabViewStyle(.page)
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs/tabs selection=0 selection=0 Pages*,Find texts=Card 0
      > tab "Pages"
      window/tabs/tabs selection=0 selection=0 Pages*,Find texts=Card 0
      > swipe up
      window/tabs/tabs selection=0 selection=0 Pages*,Find texts=Card 0 error=notPossible
      > swipe left
      window/tabs/tabs selection=0 selection=1 Pages*,Find texts=Card 1
      > tab "Find"
      window/tabs selection=1 Pages,Find* texts=find
      """#),
  NavigationCase(
    "137", "a Mac's sheet is as large as its content, and nothing covers the screen", device: "Mac",
    source: #"""
      struct ContentView: View {
        @State var sheet = false
        @State var cover = false
        var body: some View {
          VStack { Button("Sheet") { sheet = true }; Button("Cover") { cover = true } }
            .sheet(isPresented: $sheet) {
              GeometryReader { Text("\(Int($0.size.width)) × \(Int($0.size.height))") }
                .frame(width: 300, height: 200).presentationDetents([.medium])
            }
            .fullScreenCover(isPresented: $cover) { Text("covered") }
        }
      }
      """#,
    steps: #"""
      >
      window Sheet,Cover warns='fullScreenCover' is unavailable in macOS; it presents nothing
      > tap "Sheet"
      window/sheet  texts=300 × 200
      > detent medium
      window/sheet  texts=300 × 200 error=notPossible
      > sheet = false
      window Sheet,Cover
      > tap "Cover"
      window Sheet,Cover
      """#),
  NavigationCase(
    "138", "a screen whose back button is hidden, and warnings that are told once",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { n in
              NavigationLink("More", value: n + 1).navigationBarBackButtonHidden(true)
                .navigationDestination(for: Int.self) { _ in Text("again") }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Go
      > tap "Go"
      window/stack path=["1"] More
      > back
      window/stack path=["1"] More error=nothingToGoBackTo
      > tap "More"
      window/stack path=["1", "2"] More warns=navigationDestination(for: Int.self) is declared more than once in the stack; the one nearest the root is used
      """#),
  NavigationCase(
    "139", "an inline picker's options are known, and steps are kept",
    source: #"""
      struct ContentView: View {
        @State var letter = "b"
        @State var volume = 0.5
        @State var count = 0
        var body: some View {
          Form {
            Picker("Letter", selection: $letter) { ForEach(["a", "b"], id: \.self) { Text("K" + $0) } }
              .pickerStyle(.inline)
            Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
            Stepper("Count", value: $count, step: 5)
          }
        }
      }
      """#,
    steps: #"""
      >
      window Letter=Kb,Ka,Kb*,Volume=0.5,Count=0
      > pick "Letter" "Ka"
      window Letter=Ka,Ka*,Kb,Volume=0.5,Count=0
      > adjust "Volume" 0.3
      window Letter=Ka,Ka*,Kb,Volume=0.25,Count=0
      > adjust "Count" 7
      window Letter=Ka,Ka*,Kb,Volume=0.25,Count=5
      > adjust "Volume" loud
      window Letter=Ka,Ka*,Kb,Volume=0.25,Count=5 error=badValue
      """#),
  NavigationCase(
    "140", "phases pass through inactive, and a publisher has one subscription",
    source: #"""
      struct ContentView: View {
        @Environment(\.scenePhase) var phase
        @State var n = 0
        var body: some View {
          Text("n \(n)").onChange(of: phase) { print($1) }
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in n += 1 }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=n 0
      > set phase background
      window  texts=n 0 prints=inactive,background
      > set phase active
      window  texts=n 0 prints=inactive,active
      > wait 1s
      window  texts=n 1
      > wait 1s
      window  texts=n 2
      > wait 1s
      window  texts=n 3
      > openurl somewhere
      window  texts=n 3 error=usage
      """#),
  NavigationCase(
    "141", "a restart keeps the world",
    source: #"""
      struct ContentView: View {
        @Environment(\.horizontalSizeClass) var width
        @Environment(\.locale) var locale
        @State var n = 0
        var body: some View {
          Button("n \(n) \(width == .regular ? "regular" : "compact") \(locale.identifier)") { n += 1 }
            .onAppear { print("appeared") }
        }
      }
      """#,
    steps: #"""
      >
      window n 0 compact en_US prints=appeared
      > device "iPad"
      window n 0 regular en_US
      > set locale de_DE
      window n 0 regular de_DE
      > tap "n 0 regular de_DE"
      window n 1 regular de_DE
      > restart
      window n 0 regular de_DE prints=appeared
      > undo
      window n 0 regular de_DE error=nothingToUndo
      """#),
  NavigationCase(
    "142", "only the candidate that fits is there, and icons keep their names",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            VStack {
              ViewThatFits(in: .horizontal) {
                HStack { Text("wide wide wide wide wide wide wide wide wide wide wide wide"); Button("Wide") {} }
                  .onAppear { print("wide+") }
                Button("Narrow") {}.onAppear { print("narrow+") }
              }
              Button {} label: { Label("Favourite", systemImage: "star").labelStyle(.iconOnly) }
            }
            .navigationTitle("T")
            .toolbar {
              Button("New Note", systemImage: "square.and.pencil") { print("new") }
              Menu { Button("Copy", systemImage: "plus") { print("copy") } } label: {
                Label("Actions", systemImage: "ellipsis")
              }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=T path=[] New Note,Actions,Narrow,Favourite prints=narrow+
      > tap "New Note"
      window/stack title=T path=[] New Note,Actions,Narrow,Favourite prints=new
      > tap "Actions"
      window/stack/menu Copy
      > tap "Copy"
      window/stack title=T path=[] New Note,Actions,Narrow,Favourite prints=copy
      > resize 1200x800
      window/stack title=T path=[] New Note,Actions,Wide,Favourite texts=wide wide wide wide wide wide wide wide wide wide wide wide prints=wide+
      """#),
  NavigationCase(
    "143", "gestures beside a button's tap, of one tap and of several, and the end of an animation",
    source: #"""
      struct ContentView: View {
        @State var isOn = false
        var body: some View {
          VStack {
            Button("Both") { print("tap") }.simultaneousGesture(TapGesture().onEnded { print("too") })
            Button("High") { print("tap") }.highPriorityGesture(TapGesture().onEnded { print("high") })
            Text("Twice").onTapGesture { print("tap") }
              .simultaneousGesture(TapGesture().onEnded { print("too") })
            Text("Once").simultaneousGesture(TapGesture().onEnded { print("once") })
            Text("Two").onTapGesture(count: 2) { print("double") }.onTapGesture { print("single") }
            Text("Four").onTapGesture(count: 2) { print("double") }
              .highPriorityGesture(TapGesture(count: 4).onEnded { print("four") })
            Button("Slow") {
              withAnimation(.linear(duration: 2)) { isOn.toggle() } completion: { print("over") }
            }
            if isOn { Text("in").onAppear { print("in+") } }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Both,High,Twice,Once,Two,Four,Slow
      > tap "Both"
      window Both,High,Twice,Once,Two,Four,Slow prints=tap,too
      > tap "High"
      window Both,High,Twice,Once,Two,Four,Slow prints=high
      > tap "Twice"
      window Both,High,Twice,Once,Two,Four,Slow prints=tap,too
      > tap "Once"
      window Both,High,Twice,Once,Two,Four,Slow prints=once
      > tap "Two"
      window Both,High,Twice,Once,Two,Four,Slow prints=single
      > tap "Four"
      window Both,High,Twice,Once,Two,Four,Slow prints=double
      > tap "Slow"
      window Both,High,Twice,Once,Two,Four,Slow texts=in prints=in+
      > wait 1s
      window Both,High,Twice,Once,Two,Four,Slow texts=in
      > wait 1s
      window Both,High,Twice,Once,Two,Four,Slow texts=in prints=over
      """#),
  NavigationCase(
    "144", "fingers scroll; the tab that is there goes to its top; what got short stays there",
    source: #"""
      struct ContentView: View {
        @State var items = Array(0..<60)
        var body: some View {
          TabView {
            NavigationStack {
              List(items, id: \.self) { Text("row \($0)") }
                .toolbar { Button("Few") { items = [0, 1] }; Button("Many") { items = Array(0..<60) } }
                .refreshable { print("refreshed") }
            }
            .tabItem { Text("One") }
            Text("two").tabItem { Text("Two") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 0|row 1|row 2|row 3|row 4|row 5|row 6|row 7|row 8|row 9|row 10|row 11|row 12|row 13|row 14
      > drag by 0,-2000
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 44|row 45|row 46|row 47|row 48|row 49|row 50|row 51|row 52|row 53|row 54|row 55|row 56|row 57|row 58|row 59
      > swipe down
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 29|row 30|row 31|row 32|row 33|row 34|row 35|row 36|row 37|row 38|row 39|row 40|row 41|row 42|row 43|row 44
      > tab "One"
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 0|row 1|row 2|row 3|row 4|row 5|row 6|row 7|row 8|row 9|row 10|row 11|row 12|row 13|row 14
      > drag by 0,200
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 0|row 1|row 2|row 3|row 4|row 5|row 6|row 7|row 8|row 9|row 10|row 11|row 12|row 13|row 14 prints=refreshed
      > scroll to bottom
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 45|row 46|row 47|row 48|row 49|row 50|row 51|row 52|row 53|row 54|row 55|row 56|row 57|row 58|row 59
      > tap "Few"
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 0|row 1
      > tap "Many"
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 0|row 1|row 2|row 3|row 4|row 5|row 6|row 7|row 8|row 9|row 10|row 11|row 12|row 13|row 14
      > scroll to "Row 59"
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 0|row 1|row 2|row 3|row 4|row 5|row 6|row 7|row 8|row 9|row 10|row 11|row 12|row 13|row 14 error=noSuchText
      > scroll to "row 59"
      window/tabs/stack path=[] selection=0 Few,Many,One*,Two texts=row 45|row 46|row 47|row 48|row 49|row 50|row 51|row 52|row 53|row 54|row 55|row 56|row 57|row 58|row 59
      """#),
  NavigationCase(
    "145", "a row whose link shows nothing is the link",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              ZStack { NavigationLink(destination: Text("D1")) { EmptyView() }.opacity(0); Text("Under") }
              Text("Behind").background(NavigationLink("", destination: Text("D2")).opacity(0))
              HStack { Text("Beside"); NavigationLink("Link") { Text("D3") } }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Under,Behind,Link texts=Beside
      > tap "Under"
      window/stack back=Back path=[] Back texts=D1
      > back
      window/stack path=[] Under,Behind,Link texts=Beside
      > tap "Behind"
      window/stack back=Back path=[] Back texts=D2
      > back
      window/stack path=[] Under,Behind,Link texts=Beside
      > tap "Link"
      window/stack back=Back path=[] Back texts=D3
      """#),
]
