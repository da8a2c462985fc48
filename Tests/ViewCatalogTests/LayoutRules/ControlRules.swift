/// What controls, labels and texts in them measure, and how far they keep from one another, as
/// recorded of SwiftUI (layout rules 4.5, 8.2, 17 and 21).
let controlRules: [RuleCase] = [
  RuleCase(
    "8.2 a toggle, a stepper and segments space as controls do", 300, 400,
    """
    VStack {
      Toggle("A", isOn: .constant(true)).named("a")
      Toggle("B", isOn: .constant(true)).named("b")
      Text("x").named("x")
      Stepper("c", value: .constant(1)).named("c")
      Slider(value: .constant(1)).named("s")
      Picker("", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.segmented)
        .named("p")
      Text("y").named("y")
      Color.gray
    }
    """,
    """
    a 0 0 300 31
    b 0 39 300 31
    x 145.5 77.101 9 21
    c 0 109.41 300 32
    s 0 149.41 300 31
    p 0 188.41 300 32
    y 145.5 227.51 9 21
    """),
  RuleCase(
    "8.2 what stands below a button keeps a control's distance", 300, 200, on: .phone26,
    """
    VStack {
      Button("P") {}.named("one")
      Button("P") {}.named("two")
      Color.gray.named("gray")
    }
    """,
    """
    one 144.75 0 10.5 24.5
    two 144.75 32.542 10.5 24.5
    gray 0 65.042 300 134.958
    """),
  RuleCase(
    "21 a progress view's style", 300, 300,
    """
    VStack(spacing: 10) {
      ProgressView().progressViewStyle(.linear).named("bar")
      ProgressView(value: 0.4).progressViewStyle(.circular).named("spinner")
      ProgressView(value: 0.4) { Text("Volume") }.named("labelled")
      ProgressView(value: Double?.none).named("unknown")
    }
    """,
    """
    bar 0 98.5 300 4
    spinner 140 112.5 20 20
    labelled 0 142.5 300 29
    unknown 140 181.5 20 20
    """),
  RuleCase(
    "21 a label's icon stands in the middle of the title's capitals", 200, 100, on: .mac26,
    """
    VStack(spacing: 0) {
      Label { Text("Title").named("title") } icon: { Circle().frame(width: 40, height: 40).named("icon") }
      Label { Text("Title").named("title2") } icon: { Circle().frame(width: 12, height: 12).named("icon2") }
    }
    """,
    """
    icon 62.75 22 40 40
    title 110.75 33.58 26.5 16
    icon2 76.75 64.42 12 12
    title2 96.75 62 26.5 16
    """),
  RuleCase(
    "17 a text above or below the baseline", 260, 160, on: .mac26,
    """
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("Base").named("base")
      Text("Up").baselineOffset(6).named("up")
      VStack { Text("Down").named("down") }.baselineOffset(-4)
    }
    """,
    """
    base 77.5 73 29.5 16
    up 119 67 17.5 22
    down 148.5 73 34 20
    """),
  RuleCase(
    "10.1 a field's baseline is its text's", 300, 200, on: .mac26,
    """
    HStack(alignment: .firstTextBaseline) {
      Text("Name").named("name")
      TextField("a", text: .constant("")).textFieldStyle(.roundedBorder).named("field")
    }
    """,
    """
    name 0 92 35.5 16
    field 43.5 88 256.5 24
    """),
  RuleCase(
    "10.1 a toggle that fills its row has its baselines at its top", 320, 300, on: .phone26,
    """
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Toggle("Hg", isOn: .constant(true)).named("toggle")
      Text("Hg").named("text")
    }
    """,
    """
    toggle 0 144.25 289.5 30
    text 297.5 125.75 22.5 24.5
    """),
  RuleCase(
    "4.5 labeled content without its label", 300, 100,
    #"LabeledContent("Name", value: "Hello").labelsHidden().named("content")"#,
    """
    content 130 39.5 40 21
    """),
  RuleCase(
    "4.5 a Mac's labeled content hugs", 300, 200, on: .mac26,
    #"LabeledContent("Name", value: "Hello").named("content")"#,
    """
    content 112.5 90.75 75 18.5
    """),
  RuleCase(
    "4 what changes a circle takes what it is proposed", 340, 200,
    """
    HStack(spacing: 8) {
      Circle().scale(0.5).fill(.blue).named("scaled").frame(width: 60, height: 40)
      Circle().strokeBorder(.red, lineWidth: 4).named("border").frame(width: 60, height: 40)
      Circle().trim(from: 0, to: 0.5).stroke(.red).named("trimmed").frame(width: 60, height: 40)
    }
    """,
    """
    scaled 72 80 60 40
    border 140 80 60 40
    trimmed 218 80 40 40
    """),
  RuleCase(
    "17.4 white space beside an ellipsis at the head", 400, 100, on: .mac,
    """
    Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
      .lineLimit(1).truncationMode(.head).named("text").frame(width: 150)
    """,
    """
    text 127.5 42 145 16
    """),
  RuleCase(
    "21 small bordered buttons", 320, 100, on: .phone26,
    """
    HStack {
      Button("Small") {}.controlSize(.small).named("small")
      Button("Regular") {}.named("regular")
    }
    .buttonStyle(.bordered)
    """,
    """
    small 86.25 34.5 57.5 31
    regular 151.75 30.75 82 38.5
    """),
  RuleCase(
    "20.2 sections that say how far they stand apart", 320, 400, on: .phone26,
    """
    List {
      Section("First") { Text("Apple"); Text("Banana") }
      Section("Second") { Text("Cherry").named("cherry") }
    }
    .listSectionSpacing(30)
    """,
    """
    cherry 32 246.75 52 24.5
    """),
  RuleCase(
    "21 fields of several lines", 320, 200, on: .phone26,
    #"""
    VStack(spacing: 0) {
      TextField("a", text: .constant("Short"), axis: .vertical).textFieldStyle(.roundedBorder)
        .named("one")
      TextField("a", text: .constant("a\nb"), axis: .vertical).named("plain")
      TextField("a", text: .constant("a\nb"), axis: .vertical).textFieldStyle(.roundedBorder)
        .named("two")
    }
    """#,
    """
    one 0 27 320 34
    plain 0 61 320 52
    two 0 113 320 60
    """),
  RuleCase(
    "21 a wheel without its label", 375, 400,
    """
    DatePicker("a", selection: .constant(.now)).datePickerStyle(.wheel).labelsHidden().named("wheel")
    """,
    """
    wheel 27.5 92 320 216
    """),
  RuleCase(
    "18.3 the size of controls on a phone", 300, 200,
    """
    VStack(spacing: 0) {
      ProgressView().controlSize(.small).named("small")
      ProgressView().named("regular")
      ProgressView().controlSize(.large).named("large")
      Button("P") {}.buttonStyle(.bordered).controlSize(.mini).named("button")
    }
    """,
    """
    small 140 47.5 20 20
    regular 140 67.5 20 20
    large 131.5 87.5 37 37
    button 135.5 124.5 29 28
    """),
  RuleCase(
    "18.3 the size of controls on a Mac", 300, 200, on: .mac26,
    #"""
    VStack(spacing: 0) {
      ForEach([ControlSize.mini, .small, .regular, .large, .extraLarge], id: \.self) { size in
        Button("P") {}.controlSize(size).named("\(size)")
      }
      ProgressView().controlSize(.mini).named("m")
      ProgressView().controlSize(.small).named("s")
      ProgressView().controlSize(.large).named("l")
    }
    """#,
    """
    mini 139 13 22 16
    small 136.5 29 27 20
    regular 134 49 32 24
    large 132 73 36 28
    extraLarge 132 101 36 28
    m 145 129 10 10
    s 142 139 16 16
    l 134 155 32 32
    """),
  RuleCase(
    "16.3 an AnyLayout around another keeps the stack's direction", 200, 50,
    """
    AnyLayout(AnyLayout(HStackLayout(spacing: 5))) {
      Divider().named("line")
      Color.red.frame(width: 10, height: 10).named("red")
    }
    """,
    """
    line 92 0 1 50
    red 98 20 10 10
    """),
  RuleCase(
    "20 the titles of labels in rows line up", 375, 400, on: .phone26,
    """
    List {
      Label { Text("a").named("one") } icon: { Image(systemName: "star").named("star") }
      Label { Text("b").named("two") } icon: { Color.red.frame(width: 40, height: 10) }
      HStack { Label { Text("c").named("three") } icon: { Image(systemName: "i.circle") } }
      TextEditor(text: .constant("x")).named("editor")
    }
    """,
    """
    one 72 50.75 9 24.5
    two 72 106.75 10 24.5
    three 72 162.75 9 24.5
    editor 32 218 311 40.5
    """),
  RuleCase(
    "21 a box with a label on a Mac", 300, 200, on: .mac26,
    """
    GroupBox("A") { Text("Plain box text").named("text") }.named("box")
    """,
    """
    box 104 77.5 92 45
    text 109 101.5 82 16
    """),
  RuleCase(
    "21 what is not there, on a Mac", 360, 128, on: .mac26,
    """
    ContentUnavailableView {
      Label { Text("No Mail").named("title") } icon: { Color.red.named("icon") }
    } description: { Text("D").named("text") }.named("view")
    """,
    """
    view 0 0 360 128
    title 134.25 20 91.5 38
    icon none
    text 175.25 70 9.5 18.5
    """),
  RuleCase(
    "21 tabs on a Mac", 360, 260, on: .mac26,
    """
    TabView {
      Text("First").named("first").tabItem { Text("One") }
      Text("Second").tabItem { Text("Two") }
    }
    """,
    """
    first 166.5 134 27 16
    """),
  RuleCase(
    "4.5 pickers of dates and colours hug without their labels", 300, 200,
    """
    VStack(spacing: 0) {
      DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)),
        displayedComponents: .date).named("labelled")
      DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)),
        displayedComponents: .date).labelsHidden().named("date")
      ColorPicker("A", selection: .constant(.red)).labelsHidden().named("color")
    }
    """,
    """
    labelled 0 53 300 33
    date 96.5 86 107 33
    color 136 119 28 28
    """),
  RuleCase(
    "4.5 a segment's title has one line", 300, 100,
    """
    Picker("P", selection: .constant(1)) {
      ForEach(0..<5) { Text("Segment \\($0)").tag($0).named("\\($0)") }
    }.pickerStyle(.segmented)
    """,
    """
    0 3.5 42 53 16
    4 243.5 42 53 16
    """),
  RuleCase(
    "4.5 a label's second text is smaller", 393, 300,
    """
    Toggle(isOn: .constant(true)) { Text("Title"); Text("Sub").named("sub") }
    """,
    """
    sub 0 151.5 27 18
    """),
  RuleCase(
    "20.5 rows of a Mac's grouped form: label leading, control trailing", 360, 320, on: .mac26,
    """
    Form {
      TextField("Name", text: .constant("Hello")).named("field")
      Toggle("Enabled", isOn: .constant(true)).named("toggle")
      Slider(value: .constant(0.5)) { Text("Vol").named("vol") }.named("slider")
    }.formStyle(.grouped)
    """,
    """
    field 30 30 300 18.5
    toggle 30 69.5 300 18.5
    vol 30 109 19 18.5
    slider 30 109 300 18.5
    """),
  RuleCase(
    "4.5 a Mac's slider, colour well, gauge and disclosure group", 280, 400, on: .mac26,
    """
    VStack(spacing: 0) {
      ColorPicker("Accent", selection: .constant(.red)).named("color")
      Slider(value: .constant(0.5)) { Text("Volume").named("volume") }.named("slider")
      Slider(value: .constant(0.5)).named("track")
      Slider(value: .constant(0.5)) { Text("Volume") } minimumValueLabel: { Text("Min").named("min") }
        maximumValueLabel: { Text("Max").named("max") }.named("ends")
      Gauge(value: 0.4) { Text("G") }.named("gauge")
      DisclosureGroup("A", isExpanded: .constant(true)) { Text("B").named("b") }.named("group")
    }
    """,
    """
    color 90.75 121.425 98.5 24
    volume 0 145.425 45 18.5
    slider 0 145.425 280 18.5
    track 0 163.925 280 16
    min 53 181.675 17.5 15
    ends 0 179.925 280 18.5
    max 260 181.675 20 15
    gauge 0 198.425 280 40.151
    group 0 238.575 280 40
    b 135.75 262.575 8.5 16
    """),
  RuleCase(
    "4.5 a Mac's menus are pull-down buttons", 300, 200, on: .mac26,
    """
    VStack(spacing: 0) {
      Menu("Options") { Button("A") {} }.named("menu")
      Menu("Options") { Button("A") {} }.menuIndicator(.hidden).named("hidden")
      Menu("Options") { Button("A") {} } primaryAction: { }.named("split")
      Menu("Options") { Button("A") {} }.menuStyle(.borderlessButton).named("bare")
    }
    """,
    """
    menu 102.5 56 95 24
    hidden 114.25 80 71.5 24
    split 103.75 104 92.5 24
    bare 126.25 128 47.5 16
    """),
  RuleCase(
    "4.5 a watch's buttons fill the width", 200, 200, on: .watch,
    """
    VStack(spacing: 0) {
      Button("Go") {}.named("button")
      Button("Go") {}.buttonStyle(.borderedProminent).named("prominent")
      Color.red.frame(width: 10, height: 10)
    }
    """,
    """
    button 0 51 200 44
    prominent 0 95 200 44
    """),
  RuleCase(
    "21 a round button is as wide as it is high", 300, 100,
    """
    HStack(spacing: 0) {
      Button("X") {}.named("a")
      Button {} label: { Image(systemName: "plus").named("i") }.named("b")
    }
    .buttonStyle(.bordered).buttonBorderShape(.circle)
    """,
    """
    a 111 32 36 36
    b 147 29 42 42
    i 159 42 18 16
    """),
  RuleCase(
    "4.3 large symbols", 300, 100, on: .phone26,
    """
    HStack(spacing: 0) {
      Image(systemName: "star").named("star")
      Image(systemName: "gear").named("gear")
    }
    .imageScale(.large)
    """,
    """
    star 122.25 36.5 28 27
    gear 150.25 36.25 27.5 27.5
    """),
  RuleCase(
    "4.5 options in line away from a list's rows are a wheel", 300, 300,
    """
    Picker("p", selection: .constant(1)) { Text("One").tag(1); Text("Two").tag(2) }
      .pickerStyle(.inline).named("p")
    """,
    """
    p 0 42 300 216
    """),
]
