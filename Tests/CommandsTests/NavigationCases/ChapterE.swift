/// Chapter E of the navigation cases: NavigationView.
let casesE: [NavigationCase] = [
  NavigationCase(
    "54", "a navigation view on an iPad", device: "iPad Air 11-inch",
    source: CasesESources.nav,
    steps: #"""
      >
      window/split title=Detail columns=detail Show Sidebar
      > rotate
      window/split title=Detail columns=sidebar|detail Hide Sidebar,Go texts=Master
      > tap "Go"
      window/split title=One columns=sidebar|detail Hide Sidebar,Go,On texts=Master
      > tap "On"
      window/split title=Two back=One columns=sidebar|detail Hide Sidebar,Go,One texts=Master
      > back
      window/split title=One columns=sidebar|detail Hide Sidebar,Go,On texts=Master
      """#),
  NavigationCase(
    "55", "one child: a blank detail", device: "iPad Air 11-inch",
    source: #"""
      struct ContentView: View {
        var body: some View { NavigationView { NavigationLink("Go") { Text("Deep").navigationTitle("Deep") }.navigationTitle("Master") } }
      }
      """#,
    steps: #"""
      >
      window/split columns=detail Show Sidebar
      > tap "Show Sidebar"
      window/split columns=sidebar|detail Hide Sidebar,Go texts=Master
      > tap "Go"
      window/split title=Deep columns=sidebar|detail Hide Sidebar,Go texts=Master
      """#),
  NavigationCase(
    "55b", "a phone shows the first child only",
    source: CasesESources.nav,
    steps: #"""
      >
      window/stack title=Master path=[] Go
      > tap "Go"
      window/stack title=One back=Master path=[] Master,On
      > tap "On"
      window/stack title=Two back=One path=[] One
      > back
      window/stack title=One back=Master path=[] Master,On
      > back
      window/stack title=Master path=[] Go
      """#),
  NavigationCase(
    "55c", "stack style on an iPad", device: "iPad Air 11-inch",
    source: #"""
      struct ContentView: View {
        var body: some View { NavigationView { NavigationLink("Go") { Text("Deep").navigationTitle("Deep") }.navigationTitle("Master"); Text("Detail") }.navigationViewStyle(.stack) }
      }
      """#,
    steps: #"""
      >
      window/stack title=Master path=[] Go
      > tap "Go"
      window/stack title=Deep back=Master path=[] Master
      """#),
  NavigationCase(
    "55d", "three children", device: "iPad Air 11-inch", isLandscape: true,
    source: #"""
      struct ContentView: View {
        var body: some View { NavigationView { Text("One").navigationTitle("First"); Text("Two").navigationTitle("Second"); Text("Three").navigationTitle("Third") } }
      }
      """#,
    steps: #"""
      >
      window/split title=Third columns=content|detail Show Sidebar texts=Second|Two|Three
      """#),
  NavigationCase(
    "55e", "an iPad's columns in a narrow window", device: "iPad Pro 11-inch", isLandscape: true,
    source: #"""
      struct Deep: View {
        @State var count = 0
        var body: some View {
          VStack { Button("Up \(count)") { count += 1 }; NavigationLink("More") { Text("end").navigationTitle("More") } }.navigationTitle("Deep")
        }
      }
      struct ContentView: View {
        var body: some View {
          NavigationView { NavigationLink("Go") { Deep() }.navigationTitle("Rows"); Text("Pick") }
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=sidebar|detail Hide Sidebar,Go texts=Rows|Pick
      > tap "Go"
      window/split title=Deep columns=sidebar|detail Hide Sidebar,Go,Up 0,More texts=Rows
      > tap "Up 0"
      window/split title=Deep columns=sidebar|detail Hide Sidebar,Go,Up 1,More texts=Rows
      > resize 375x834
      window/split title=Deep back=Rows columns=detail Rows,Up 1,More
      > tap "More"
      window/split title=More back=Deep columns=detail Deep texts=end
      > back
      window/split title=Deep back=Rows columns=detail Rows,Up 1,More
      > back
      window/split title=Rows columns=sidebar Go
      > tap "Go"
      window/split title=Deep back=Rows columns=detail Rows,Up 0,More
      > resize 1210x834
      window/split title=Deep columns=sidebar|detail Hide Sidebar,Go,Up 0,More texts=Rows
      """#),
  NavigationCase(
    "56", "isActive",
    source: #"""
      struct ContentView: View {
        @State var on = false
        var body: some View {
          NavigationView {
            NavigationLink("Go", destination: Text("Deep").navigationTitle("Deep"), isActive: $on).navigationTitle("Home")
          }.onChange(of: on) { print("on=\(on)") }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Go
      > on = true
      window/stack title=Deep back=Home path=[] Home prints=on=true
      > back
      window/stack title=Home path=[] Go prints=on=false
      > tap "Go"
      window/stack title=Deep back=Home path=[] Home prints=on=true
      > on = false
      window/stack title=Home path=[] Go prints=on=false
      """#),
  NavigationCase(
    "57", "tag and selection",
    source: #"""
      struct ContentView: View {
        @State var chosen: String?
        var body: some View {
          NavigationView {
            VStack {
              NavigationLink("A", destination: Text("a").navigationTitle("TA"), tag: "a", selection: $chosen)
              NavigationLink("B", destination: Text("b").navigationTitle("TB"), tag: "b", selection: $chosen)
            }.navigationTitle("Home")
          }.onChange(of: chosen) { print("chosen=\(chosen ?? "nil")") }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] A,B
      > tap "B"
      window/stack title=TB back=Home path=[] Home texts=b prints=chosen=b
      > back
      window/stack title=Home path=[] A,B prints=chosen=nil
      > chosen = "a"
      window/stack title=TA back=Home path=[] Home texts=a prints=chosen=a
      > chosen = "b"
      window/stack title=TB back=Home path=[] Home texts=b prints=chosen=b
      """#),
  NavigationCase(
    "58", "three levels in one update",
    source: #"""
      struct ContentView: View {
        @State var a = false
        @State var b = false
        @State var c = false
        var body: some View {
          NavigationView {
            NavigationLink(isActive: $a) {
              NavigationLink(isActive: $b) {
                NavigationLink(isActive: $c) { Text("end").navigationTitle("Three") } label: { Text("C") }.navigationTitle("Two")
              } label: { Text("B") }.navigationTitle("One")
            } label: { Text("A") }.navigationTitle("Home")
          }
        }
        func all() { a = true; b = true; c = true }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] A
      > all()
      window/stack title=Three back=Two path=[] Two texts=end
      """#),
  NavigationCase(
    "58d", "three levels in one update on 15", ios: "15",
    source: #"""
      struct ContentView: View {
        @State var a = false
        @State var b = false
        @State var c = false
        var body: some View {
          NavigationView {
            NavigationLink(isActive: $a) {
              NavigationLink(isActive: $b) {
                NavigationLink(isActive: $c) { Text("end").navigationTitle("Three") } label: { Text("C") }.navigationTitle("Two")
              } label: { Text("B") }.navigationTitle("One")
            } label: { Text("A") }.navigationTitle("Home")
          }
        }
        func all() { a = true; b = true; c = true }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] A
      > all()
      window/stack title=One back=Home path=[] Home,B
      """#),
  NavigationCase(
    "58b", "presentationMode",
    source: #"""
      struct Deep: View {
        @Environment(\.presentationMode) var mode
        var body: some View { Button("Close \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }.navigationTitle("Deep") }
      }
      struct Root: View {
        @Environment(\.presentationMode) var mode
        var body: some View { NavigationLink("Go \(mode.wrappedValue.isPresented)") { Deep() }.navigationTitle("Home") }
      }
      struct ContentView: View { var body: some View { NavigationView { Root() } } }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Go false
      > tap "Go false"
      window/stack title=Deep back=Home path=[] Home,Close true
      > tap "Close true"
      window/stack title=Home path=[] Go false
      """#),
  NavigationCase(
    "58c", "a hidden bar keeps navigation",
    source: #"""
      struct ContentView: View {
        var body: some View { NavigationView { NavigationLink("Go") { Text("Deep").navigationTitle("Deep") }.navigationTitle("Home").navigationBarHidden(true) } }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Go
      > tap "Go"
      window/stack title=Deep back=Home path=[] Home
      > back
      window/stack title=Home path=[] Go
      """#),
  NavigationCase(
    "58d", "one link of the primary is active at a time (rule 4.7)", device: "iPad Pro 11-inch",
    isLandscape: true,
    source: #"""
      struct ContentView: View {
        @State var isOn = false
        @State var tag: Int?
        var body: some View {
          NavigationView {
            List {
              NavigationLink("on", isActive: $isOn) { Text("is on") }
              NavigationLink("one", tag: 1, selection: $tag) { Text("is one") }
              NavigationLink("two", tag: 2, selection: $tag) { Text("is two") }
              NavigationLink("plain") { Text("is plain") }
            }
            Text("initial")
          }
          .onChange(of: isOn) { print("on \(isOn)") }
          .onChange(of: tag) { print("tag \(tag ?? 0)") }
        }
      }
      """#,
    steps: #"""
      >
      window/split columns=sidebar|detail Hide Sidebar,on,one,two,plain texts=initial
      > tap "one"
      window/split columns=sidebar|detail Hide Sidebar,on,one,two,plain texts=is one prints=tag 1
      > tap "two"
      window/split columns=sidebar|detail Hide Sidebar,on,one,two,plain texts=is two prints=tag 2
      > tap "plain"
      window/split columns=sidebar|detail Hide Sidebar,on,one,two,plain texts=is plain prints=tag 0
      > tap "on"
      window/split columns=sidebar|detail Hide Sidebar,on,one,two,plain texts=is on prints=on true
      > tap "one"
      window/split columns=sidebar|detail Hide Sidebar,on,one,two,plain texts=is one prints=tag 1,on false
      > tag = nil
      window/split columns=sidebar|detail Hide Sidebar,on,one,two,plain texts=initial prints=tag 0
      """#),
]

/// Programs of several cases.
private enum CasesESources {
  static let nav = #"""
    struct ContentView: View {
      var body: some View {
        NavigationView {
          NavigationLink("Go") { NavigationLink("On") { Text("Two").navigationTitle("Two") }.navigationTitle("One") }.navigationTitle("Master")
          Text("Detail").navigationTitle("Detail")
        }
      }
    }
    """#
}
