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
      window/sheet detent=large  texts=A prints=b=true warns=only one presentation is shown at a time: the sheet waits until the one that is up has gone
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
