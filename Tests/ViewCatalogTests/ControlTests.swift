import Testing

/// Controls: what they are called, what they do, and what reports show of them.
struct ControlTests {
  @Test(arguments: [
    ("Button(\"A\") { print(\"hit\") }", "tap \"A\"", "hit"),
    ("Button(\"A\", role: .destructive) { print(\"hit\") }", "tap \"A\"", "hit"),
    ("Button(action: { print(\"hit\") }) { Text(\"A\") }", "tap \"A\"", "hit"),
    ("Button(action: { print(\"hit\") }, label: { Text(\"A\") })", "tap \"A\"", "hit"),
    ("Button { print(\"hit\") } label: { Text(\"A\") }", "tap \"A\"", "hit"),
    ("Button(\"A\", action: { print(\"hit\") })", "tap \"A\"", "hit"),
    ("Button(\"A\", role: .cancel, action: { print(\"hit\") })", "tap \"A\"", "hit"),
    ("Button(\"A\", systemImage: \"star\") { print(\"hit\") }", "tap \"A\"", "hit"),
    ("Button(\"A\") { print(\"hit\") }.buttonStyle(.borderedProminent)", "tap \"A\"", "hit"),
    ("Text(\"A\").onTapGesture { print(\"hit\") }", "tap \"A\"", "hit"),
    ("Text(\"A\").onLongPressGesture { print(\"hit\") }", "longpress \"A\"", "hit"),
    ("Text(\"A\").contextMenu { Button(\"B\") { print(\"hit\") } }", "pick \"A\" \"B\"", "hit"),
    ("Menu(\"A\") { Button(\"B\") { print(\"hit\") } }", "pick \"A\" \"B\"", "hit"),
    ("Text(\"A\").onOpenURL { print($0.absoluteString) }", "openurl my://x", "my://x"),
    (
      "Text(\"A\").gesture(DragGesture().onEnded { print($0.translation.width) })",
      "drag \"A\" by 10,5", "10.0"
    ),
    ("Text(\"A\").gesture(TapGesture().onEnded { print(\"hit\") })", "tap \"A\"", "hit"),
    (
      "Text(\"A\").gesture(DragGesture().map { $0.translation.width }.onEnded { print($0) })",
      "drag \"A\" by 15,1", "15.0"
    ),
    (
      """
      Text("A").gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          print(drag.translation.width)
        })
      """, "drag \"A\" by 13,4", "13.0"
    ),
    (
      """
      Text("A").gesture(
        TapGesture(count: 2).onEnded { print("two") }
          .exclusively(before: TapGesture().onEnded { print("one") }))
      """, "tap \"A\"", "one"
    ),
    (
      """
      Text("A").gesture(
        DragGesture().simultaneously(with: TapGesture()).onEnded { print($0.second == nil) })
      """, "drag \"A\" by 10,1", "true"
    ),
    ("Button(\"A\") { print(\"hit\") }.disabled(true)", "tap \"A\"", "disabledControl"),
    ("Button(\"A\") { print(\"hit\") }.allowsHitTesting(false)", "tap \"A\"", "noSuchControl"),
    (
      "VStack { Text(\"A\").onTapGesture { print(\"hit\") } }.allowsHitTesting(false)", "tap \"A\"",
      "noSuchControl"
    ),
    ("Text(\"A\").refreshable { print(\"hit\") }", "refresh", "hit"),
  ])
  func acts(view: String, command: String, expected: String) {
    let session = CatalogSession("struct ContentView: View { var body: some View { \(view) } }")
    session.run(command)
    #expect(session.log.contains { $0.hasPrefix(expected) }, "\(session.log)")
  }

