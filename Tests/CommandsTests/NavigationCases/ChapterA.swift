/// Chapter A of the navigation cases: NavigationStack: push and pop.
let casesA: [NavigationCase] = [
  NavigationCase(
    "1", "a value link pushes",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > tap "2"
      window/stack title=2 back=Home path=["2"] Home,1,2,Count 0 prints=path=[2],D2+,Home-
      """#),
  NavigationCase(
    "2", "the back button pops",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > tap "2"
      window/stack title=2 back=Home path=["2"] Home,1,2,Count 0 prints=path=[2],D2+,Home-
      > back
      window/stack title=Home path=[] 1,2,3 prints=Home+,D2-,path=[]
      """#),
  NavigationCase(
    "3", "three values in one closure are one push",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > three()
      window/stack title=3 back=2 path=["1", "2", "3"] 2,1,2,Count 0 prints=path=[1, 2, 3],D3+,Home-
      """#),
  NavigationCase(
    "4", "back one by one",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > three()
      window/stack title=3 back=2 path=["1", "2", "3"] 2,1,2,Count 0 prints=path=[1, 2, 3],D3+,Home-
      > back
      window/stack title=2 back=1 path=["1", "2"] 1,1,2,Count 0 prints=D2+,D3-,path=[1, 2]
      > back
      window/stack title=1 back=Home path=["1"] Home,1,2,Count 0 prints=D1+,D2-,path=[1]
      > back
      window/stack title=Home path=[] 1,2,3 prints=Home+,D1-,path=[]
      > back
      window/stack title=Home path=[] 1,2,3 error=nothingToGoBackTo
      """#),
  NavigationCase(
    "5", "code pops to the root in one transition",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > three()
      window/stack title=3 back=2 path=["1", "2", "3"] 2,1,2,Count 0 prints=path=[1, 2, 3],D3+,Home-
      > path = []
      window/stack title=Home path=[] 1,2,3 prints=path=[],Home+,D3-
      > path.removeLast()
      window/stack title=Home path=[] 1,2,3 error=runtimeError
      """#),
  NavigationCase(
    "6", "a path at launch",
    source: #"""
      struct ContentView: View {
        @State var path = [1, 2]
        var body: some View {
          NavigationStack(path: $path) {
            Text("Root").navigationTitle("Home")
              .onAppear { print("Home+") }
              .navigationDestination(for: Int.self) { n in
                Text("Level \(n)").navigationTitle("\(n)").onAppear { print("\(n)+") }
              }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=2 back=1 path=["1", "2"] 1 texts=Level 2 prints=2+
      > back
      window/stack title=1 back=Home path=["1"] Home texts=Level 1 prints=1+
      > back
      window/stack title=Home path=[]  texts=Root prints=Home+
      """#),
  NavigationCase(
    "7", "another path keeps the common part",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > path = [1, 2]
      window/stack title=2 back=1 path=["1", "2"] 1,1,2,Count 0 prints=path=[1, 2],D2+,Home-
      > tap "Count 0"
      window/stack title=2 back=1 path=["1", "2"] 1,1,2,Count 1
      > path = [1, 2, 3]
      window/stack title=3 back=2 path=["1", "2", "3"] 2,1,2,Count 0 prints=path=[1, 2, 3],D3+,D2-
      > path = [1, 3]
      window/stack title=3 back=1 path=["1", "3"] 1,1,2,Count 0 prints=path=[1, 3],D3+,D3-
      > path = [1, 2]
      window/stack title=2 back=1 path=["1", "2"] 1,1,2,Count 0 prints=path=[1, 2],D2+,D3-
      """#),
  NavigationCase(
    "8", "equal values are separate screens",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > tap "1"
      window/stack title=1 back=Home path=["1"] Home,1,2,Count 0 prints=path=[1],D1+,Home-
      > tap "Count 0"
      window/stack title=1 back=Home path=["1"] Home,1,2,Count 1
      > tap "1"
      window/stack title=1 back=1 path=["1", "1"] 1,1,2,Count 0 prints=path=[1, 1],D1+,D1-
      > back
      window/stack title=1 back=Home path=["1"] Home,1,2,Count 1 prints=D1+,D1-,path=[1]
      """#),
  NavigationCase(
    "9", "a path of two types",
    source: #"""
      struct ContentView: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Text("Root").navigationTitle("Home")
              .navigationDestination(for: Int.self) { Text("int \($0)") }
              .navigationDestination(for: String.self) { Text("string \($0)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[]  texts=Root
      > path.append(7)
      window/stack back=Home path=["7"] Home texts=int 7
      > path.append("x")
      window/stack back=Back path=["7", ""x""] Back texts=string x
      > print(path.count, path.codable != nil)
      window/stack back=Back path=["7", ""x""] Back texts=string x prints=2 true
      """#),
  NavigationCase(
    "10", "a path with a value that is not codable",
    source: #"""
      struct Plain: Hashable { var id = 1 }
      struct ContentView: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Text("Root").navigationDestination(for: Plain.self) { Text("plain \($0.id)") }
              .navigationDestination(for: Int.self) { Text("int \($0)") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[]  texts=Root
      > path.append(1)
      window/stack back=Back path=["1"] Back texts=int 1
      > path.append(Plain())
      window/stack back=Back path=["1", "Plain(id: 1)"] Back texts=plain 1
      > print(path.count, path.codable == nil)
      window/stack back=Back path=["1", "Plain(id: 1)"] Back texts=plain 1 prints=2 true
      > path.removeLast()
      window/stack back=Back path=["1"] Back texts=int 1
      > print(path.codable == nil)
      window/stack back=Back path=["1"] Back texts=int 1 prints=false
      > path.removeLast(3)
      window/stack back=Back path=["1"] Back texts=int 1 error=runtimeError
      """#),
  NavigationCase(
    "11", "the path as JSON",
    source: #"""
      import SwiftUI
      struct ContentView: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Text("Root").navigationDestination(for: Int.self) { Text("int \($0)") }
              .navigationDestination(for: String.self) { Text("string \($0)") }
              .navigationDestination(for: Bool.self) { Text("bool \($0)") }
          }
        }
        func save() {
          let data = try! JSONEncoder().encode(path.codable!)
          print(String(decoding: data, as: UTF8.self))
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[]  texts=Root
      > path.append(1)
      window/stack back=Back path=["1"] Back texts=int 1
      > path.append("Blob")
      window/stack back=Back path=["1", ""Blob""] Back texts=string Blob
      > path.append(true)
      window/stack back=Back path=["1", ""Blob"", "true"] Back texts=bool true
      > save()
      window/stack back=Back path=["1", ""Blob"", "true"] Back texts=bool true prints=["Sb","true","SS","\"Blob\"","Si","1"]
      """#),
  NavigationCase(
    "12", "a path from JSON",
    source: #"""
      import SwiftUI
      enum Route: Hashable, Codable { case item(Int), settings }
      struct ContentView: View {
        @State var path = NavigationPath()
        @State var saved: Data?
        var body: some View {
          NavigationStack(path: $path) {
            Text("Root").navigationTitle("Home")
              .navigationDestination(for: Route.self) { Text("route \(String(describing: $0))") }
          }
        }
        func save() {
          saved = try? JSONEncoder().encode(path.codable)
        }
        func restore() {
          guard let saved, let kept = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved) else { return print("none") }
          path = NavigationPath(kept)
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[]  texts=Root
      > path.append(Route.item(4))
      window/stack back=Home path=[".item(4)"] Home texts=route item(4)
      > path.append(Route.settings)
      window/stack back=Back path=[".item(4)", ".settings"] Back texts=route settings
      > save()
      window/stack back=Back path=[".item(4)", ".settings"] Back texts=route settings
      > path = NavigationPath()
      window/stack title=Home path=[]  texts=Root
      > restore()
      window/stack back=Back path=[".item(4)", ".settings"] Back texts=route settings
      > back
      window/stack back=Home path=[".item(4)"] Home texts=route item(4)
      """#),
  NavigationCase(
    "13", "an edge swipe that is let go early",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > tap "2"
      window/stack title=2 back=Home path=["2"] Home,1,2,Count 0 prints=path=[2],D2+,Home-
      > tap "Count 0"
      window/stack title=2 back=Home path=["2"] Home,1,2,Count 1
      > drag by 78,0
      window/stack title=2 back=Home path=["2"] Home,1,2,Count 1
      > drag by 300,0
      window/stack title=Home path=[] 1,2,3 prints=Home+,D2-,path=[]
      """#),
  NavigationCase(
    "14", "the edge swipe goes back",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > tap "2"
      window/stack title=2 back=Home path=["2"] Home,1,2,Count 0 prints=path=[2],D2+,Home-
      > swipe right
      window/stack title=Home path=[] 1,2,3 prints=Home+,D2-,path=[]
      """#),
  NavigationCase(
    "15", "a hidden back button takes the swipe too",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go") {
              Inner().navigationBarBackButtonHidden(true).navigationTitle("In")
            }
            .navigationTitle("Home")
          }
        }
      }
      struct Inner: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Go
      > tap "Go"
      window/stack title=In path=[] Close
      > back
      window/stack title=In path=[] Close error=nothingToGoBackTo
      > swipe right
      window/stack title=In path=[] Close error=notPossible
      > tap "Close"
      window/stack title=Home path=[] Go
      """#),
  NavigationCase(
    "16", "a hidden bar takes the swipe",
    source: #"""
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go", value: 2).navigationTitle("Home")
              .navigationDestination(for: Int.self) { n in
                Text("D\(n)").navigationTitle("D").toolbar(.hidden, for: .navigationBar)
              }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=Home path=[] Go
      > tap "Go"
      window/stack title=D path=["2"]  texts=D2
      > back
      window/stack title=D path=["2"]  texts=D2 error=nothingToGoBackTo
      > swipe right
      window/stack title=D path=["2"]  texts=D2 error=notPossible
      """#),
  NavigationCase(
    "17", "the menu of the back button",
    source: CasesASources.home,
    steps: #"""
      >
      window/stack title=Home path=[] 1,2,3 prints=Home+
      > three()
      window/stack title=3 back=2 path=["1", "2", "3"] 2,1,2,Count 0 prints=path=[1, 2, 3],D3+,Home-
      > longpress "2"
      window/stack/menu 2,1,Home
      > tap "Home"
      window/stack title=Home path=[] 1,2,3 prints=Home+,D3-,path=[]
      """#),
]

/// Programs of several cases.
private enum CasesASources {
  static let home = #"""
    struct Level: View {
      let number: Int
      @State var count = 0
      var body: some View {
        List {
          NavigationLink("1", value: 1)
          NavigationLink("2", value: 2)
          Button("Count \(count)") { count += 1 }
        }
        .navigationTitle("\(number)")
        .onAppear { print("D\(number)+") }
        .onDisappear { print("D\(number)-") }
      }
    }
    struct ContentView: View {
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          List {
            NavigationLink("1", value: 1)
            NavigationLink("2", value: 2)
            NavigationLink("3", value: 3)
          }
          .navigationTitle("Home")
          .onAppear { print("Home+") }
          .onDisappear { print("Home-") }
          .navigationDestination(for: Int.self) { Level(number: $0) }
        }
        .onChange(of: path) { print("path=\(path)") }
      }
      func three() {
        path.append(1)
        path.append(2)
        path.append(3)
      }
    }
    """#
}
