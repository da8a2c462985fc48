/// Chapter P of the navigation cases: animations that run by themselves, the user's language, pickers
/// in sections, what has been scaled. They are numbered by the rules that they show.
let casesP: [NavigationCase] = [
  NavigationCase(
    "1.3", "phases follow each other by the clock",
    source: #"""
      struct ContentView: View {
        @State var start = Date()
        @State var turn = 0
        var body: some View {
          VStack {
            PhaseAnimator([1, 2, 3]) { Text("phase \($0)") } animation: { _ in
              .linear(duration: 1)
            }
            PhaseAnimator(["rest", "up"], trigger: turn) { Text($0) } animation: { _ in
              .linear(duration: 2)
            }
            ProgressView(timerInterval: start...start.addingTimeInterval(10))
            Button("go") { turn += 1 }
          }
        }
      }
      """#,
    steps: #"""
      >
      window go texts=phase 1|rest|0:10
      > wait 2.5s
      window go texts=phase 3|rest|0:08
      > tap "go"
      window go texts=phase 3|rest|0:08
      > wait 2s
      window go texts=phase 2|up|0:06
      > wait 2s
      window go texts=phase 1|rest|0:04
      """#),
  NavigationCase(
    "18.1", "numbers and dates in the user's language",
    source: #"""
      struct ContentView: View {
        @Environment(\.locale) var locale
        var body: some View {
          VStack {
            Text(1234.5, format: .number)
            Text("\(1_234_567)")
            Text(Date(timeIntervalSince1970: 0), style: .date)
            Text(locale.identifier)
          }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=1,234.5|1,234,567|January 1, 1970|en_US
      > set locale de_DE
      window  texts=1.234,5|1.234.567|1. Januar 1970|de_DE
      > set locale ja_JP
      window  texts=1,234.5|1,234,567|1970年1月1日|ja_JP
      """#),
  NavigationCase(
    "17.1", "an inline picker is one control, in sections too",
    source: #"""
      struct ContentView: View {
        @State var choice = "b"
        @State var count = 2
        var body: some View {
          Form {
            Picker("Letter", selection: $choice) {
              Section("one") { Text("La").tag("a") }
              Section("two") { Text("Lb").tag("b") }
            }.pickerStyle(.inline)
            Stepper("Count", value: $count, in: 0...5) { print("editing", $0) }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Letter=Lb,La,Lb*,Count=2 texts=one|two
      > pick "Letter" "La"
      window Letter=La,La*,Lb,Count=2 texts=one|two
      > adjust "Count" up
      window Letter=La,La*,Lb,Count=3 texts=one|two prints=editing true,editing false
      """#),
  NavigationCase(
    "17.3", "what is scaled covers what it is seen over; labels in quotes",
    source: #"""
      struct ContentView: View {
        var body: some View {
          VStack(spacing: 300) {
            ZStack {
              Button("small") { print("small") }
              Color.red.frame(width: 200, height: 80).scaleEffect(0.1)
            }
            ZStack {
              Button("big") { print("big") }
              Color.red.frame(width: 10, height: 10).scaleEffect(20)
            }
            Button("Say \"Hi\"") { print("hi") }.accessibilityHidden(true)
          }
        }
      }
      """#,
    steps: #"""
      >
      window small,Say "Hi"
      > tap "small"
      window small,Say "Hi" prints=small
      > tap "big"
      window small,Say "Hi" error=noSuchControl
      > tap "Say \"Hi\""
      window small,Say "Hi" prints=hi
      """#),
  NavigationCase(
    "16.2", "a menu of rows, by what is selected",
    source: #"""
      struct ContentView: View {
        @State var chosen: Set<Int> = [1, 2]
        var body: some View {
          List(0..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
            .contextMenu(forSelectionType: Int.self) { rows in
              Button("Delete \(rows.count)") { print("delete", rows.sorted()) }
            } primaryAction: { print("open", $0.sorted()) }
        }
      }
      """#,
    steps: #"""
      >
      window Row 0,Row 1,Row 2,Row 3
      > longpress "Row 3"
      window/menu Delete 1
      > tap "Delete 1"
      window Row 0,Row 1,Row 2,Row 3 prints=delete [3]
      > pick "Row 1" "Delete 2"
      window Row 0,Row 1,Row 2,Row 3 prints=delete [1, 2]
      > tap "Row 0"
      window Row 0,Row 1,Row 2,Row 3 prints=open [0]
      """#),
  NavigationCase(
    "6.9", "a Mac's dialog is a panel with its cancel button", device: "Mac",
    source: #"""
      struct ContentView: View {
        @State var asks = false
        var body: some View {
          Button("Ask") { asks = true }
            .confirmationDialog("Sure?", isPresented: $asks) {
              Button("Delete", role: .destructive) { print("gone") }
            }
        }
      }
      """#,
    steps: #"""
      >
      window Ask
      > tap "Ask"
      window/confirmationDialog title=Sure? Delete,Cancel
      > tap "Cancel"
      window Ask
      """#),
  NavigationCase(
    "16.5", "a container of the program's own, by its subviews",
    source: #"""
      struct ContentView: View {
        @State var more = false
        var body: some View {
          Cards {
            Text("first")
            if more { Text("second") }
            ForEach(0..<2) { Counter(name: "n\($0)") }
          }
          Button("more") { more = true }
        }
      }
      struct Cards<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(subviews: content) { cards in
            Text("\(cards.count) cards")
            ForEach(cards) { card in card.padding(4) }
          }
        }
      }
      struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\(name): \(count)") { count += 1 } }
      }
      """#,
    steps: #"""
      >
      window n0: 0,n1: 0,more texts=3 cards|first
      > tap "n1: 0"
      window n0: 0,n1: 1,more texts=3 cards|first
      > tap "more"
      window n0: 0,n1: 1,more texts=4 cards|first|second
      """#),
]
