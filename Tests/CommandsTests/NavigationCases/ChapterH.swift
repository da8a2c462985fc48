/// Chapter H of the navigation cases: alerts, dialogs and menus.
let casesH: [NavigationCase] = [
  NavigationCase(
    "86", "an alert without actions",
    source: #"""
      struct ContentView: View {
        @State var warns = false
        var body: some View { Button("Warn") { warns = true }.alert("Title", isPresented: $warns) {} message: { Text("Message") }
         .onChange(of: warns) { print("warns=\(warns)") } }
      }
      """#,
    steps: #"""
      >
      window Warn
      > tap "Warn"
      window/alert title=Title OK texts=Message prints=warns=true
      > dismiss
      window/alert title=Title OK texts=Message error=notPossible
      > tap "OK"
      window Warn prints=warns=false
      """#),
  NavigationCase(
    "87", "two buttons",
    source: #"""
      struct ContentView: View {
        @State var warns = false
        @State var two = false
        var body: some View {
          VStack { Button("Warn") { warns = true }; Button("Two") { two = true } }
          .alert("Title", isPresented: $warns) { Button("Delete", role: .destructive) { print("deleted") }; Button("Cancel", role: .cancel) { print("cancel") } }
          .alert("Second", isPresented: $two) { Button("A") {}; Button("B") {} }
         .onChange(of: warns) { print("warns=\(warns)") } }
      }
      """#,
    steps: #"""
      >
      window Warn,Two
      > tap "Warn"
      window/alert title=Title Cancel,Delete prints=warns=true
      > tap "Cancel"
      window Warn,Two prints=cancel,warns=false
      > tap "Two"
      window/alert title=Second A,B
      """#),
  NavigationCase(
    "88", "cancel is last of four",
    source: #"""
      struct ContentView: View {
        @State var warns = false
        var body: some View {
          Button("Warn") { warns = true }
          .alert("Title", isPresented: $warns) { Button("A") {}; Button("Cancel", role: .cancel) {}; Button("B") {}; Button("C") {} }
        }
      }
      """#,
    steps: #"""
      >
      window Warn
      > tap "Warn"
      window/alert title=Title A,B,C,Cancel
      """#),
  NavigationCase(
    "88b", "destructive only: cancel not added to alerts",
    source: #"""
      struct ContentView: View {
        @State var warns = false
        var body: some View {
          Button("Warn") { warns = true }
          .alert("Title", isPresented: $warns) { Button("Delete", role: .destructive) {} }
        }
      }
      """#,
    steps: #"""
      >
      window Warn
      > tap "Warn"
      window/alert title=Title Delete
      """#),
  NavigationCase(
    "89", "a dialog on a phone",
    source: CasesHSources.dialog,
    steps: #"""
      >
      window Ask
      > tap "Ask"
      window/confirmationDialog title=Which? Option 1,Option 2,Option 3,Delete,Cancel texts=Message prints=asks=true
      > tap "Cancel"
      window Ask prints=cancel,asks=false
      """#),
  NavigationCase(
    "89b", "a dialog on an iPad", device: "iPad Air 11-inch",
    source: CasesHSources.dialog,
    steps: #"""
      >
      window Ask
      > tap "Ask"
      window/confirmationDialog title=Which? Option 1,Option 2,Option 3,Delete texts=Message prints=asks=true
      > dismiss
      window Ask prints=cancel,asks=false
      """#),
  NavigationCase(
    "90", "a dialog without cancel",
    source: #"""
      struct ContentView: View {
        @State var asks = false
        var body: some View {
          Button("Ask") { asks = true }
          .confirmationDialog("Which?", isPresented: $asks, titleVisibility: .visible) { Button("One") { print("1") } }
          .onChange(of: asks) { print("asks=\(asks)") }
        }
      }
      """#,
    steps: #"""
      >
      window Ask
      > tap "Ask"
      window/confirmationDialog title=Which? One,Cancel prints=asks=true
      > dismiss
      window Ask prints=asks=false
      > tap "Ask"
      window/confirmationDialog title=Which? One,Cancel prints=asks=true
      > tap "Cancel"
      window Ask prints=asks=false
      """#),
  NavigationCase(
    "91", "an alert without data",
    source: #"""
      struct ContentView: View {
        @State var warns = false
        @State var data: String?
        var body: some View {
          Button("Warn") { warns = true }.alert("Title", isPresented: $warns, presenting: data) { d in Button("Use \(d)") { print(d) } } message: { d in Text("M \(d)") }
        }
      }
      """#,
    steps: #"""
      >
      window Warn
      > tap "Warn"
      window Warn
      > print(warns)
      window Warn prints=true
      > data = "x"
      window/alert title=Title Use x texts=M x
      """#),
  NavigationCase(
    "92", "later data is ignored",
    source: #"""
      struct ContentView: View {
        @State var warns = false
        @State var data: String? = "x"
        var body: some View {
          Button("Warn") { warns = true }.alert("Title", isPresented: $warns, presenting: data) { d in Button("Use \(d)") { print(d) } } message: { d in Text("M \(d)") }
        }
      }
      """#,
    steps: #"""
      >
      window Warn
      > tap "Warn"
      window/alert title=Title Use x texts=M x
      > data = "y"
      window/alert title=Title Use x texts=M x
      > tap "Use x"
      window Warn prints=x
      """#),
  NavigationCase(
    "93", "a field in an alert",
    source: #"""
      struct ContentView: View {
        @State var asks = false
        @State var text = ""
        var body: some View {
          Button("Ask") { asks = true }.alert("Name", isPresented: $asks) { TextField("Your name", text: $text); Button("OK") { print("text=\(text)") }; Button("Cancel", role: .cancel) {} }
        }
      }
      """#,
    steps: #"""
      >
      window Ask
      > tap "Ask"
      window/alert title=Name Your name,Cancel,OK
      > type "Your name" "abc"
      window/alert title=Name Your name=abc,Cancel,OK
      > tap "OK"
      window Ask prints=text=abc
      """#),
  NavigationCase(
    "94", "an alert of the presenter behind a sheet",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        @State var warns = false
        var body: some View {
          Button("Show") { shows = true }.sheet(isPresented: $shows) { VStack { Button("Warn") { warns = true }; Button("Close") { shows = false } } }.alert("Warning", isPresented: $warns) {}
        }
      }
      """#,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=large Warn,Close
      > tap "Warn"
      window/sheet detent=large Warn,Close warns=only one presentation is shown at a time: the alert waits until the one that is up has gone
      > tap "Close"
      window/alert title=Warning OK
      """#),
  NavigationCase(
    "94b", "an alert's action sets another",
    source: #"""
      struct ContentView: View {
        @State var a = false
        @State var b = false
        var body: some View {
          Button("Warn") { a = true }.alert("A", isPresented: $a) { Button("More") { b = true } }.alert("B", isPresented: $b) { Button("Fine") {} }
        }
      }
      """#,
    steps: #"""
      >
      window Warn
      > tap "Warn"
      window/alert title=A More
      > tap "More"
      window/alert title=B Fine
      > tap "Fine"
      window Warn
      """#),
  NavigationCase(
    "94c", "a menu",
    source: #"""
      struct ContentView: View {
        @State var n = 0
        var body: some View {
          VStack {
            Text("n \(n)")
            Menu("Options") { Button("Add") { n += 1 }; Button("Remove", role: .destructive) { n -= 1 }; Menu("More") { Button("Deep") { n = 100 } } }
            Text("Hold").contextMenu { Button("Copy") { print("copied") }; Button("Share") { print("shared") } }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Options,Hold texts=n 0
      > tap "Options"
      window/menu Add,Remove,More
      > tap "Add"
      window Options,Hold texts=n 1
      > tap "Options"
      window/menu Add,Remove,More
      > dismiss
      window Options,Hold texts=n 1
      > pick "Options" "Remove"
      window Options,Hold texts=n 0
      > longpress "Hold"
      window/menu Copy,Share
      > tap "Copy"
      window Options,Hold texts=n 0 prints=copied
      > tap "Options"
      window/menu Add,Remove,More
      > tap "More"
      window/menu Deep
      > tap "Deep"
      window Options,Hold texts=n 100
      """#),
  NavigationCase(
    "94d", "the old alerts",
    source: #"""
      struct ContentView: View {
        @State var a = false
        @State var sheet = false
        var body: some View {
          VStack { Button("Warn") { a = true }; Button("Sheet") { sheet = true } }
          .alert(isPresented: $a) { Alert(title: Text("Old"), message: Text("m"), primaryButton: .destructive(Text("Delete")) { print("del") }, secondaryButton: .cancel()) }
          .actionSheet(isPresented: $sheet) { ActionSheet(title: Text("AS"), buttons: [.cancel(), .default(Text("One")) { print("one") }]) }
        }
      }
      """#,
    steps: #"""
      >
      window Warn,Sheet
      > tap "Warn"
      window/alert title=Old Cancel,Delete texts=m
      > tap "Delete"
      window Warn,Sheet prints=del
      > tap "Sheet"
      window/confirmationDialog title=AS One,Cancel
      > tap "One"
      window Warn,Sheet prints=one
      """#),
  NavigationCase(
    "94e", "a context menu with a preview",
    source: #"""
      struct ContentView: View {
        @State var log = "-"
        var body: some View {
          VStack {
            Text("Row").contextMenu { Button("Copy") { log = "copied" } } preview: { Text("Preview") }
            Text(log)
          }
        }
      }
      """#,
    steps: #"""
      >
      window Row texts=-
      > longpress "Row"
      window/menu Copy texts=Preview
      > tap "Copy"
      window Row texts=copied
      """#),
]

/// Programs of several cases.
private enum CasesHSources {
  static let dialog = #"""
    struct ContentView: View {
      @State var asks = false
      var body: some View {
        Button("Ask") { asks = true }
        .confirmationDialog("Which?", isPresented: $asks) {
          Button("Option 1") { print("1") }
          Button("Option 2") { print("2") }
          Button("Option 3") { print("3") }
          Button("Cancel", role: .cancel) { print("cancel") }
          Button("Delete", role: .destructive) { print("delete") }
        } message: { Text("Message") }
        .onChange(of: asks) { print("asks=\(asks)") }
      }
    }
    """#
}