  /// Of candidates, only the one that fits is on the screen, until another one does.
  @Test func viewsThatDoNotFitAreNotThere() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        @State private var width = 100.0
        var body: some View {
          ViewThatFits {
            HStack { Button("Add") { width = 100 }; Text("wide").frame(width: 200) }
              .onAppear { print("one") }.onDisappear { print("no one") }
            Button("Add") { width = 300 }.onAppear { print("two") }
          }.frame(width: width)
        }
      }
      """)
    #expect(session.log == ["two", "+ContentView"])
    #expect(session.controls == ["button \"Add\""])
    session.run("tap \"Add\"")
    #expect(session.texts == ["Add", "wide"])
    session.run("tap \"Add\"")
    #expect(session.log == ["two", "+ContentView", "one", "two", "no one"])
    #expect(session.texts == ["Add"])
  }

  /// What assistive technology leaves out is still seen and tapped.
  @Test func hiddenFromAssistiveTechnologyIsNotHidden() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        var body: some View {
          Text("seen").accessibilityHidden(true)
          Button { print("hit") } label: { Text("A"); Text("B").accessibilityHidden(true) }
        }
      }
      """)
    session.run("tap \"A\"")
    #expect(session.texts == ["seen", "A", "B"])
    #expect(session.log == ["+ContentView", "hit"])
  }

  @Test func reportsShowWhatControlsHold() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        @State private var isOn = true
        @State private var name = "n"
        @State private var count = 2
        @State private var part = 0.5
        @State private var choice = "b"
        var body: some View {
          VStack {
            Toggle("On", isOn: $isOn)
            TextField("Name", text: $name)
            SecureField("Secret", text: $name)
            Stepper("Count", value: $count, in: 0...3)
            Slider(value: $part, in: 0...1)
            Picker("Choice", selection: $choice) { Text("A").tag("a"); Text("B").tag("b") }
            Picker("Kind", selection: $choice) {
              ForEach(["a", "b"], id: \\.self) { Text($0) }
            }.pickerStyle(.segmented)
          }
        }
      }
      """)
    #expect(
      session.controls == [
        "toggle \"On\" = on", "textField \"Name\" = n", "secureField \"Secret\" = ",
        "stepper \"Count\" = 2", "slider \"\" = 0.5", "picker \"Choice\" = B",
        "picker \"Kind\" = b", "option \"a\"", "option \"b\" selected",
      ])
    session.run(
      "toggle \"On\" off", "type \"Name\" \"m\"", "adjust \"Count\" up", "adjust \"Count\" up",
      "pick \"Choice\" \"A\"")
    #expect(
      session.state == [
        "ContentView.isOn = false", "ContentView.name = \"m\"", "ContentView.count = 3",
        "ContentView.part = 0.5", "ContentView.choice = \"a\"",
      ])
  }

  @Test func stylesOfTheProgramsOwnShowTheLabel() {
    let session = CatalogSession(
      """
      struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { Text("!"); configuration.label }
        }
      }
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { Text(configuration.isOn ? "yes" : "no"); configuration.label }
        }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Button("Go") { print("go") }.buttonStyle(Loud())
            Toggle("Done", isOn: $isOn).toggleStyle(Check())
          }
        }
      }
      """)
    #expect(session.run("tap \"Go\"", "toggle \"Done\"") == ["go"])
    #expect(session.texts == ["!", "Go", "yes", "Done"])
  }

  @Test func focusFollowsTheFieldInUse() {
    let session = CatalogSession(
      """
      enum Field { case first, second }
      struct ContentView: View {
        @State private var text = ""
        @FocusState private var focus: Field?
        var body: some View {
          VStack {
            TextField("One", text: $text).focused($focus, equals: .first)
            TextField("Two", text: $text).focused($focus, equals: .second)
          }
        }
      }
      """)
    session.run("tap \"One\"")
    #expect(session.state.contains("ContentView.focus = .first"))
    session.run("type \"Two\" \"x\"")
    #expect(session.state.contains("ContentView.focus = .second"))
  }

  @Test func publishersAreReceivedWhileTheViewIsThere() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        @State private var n = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View { Text("n \\(n)").onReceive(timer) { _ in n += 1 } }
      }
      """)
    session.run("wait 3s")
    #expect(session.texts == ["n 3"])
  }

  /// Navigation rules 9.1, 9.2, 9.7 to 9.9.
  @Test func appearanceComesFromTheInsideOut() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        @State private var n = 0
        var body: some View {
          VStack {
            Button("n \\(n)") { n += 1; n += 1 }
              .onAppear { print("inner") }
              .task { print("inner task") }
          }
          .onChange(of: n, initial: true) { old, new in print("change \\(old) \\(new)") }
          .onAppear { print("outer") }
          .task { print("outer task") }
        }
      }
      """)
    #expect(
      session.log.filter { !$0.hasPrefix("+") }
        == ["inner", "change 0 0", "outer", "inner task", "outer task"])
    #expect(session.run("tap \"n 0\"") == ["change 0 2"])
  }
}
