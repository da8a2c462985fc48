/// The measures of iOS 26 as they were recorded on an iPhone SE (layout rules 8, 17.9, 20.2, 21).
let newDesignRules: [RuleCase] = [
  RuleCase(
    "17.9 the heights of text styles", 400, 460, on: .phone26,
    """
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello").named("default")
      Text("Title").font(.largeTitle).named("largeTitle")
      Text("Title").font(.title).named("title")
      Text("Title").font(.title2).named("title2")
      Text("Title").font(.title3).named("title3")
      Text("Title").font(.headline).named("headline")
      Text("Title").font(.subheadline).named("subheadline")
      Text("Title").font(.callout).named("callout")
      Text("Title").font(.footnote).named("footnote")
      Text("Title").font(.caption).named("caption")
      Text("Title").font(.caption2).named("caption2")
    }
    """,
    """
    default 168.75 42.5 39.5 24.5
    largeTitle 168.75 75 62.5 48.5
    title 168.75 131.5 51.5 41
    title2 168.75 180.5 41 32
    title3 168.75 220.5 37.5 28
    headline 168.75 256.5 35 24.5
    subheadline 168.75 289 29.5 21
    callout 168.75 318 31.5 23.5
    footnote 168.75 349.5 26.5 18.5
    caption 168.75 376 24.5 17.5
    caption2 168.75 401.5 23 16
    """),
  RuleCase(
    "8 the gaps of body text", 100, 200, on: .phone26,
    """
    VStack(spacing: 0) {
      VStack { Text("a").named("a"); Color.red.frame(height: 10).named("below") }
      VStack { Text("b").named("b"); Text("c").named("c") }
    }
    """,
    """
    a 45.5 49.978 9 24.5
    below 0 89.022 100 10
    b 45 99.022 10 24.5
    c 45.5 125.522 9 24.5
    """),
  RuleCase(
    "8 the gap below a Mac's body text", 100, 100, on: .mac26,
    """
    VStack { Text("a").font(.body).named("a"); Color.red.frame(height: 10).named("below") }
    """,
    """
    a 46.25 30.175 7.5 18.5
    below 0 59.825 100 10
    """),
  RuleCase(
    "17.9 a Mac's text styles", 400, 400, on: .mac26,
    """
    VStack(spacing: 0) {
      Text("a").font(.largeTitle).named("largeTitle")
      Text("a").font(.title).named("title")
      Text("a").font(.title2).named("title2")
      Text("a").font(.title3).named("title3")
      Text("a").font(.headline).named("headline")
      Text("a").font(.subheadline).named("subheadline")
      Text("a").font(.body).named("body")
      Text("a").font(.callout).named("callout")
      Text("a").font(.footnote).named("footnote")
      Text("a").font(.caption).named("caption")
      Text("a").font(.caption2).named("caption2")
    }
    """,
    """
    largeTitle 193.25 83 13.5 38
    title 194.25 121 11.5 33
    title2 195.5 154 9 25.5
    title3 195.75 179.5 8.5 22
    headline 196 201.5 8 18.5
    subheadline 196.75 220 6.5 16
    body 196.25 236 7.5 18.5
    callout 196.5 254.5 7 17.5
    footnote 197 272 6 15
    caption 197 287 6 15
    caption2 197 302 6 15
    """),
  RuleCase(
    "20.2 cards and headers", 320, 400, on: .phone26,
    """
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
      Section("Fruit") { Text("Cherry").named("row3"); Color.red.frame(height: 40).named("row4") }
    }
    """,
    """
    row1 32 50.75 44.5 24.5
    row2 32 106.75 56.5 24.5
    row3 32 224.75 52 24.5
    row4 32 280 256 40
    """),
  RuleCase(
    "20.2 footers", 320, 400, on: .phone26,
    """
    List {
      Section { Text("Apple").named("row1") } footer: { Text("Footer").named("footer") }
      Section("Header") { Text("Cherry").named("row2") }
      Section { Text("Plum") } footer: { Text("Footer") }
      Section { Text("Pear").named("row4") }
    }
    """,
    """
    row1 32 50.75 44.5 24.5
    footer 32 99 39.5 18.5
    row2 32 186.25 52 24.5
    row4 32 385.75 34.5 24.5
    """),
  RuleCase(
    "20.2 plain", 320, 400, on: .phone26,
    """
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
      Section("Fruit") { Text("Cherry").named("row3") }
    }.listStyle(.plain)
    """,
    """
    row1 16 15.75 44.5 24.5
    row2 16 71.75 56.5 24.5
    row3 16 194.25 52 24.5
    """),
  RuleCase(
    "21 a form", 320, 520, on: .phone26,
    """
    Form {
      Section("Account") {
        TextField("Name", text: .constant("Ada")).named("name")
        Toggle("Notifications", isOn: .constant(true)).named("toggle")
      }
      Section("Preferences") {
        Picker("Flavour", selection: .constant("Vanilla")) { Text("Vanilla").tag("Vanilla") }
          .named("picker")
        Stepper("Quantity: 3", value: .constant(3)).named("stepper")
        Slider(value: .constant(0.5)) { Text("Volume") }.named("slider")
        Button("Save") {}.named("button")
      }
    }
    """,
    """
    name 32 59.5 256 26
    toggle 32 116.25 256 24.5
    picker 32 234.25 256 24.5
    stepper 32 290.25 256 24.5
    slider 32 345.5 256 31
    button 32 407.25 37 24.5
    """),
  RuleCase(
    "21 controls", 320, 480, on: .phone26,
    """
    VStack(alignment: .leading, spacing: 10) {
      Toggle("Wi-Fi", isOn: .constant(true)).named("toggle")
      Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().named("switch")
      Slider(value: .constant(0.6)).named("slider")
      Stepper("Quantity", value: .constant(3)).labelsHidden().named("stepper")
      Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.segmented)
        .named("segments")
      Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.named("menu")
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).named("field")
      Button("Save") {}.buttonStyle(.borderedProminent).named("save")
      Text("Hello").padding().named("padded")
    }
    """,
    """
    toggle 0 38.25 320 30
    switch 0 78.25 66 30
    slider 0 118.25 320 31
    stepper 0 159.25 94 32
    segments 0 201.25 320 31
    menu 0 242.25 86 40.5
    field 0 292.75 320 34
    save 0 336.75 61 38.5
    padded 0 385.25 71.5 56.5
    """),
  RuleCase(
    "20.2 chips of a time are higher than those of a date", 375, 400, on: .phone26,
    """
    Form {
      DatePicker("A", selection: .constant(.now), displayedComponents: .date).named("date")
      DatePicker("B", selection: .constant(.now), displayedComponents: .hourAndMinute).named("time")
      DatePicker("C", selection: .constant(.now)).named("both")
    }
    """,
    """
    date 32 50 311 38.5
    time 32 118.5 311 40
    both 32 188.5 311 40
    """),
  RuleCase(
    "20.2 a large title stands in the room above the first card", 320, 568, on: .phone26,
    """
    NavigationStack {
      List { Color.red.frame(width: 20, height: 24.5).named("row") }.navigationTitle("T")
    }
    """,
    """
    row 32 112.25 20 24.5
    """),
  RuleCase(
    "20.2 the room above the first card is kept below an inline title", 320, 568, on: .phone26,
    """
    NavigationStack {
      List { Color.red.frame(width: 20, height: 24.5).named("row") }
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
    }
    """,
    """
    row 32 94.75 20 24.5
    """),
]
