/// Chapter J of the navigation cases: lifecycle, state and data flow.
let casesJ: [NavigationCase] = [
  NavigationCase(
    "105e", "order in nested views",
    source: #"""
      struct ContentView: View {
        var body: some View {
          Group {
            VStack {
              Text("x").onAppear { print("text+") }.task { print("text~") }
            }.onAppear { print("stack+") }.task { print("stack~") }
          }.onAppear { print("group+") }.onChange(of: 1, initial: true) { print("change") }.task { print("group~") }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=x prints=text+,stack+,group+,change,text~,stack~,group~
      """#),
  NavigationCase(
    "106", "id changes",
    source: #"""
      struct Inner: View { let n: Int; var body: some View { Text("\(n)").onAppear { print("\(n)+") }.onDisappear { print("\(n)-") } } }
      struct ContentView: View {
        @State var flag = 1
        var body: some View { VStack { Inner(n: flag).id(flag); Inner(n: flag * 10).id(flag).transition(.identity) } }
      }
      """#,
    steps: #"""
      >
      window  texts=1|10 prints=1+,10+
      > flag = 2
      window  texts=2|20 prints=10-,2+,20+,1-
      """#),
  NavigationCase(
    "107", "several writes are one change",
    source: #"""
      struct ContentView: View {
        @State var n = 0
        var body: some View { Text("n \(n)").onChange(of: n) { old, new in print("\(old)→\(new)") } }
        func many() { n = 1; n = 2; n = 3 }
        func back() { n = 5; n = 3 }
      }
      """#,
    steps: #"""
      >
      window  texts=n 0
      > many()
      window  texts=n 3 prints=0→3
      > self.back()
      window  texts=n 3
      """#),
  NavigationCase(
    "107b", "a change in a change",
    source: #"""
      struct ContentView: View {
        @State var n = 0
        var body: some View { Text("n \(n)").onChange(of: n) { print("n=\(n)"); if n < 3 { n += 1 } } }
      }
      """#,
    steps: #"""
      >
      window  texts=n 0
      > n = 1
      window  texts=n 3 prints=n=1,n=2,n=3
      """#),
  NavigationCase(
    "108", "state of covered and popped screens",
    source: #"""
      struct ContentView: View {
        @State var path: [Int] = []
        var body: some View { NavigationStack(path: $path) { Text("R").navigationDestination(for: Int.self) { Deep(n: $0) } } }
      }
      struct Deep: View { let n: Int; @State var count = 0; var body: some View { Button("Count \(count)") { count += 1 }.navigationTitle("\(n)") } }
      """#,
    steps: #"""
      >
      window/stack path=[]  texts=R
      > path = [1]
      window/stack title=1 back=Back path=["1"] Back,Count 0
      > tap "Count 0"
      window/stack title=1 back=Back path=["1"] Back,Count 1
      > tap "Count 1"
      window/stack title=1 back=Back path=["1"] Back,Count 2
      > path.append(2)
      window/stack title=2 back=1 path=["1", "2"] 1,Count 0
      > back
      window/stack title=1 back=Back path=["1"] Back,Count 2
      > back
      window/stack path=[]  texts=R
      > path = [1]
      window/stack title=1 back=Back path=["1"] Back,Count 0
      """#),
  NavigationCase(
    "109", "a state object stays",
    source: #"""
      final class Model: ObservableObject { let x: Int; init(_ x: Int) { self.x = x; print("model \(x)") } }
      struct Child: View { @StateObject var model: Model; init(x: Int) { _model = StateObject(wrappedValue: Model(x)) }; var body: some View { Text("x \(model.x)") } }
      struct ContentView: View {
        @State var x = 1
        @State var identity = 0
        var body: some View { Child(x: x).id(identity) }
      }
      """#,
    steps: #"""
      >
      window  texts=x 1 prints=model 1
      > x = 2
      window  texts=x 1
      > identity = 1
      window  texts=x 2 prints=model 2
      """#),
  NavigationCase(
    "110", "opacity and scrolling do not disappear",
    source: #"""
      struct ContentView: View {
        @State var o = 1.0
        var body: some View { ScrollView { VStack { Text("Top").opacity(o).onDisappear { print("gone") }; ForEach(0..<60) { Text("Row \($0)") } } } }
      }
      """#,
    steps: #"""
      >
      window  texts=Top|Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15|Row 16|Row 17|Row 18|Row 19|Row 20|Row 21|Row 22|Row 23|Row 24|Row 25|Row 26|Row 27|Row 28|Row 29|Row 30|Row 31|Row 32|Row 33|Row 34
      > o = 0
      window  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15|Row 16|Row 17|Row 18|Row 19|Row 20|Row 21|Row 22|Row 23|Row 24|Row 25|Row 26|Row 27|Row 28|Row 29|Row 30|Row 31|Row 32|Row 33|Row 34
      > scroll to bottom
      window  texts=Row 23|Row 24|Row 25|Row 26|Row 27|Row 28|Row 29|Row 30|Row 31|Row 32|Row 33|Row 34|Row 35|Row 36|Row 37|Row 38|Row 39|Row 40|Row 41|Row 42|Row 43|Row 44|Row 45|Row 46|Row 47|Row 48|Row 49|Row 50|Row 51|Row 52|Row 53|Row 54|Row 55|Row 56|Row 57|Row 58|Row 59
      """#),
  NavigationCase(
    "111", "plain and lazy stacks",
    source: #"""
      struct Row: View { let n: Int; var body: some View { Text("Row \(n)").frame(height: 44).onAppear { count += 1 } } }
      var count = 0
      struct ContentView: View {
        @State var lazy = false
        var body: some View { ScrollView { if lazy { LazyVStack { ForEach(0..<100) { Row(n: $0) } } } else { VStack { ForEach(0..<100) { Row(n: $0) } } } } }
      }
      """#,
    steps: #"""
      >
      window  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15
      > print(count)
      window  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15 prints=100
      > count = 0
      window  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15
      > lazy = true
      window  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15
      > print(count < 40, count)
      window  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15 prints=true 16
      """#),
  NavigationCase(
    "112", "a branch's life",
    source: #"""
      struct ContentView: View {
        @State var has = true
        var body: some View { VStack { if has { Deep() } } }
      }
      struct Deep: View { @State var n = 0; var body: some View { Button("N \(n)") { n += 1 }.onAppear { print("+") }.onDisappear { print("-") } } }
      """#,
    steps: #"""
      >
      window N 0 prints=+
      > tap "N 0"
      window N 1
      > has = false
      window  prints=-
      > has = true
      window N 0 prints=+
      """#),
  NavigationCase(
    "113", "the environment of pushed screens",
    source: #"""
      struct K: EnvironmentKey { static let defaultValue = 0 }
      extension EnvironmentValues { var k: Int { get { self[K.self] } set { self[K.self] = newValue } } }
      struct Deep: View { @Environment(\.k) var k; var body: some View { Text("k \(k)") } }
      struct ContentView: View {
        @State var outer = false
        var body: some View {
          VStack {
            NavigationStack { NavigationLink("Inner", value: 1).navigationDestination(for: Int.self) { _ in Deep() }.environment(\.k, 1) }
            NavigationStack { NavigationLink("Outer", value: 1).navigationDestination(for: Int.self) { _ in Deep() } }.environment(\.k, 1)
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Inner,Outer
      > tap "Inner"
      window/stack back=Back path=["1"] Back,Outer texts=k 0
      > tap "Outer"
      window/stack back=Back path=["1"] Back,Back texts=k 0|k 1
      """#),
  NavigationCase(
    "113b", "the environment set on the root view only",
    source: #"""
      struct K: EnvironmentKey { static let defaultValue = 0 }
      extension EnvironmentValues { var k: Int { get { self[K.self] } set { self[K.self] = newValue } } }
      struct Deep: View { @Environment(\.k) var k; var body: some View { Text("k \(k)") } }
      struct Root: View { var body: some View { NavigationLink("Go") { Deep() } } }
      struct ContentView: View {
        var body: some View { NavigationStack { Root().environment(\.k, 1) } }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Go
      > tap "Go"
      window/stack back=Back path=[] Back texts=k 0
      """#),
  NavigationCase(
    "114", "an environment object in a sheet",
    source: #"""
      final class Model: ObservableObject { @Published var n = 5 }
      struct Inner: View { @EnvironmentObject var model: Model; var body: some View { Text("n \(model.n)") } }
      struct ContentView: View {
        @State var shows = false
        @StateObject var model = Model()
        @State var bad = false
        var body: some View {
          VStack {
            VStack { Button("Show") { shows = true } }.sheet(isPresented: $shows) { Inner() }.environmentObject(model)
            Button("Bad") { bad = true }.sheet(isPresented: $bad) { Inner() }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Show,Bad
      > tap "Show"
      window/sheet detent=large  texts=n 5
      > dismiss
      window Show,Bad
      > tap "Bad"
      window Show,Bad error=runtimeError
      """#),
  NavigationCase(
    "115", "observable: only who read it",
    source: #"""
      @Observable final class Model { var a = 1; var b = 1 }
      struct A: View { let m: Model; var body: some View { let _ = print("body A"); Text("a \(m.a)") } }
      struct B: View { let m: Model; var body: some View { let _ = print("body B"); Text("b \(m.b)") } }
      struct ContentView: View { @State var m = Model(); var body: some View { VStack { A(m: m); B(m: m) } } }
      """#,
    steps: #"""
      >
      window  texts=a 1|b 1 prints=body A,body B
      > m.a = 2
      window  texts=a 2|b 1 prints=body A
      > m.b = 3
      window  texts=a 2|b 3 prints=body B
      """#),
  NavigationCase(
    "116", "pagination",
    source: #"""
      struct ContentView: View {
        @State var items = Array(0..<20)
        @State var loading = false
        var body: some View {
          ScrollView { LazyVStack(spacing: 0) { ForEach(items, id: \.self) { n in Text("Row \(n)").frame(height: 60).onAppear { if n >= items.count - 5 { Task { await load() } } } } } }
        }
        func load() async {
          guard !loading else { return }
          loading = true
          print("load")
          try? await Task.sleep(for: .seconds(1))
          items += Array(items.count..<items.count + 20)
          loading = false
        }
      }
      """#,
    steps: #"""
      >
      window  texts=Row 0|Row 1|Row 2|Row 3|Row 4|Row 5|Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12
      > scroll to "Row 15"
      window  texts=Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15|Row 16|Row 17|Row 18|Row 19 prints=load
      > wait 2s
      window  texts=Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15|Row 16|Row 17|Row 18|Row 19|Row 20
      > print(items.count)
      window  texts=Row 6|Row 7|Row 8|Row 9|Row 10|Row 11|Row 12|Row 13|Row 14|Row 15|Row 16|Row 17|Row 18|Row 19|Row 20 prints=40
      """#),
  NavigationCase(
    "117", "tasks end with the screen, and start again",
    source: #"""
      struct ContentView: View {
        @State var path: [Int] = []
        @State var id = 1
        var body: some View { NavigationStack(path: $path) { Text("R").navigationDestination(for: Int.self) { _ in Text("D") }
          .task(id: id) { print("start \(id)"); do { try await Task.sleep(for: .seconds(9)); print("end") } catch { print("cancelled") } } } }
      }
      """#,
    steps: #"""
      >
      window/stack path=[]  texts=R prints=start 1
      > path = [1]
      window/stack back=Back path=["1"] Back texts=D prints=cancelled
      > path = []
      window/stack path=[]  texts=R prints=start 1
      > id = 2
      window/stack path=[]  texts=R prints=cancelled,start 2
      > wait 10s
      window/stack path=[]  texts=R prints=end
      """#),
  NavigationCase(
    "107c", "a change that changes itself is told some times before the next frame",
    source: #"""
      struct ContentView: View {
        @State var n = 0
        @State var m = 0
        var body: some View {
          VStack { Text("\(n) \(m)"); Button("Add") { n += 1 }; Button("Clamp") { m += 20 } }
            .onChange(of: n) { print($1); n += 1 }
            .onChange(of: m) { if $1 > 10 { m = 10 } }
        }
      }
      """#,
    steps: #"""
      >
      window Add,Clamp texts=0 0
      > tap "Add"
      window Add,Clamp texts=9 0 prints=1,2,3,4,5,6,7,8 warns=onChange(of: Int) action tried to update multiple times per frame.
      > tap "Clamp"
      window Add,Clamp texts=9 10
      > tap "Add"
      window Add,Clamp texts=18 10 prints=10,11,12,13,14,15,16,17 warns=onChange(of: Int) action tried to update multiple times per frame.
      """#),
]
