/// Chapter Q of the navigation cases: keyframes by the clock, controls of several sources, a Mac's
/// forms. They are numbered by the rules that they show.
let casesQ: [NavigationCase] = [
  NavigationCase(
    "1.3", "keyframes lead a value, and leave it at their end",
    source: #"""
      struct ContentView: View {
        @State var turn = 0
        var body: some View {
          VStack {
            Button("go") { turn += 1 }
            KeyframeAnimator(initialValue: 0.0, trigger: turn) {
              Text("\($0, specifier: "%.2f")")
            } keyframes: { _ in
              LinearKeyframe(1, duration: 1)
              MoveKeyframe(4)
              LinearKeyframe(3, duration: 1)
            }
            Text("size").keyframeAnimator(
              initialValue: CGSize(width: 1, height: 1), repeating: true
            ) { _, size in
              Text("\(size.width, specifier: "%.1f") × \(size.height, specifier: "%.1f")")
            } keyframes: { _ in
              KeyframeTrack(\.width) {
                if turn >= 0 { LinearKeyframe(11, duration: 2) }
                SpringKeyframe(1, duration: 1)
              }
              KeyframeTrack(\.height) { CubicKeyframe(3, duration: 1) }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window go texts=0.00|1.0 × 1.0
      > tap "go"
      window go texts=0.00|1.0 × 1.0
      > wait 500ms
      window go texts=0.50|3.5 × 2.0
      > wait 1s
      window go texts=3.50|8.5 × 3.0
      > wait 2s
      window go texts=3.00|3.5 × 2.0
      > tap "go"
      window go texts=3.00|3.5 × 2.0
      > wait 500ms
      window go texts=2.00|6.0 × 3.0
      """#),
  NavigationCase(
    "1.3", "a timeline of keyframes is asked for its values",
    source: #"""
      struct ContentView: View {
        var body: some View {
          Button("ask") {
            let line = KeyframeTimeline(initialValue: 0.0) {
              KeyframeTrack {
                LinearKeyframe(10, duration: 2)
                LinearKeyframe(0, duration: 3)
              }
            }
            print(line.duration, line.value(time: 1), line.value(progress: 1), line.value(time: 3.5))
          }
        }
      }
      """#,
    steps: #"""
      >
      window ask
      > tap "ask"
      window ask prints=5.0 5.0 0.0 5.0
      """#),
  NavigationCase(
    "4.5", "a picker of several sources shows what they have in common",
    source: #"""
      struct Lamp: Identifiable { let id: Int; var color: Int }
      struct ContentView: View {
        @State var lamps = [Lamp(id: 1, color: 1), Lamp(id: 2, color: 2)]
        var body: some View {
          List {
            Picker("All", sources: $lamps, selection: \.color) {
              Text("red").tag(1)
              Text("blue").tag(2)
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window All
      > pick "All" "blue"
      window All=blue texts=blue
      > print(lamps.map(\.color))
      window All=blue texts=blue prints=[2, 2]
      > lamps[0].color = 1
      window All
      """#),
  NavigationCase(
    "20.5", "the controls of a Mac's form keep their names", device: "Mac",
    source: #"""
      struct ContentView: View {
        @State var name = ""
        @State var isOn = false
        @State var choice = 1
        var body: some View {
          Form {
            TextField("Name:", text: $name, prompt: Text("Your name"))
            Toggle("Send", isOn: $isOn)
            Picker("Choice:", selection: $choice) { Text("One").tag(1); Text("Two").tag(2) }
            Picker("Radio:", selection: $choice) { Text("One").tag(1); Text("Two").tag(2) }
              .pickerStyle(.radioGroup)
            LabeledContent("Size", value: "3 kB")
            Stepper("Count", value: $choice)
            Slider(value: .constant(0.5)) { Text("Volume") }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Name:,Send=off,Choice:=One,Radio:=One,One*,Two,Count=1,Volume=0.5 texts=Size|3 kB
      > type "Name:" "Bo"
      window Name:=Bo,Send=off,Choice:=One,Radio:=One,One*,Two,Count=1,Volume=0.5 texts=Size|3 kB
      > pick "Choice:" "Two"
      window Name:=Bo,Send=off,Choice:=Two,Radio:=Two,One,Two*,Count=2,Volume=0.5 texts=Size|3 kB
      """#),
  NavigationCase(
    "18.1", "lists, distances in time and measurements in the user's language",
    source: #"""
      struct ContentView: View {
        let way = Measurement(value: 5.5, unit: UnitLength.kilometers)
        var body: some View {
          VStack {
            Text(["a", "b", "c"], format: .list(type: .and))
            Text(Date.now.addingTimeInterval(-7200), format: .relative(presentation: .numeric))
            Text(Date.now.addingTimeInterval(86_400), format: .relative(presentation: .named))
            Text(way, format: .measurement(width: .wide))
            Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
            Text(["x", "y"], format: .list(type: .or))
              .environment(\.locale, Locale(identifier: "fr_FR"))
          }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=a, b, and c|2 hours ago|tomorrow|3.4 miles|1.234,5|x ou y
      > set locale de_DE
      window  texts=a, b und c|vor 2 Stunden|morgen|5,5 Kilometer|1.234,5|x ou y
      > set locale ja_JP
      window  texts=a、b、c|2 時間前|明日|5.5 キロメートル|1.234,5|x ou y
      """#),
  NavigationCase(
    "12.5", "windows are opened over the first, and closed", device: "Mac",
    source: #"""
      @main struct Notes: App {
        var body: some Scene {
          WindowGroup { Main() }
          WindowGroup("Note", id: "note", for: Int.self) { $number in Note(number: number) }
          Window("Activity", id: "activity") { Text("Nothing yet") }
          Settings { Text("Set me") }
        }
      }
      struct Note: View {
        let number: Int?
        @Environment(\.dismiss) var dismiss
        @Environment(\.dismissWindow) var dismissWindow
        var body: some View {
          Text("note \(number ?? 0)")
          Button("Done") { dismiss() }
          Button("Close") { dismissWindow() }
        }
      }
      struct Main: View {
        @Environment(\.openWindow) var openWindow
        @Environment(\.openSettings) var openSettings
        @Environment(\.supportsMultipleWindows) var several
        var body: some View {
          Text("several \(several)")
          Button("Note 3") { openWindow(id: "note", value: 3) }
          Button("Note 4") { openWindow(value: 4) }
          Button("Activity") { openWindow(id: "activity") }
          Button("Settings") { openSettings() }
        }
      }
      """#,
    steps: #"""
      >
      window Note 3,Note 4,Activity,Settings texts=several true
      > tap "Note 3"
      window/window title=Note Done,Close texts=note 3
      > tap "Done"
      window Note 3,Note 4,Activity,Settings texts=several true
      > tap "Note 4"
      window/window title=Note Done,Close texts=note 4
      > tap "Close"
      window Note 3,Note 4,Activity,Settings texts=several true
      > tap "Activity"
      window/window title=Activity  texts=Nothing yet
      > dismiss
      window Note 3,Note 4,Activity,Settings texts=several true
      > tap "Settings"
      window/window  texts=Set me
      """#),
  NavigationCase(
    "12.5", "a phone has one window",
    source: #"""
      @main struct Notes: App {
        var body: some Scene {
          WindowGroup { Main() }
          WindowGroup("Note", id: "note", for: Int.self) { $number in Text("note \(number ?? 0)") }
        }
      }
      struct Main: View {
        @Environment(\.openWindow) var openWindow
        @Environment(\.supportsMultipleWindows) var several
        var body: some View {
          Text("several \(several)")
          Button("Note 3") { openWindow(id: "note", value: 3) }
        }
      }
      """#,
    steps: #"""
      >
      window Note 3 texts=several false
      > tap "Note 3"
      window Note 3 texts=several false
      """#),
]
