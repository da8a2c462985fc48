/// Lists before iOS 26 and on a Mac (layout rules 12, 16.5, 18.2 and 20).
let listRules: [RuleCase] = [
  RuleCase(
    "20.3 sections", 393, 600,
    """
    List {
      Section { Text("A").named("a"); Text("B").named("b") } header: { Text("Head").named("h") }
      Section { Text("C").named("c") }
    }
    """,
    """
    h 32 23.5 36 16
    a 32 57 11 21
    b 32 101 11 21
    c 32 180 12 21
    """),
  RuleCase(
    "20.3 headers as they are written", 393, 600,
    """
    List {
      Section { Text("A").named("a"); Text("B").named("b") } header: { Text("Head").named("h") }
      Section { Text("C").named("c") }
    }.textCase(nil)
    """,
    """
    h 32 23.5 33 16
    """),
  RuleCase(
    "20.3 prominent headers", 393, 600,
    """
    List {
      Section { Text("A").named("a"); Text("B").named("b") } header: { Text("Head").named("h") }
      Section { Text("C").named("c") }
    }.headerProminence(.increased)
    """,
    """
    h 32 23.5 51 24
    a 32 65 11 21
    """),
  RuleCase(
    "20.3 distances", 393, 600,
    """
    List {
      Section { Text("A").named("a"); Text("B").named("b") } header: { Text("Head").named("h") }
      Section { Text("C").named("c") }
    }.listRowSpacing(10).listSectionSpacing(5)
    """,
    """
    a 32 57 11 21
    b 32 111 11 21
    c 32 160 12 21
    """),
  RuleCase(
    "18.2 the least header", 393, 600,
    #"""
    List {
      Section { Text("A").named("a"); Text("B").named("b") } header: { Text("Head").named("h") }
      Section { Text("C").named("c") }
    }.environment(\.defaultMinListHeaderHeight, 60)
    """#,
    """
    h 32 39.5 36 16
    a 32 89 11 21
    """),
  RuleCase(
    "12.11 margins of a list", 393, 600,
    """
    List {
      Section { Text("A").named("a"); Text("B").named("b") } header: { Text("Head").named("h") }
      Section { Text("C").named("c") }
    }.contentMargins(.horizontal, 40).contentMargins(.top, 0)
    """,
    """
    h 56 6 36 16
    a 56 39.5 11 21
    """),
  RuleCase(
    "16.5 elements that are not one view", 393, 600,
    #"""
    List {
      ForEach(0..<4) { i in
        if i % 2 == 0 { Text("row").accessibilityIdentifier("r\(i)") }
        if i == 3 { Text("x").named("x"); Text("y").named("y") }
      }
    }
    """#,
    """
    r0 32 46.5 28 21
    r2 32 90.5 28 21
    x 32 134.5 9 21
    y 32 178.5 9 21
    """),
  RuleCase(
    "12.8 elements without a view", 100, 49,
    #"""
    LazyVStack(spacing: 3) {
      ForEach(0..<3) { i in
        if i != 1 { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c\(i)") }
      }
    }
    """#,
    """
    c0 45 13 10 10
    c2 45 26 10 10
    """),
  RuleCase(
    "12.7 short content", 120, 200,
    """
    ScrollView { Color.gray.frame(width: 120, height: 60).named("a") }.defaultScrollAnchor(.bottom, for: .alignment)
    """,
    """
    a 0 140 120 60
    """),
  RuleCase(
    "12.7 one role of an anchor", 120, 200,
    """
    ScrollView { Color.gray.frame(width: 120, height: 60).named("a") }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)
    """,
    """
    a 0 70 120 60
    """),
  RuleCase(
    "12.11 margins of indicators", 120, 200,
    """
    ScrollView { Color.gray.frame(width: 120, height: 60).named("a") }.contentMargins(20, for: .scrollIndicators)
    """,
    """
    a 0 0 120 60
    """),
  // Recorded on a Mac with 26 but for the widths, half a point of which is an estimate.
  RuleCase(
    "20 a Mac's rows", 320, 260, on: .mac26,
    """
    List {
      Text("Apple").named("row1")
      Text("Banana").named("row2")
      Color.red.frame(height: 40).named("tall")
      HStack { Text("Cherry"); Spacer(); Text("A").named("end") }.named("wide")
      Toggle("Enabled", isOn: .constant(true)).listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10)).named("inset")
    }
    """,
    """
    row1 16 14 35 16
    row2 16 38 45 16
    tall 16 62 288 40
    wide 16 110 288 16
    end 295 110 9 16
    inset 46 132.75 70 18.5
    """),
  RuleCase(
    "20 a Mac's sections", 320, 300, on: .mac26,
    """
    List {
      Section("Fruits") { Text("Apple").named("apple"); Text("Banana").named("banana") }
      Section { Text("Carrot").named("carrot") } header: {
        Text("Vegetables").named("header")
      } footer: { Text("Footer").named("footer") }
      Section { Text("Cherry").named("cherry") }
    }
    """,
    """
    apple 16 42 35 16
    banana 16 66 45 16
    header 16 112 61.5 16
    carrot 16 138 38.5 16
    footer 16 164 36 16
    cherry 16 210 41 16
    """),
  RuleCase(
    "20 a Mac's list styles", 320, 320, on: .mac26,
    """
    struct V: View {
      var body: some View {
        VStack(spacing: 8) {
          List { Text("A").named("inset1"); Text("B").named("inset2") }.listStyle(.inset).frame(height: 70)
          List { Text("A").named("plain1"); Text("B").named("plain2") }.listStyle(.plain).frame(height: 70)
          List { Text("A").named("border1"); Text("B").named("border2") }.listStyle(.bordered).frame(height: 70)
          List { Text("A").named("side1"); Text("B").named("side2") }.listStyle(.sidebar).frame(height: 70)
        }
      }
    }
    """,
    """
    inset1 16 22 9 16
    inset2 16 46 8.5 16
    plain1 8 90 9 16
    plain2 8 114 8.5 16
    border1 7 169 9 16
    border2 7 193 8.5 16
    side1 16 258.75 9 18.5
    side2 16 290.75 8.5 18.5
    """),
  RuleCase(
    "20.5 a Mac's grouped form", 360, 400, on: .mac,
    """
    Form {
      Section {
        Text("A").named("a"); Text("B").named("b")
      } header: { Text("Head").named("h") } footer: { Text("Foot").named("f") }
      Section { Text("C").named("c") } header: { Text("Levels").named("l") }
      Section { Text("D").named("d") }
    }.formStyle(.grouped)
    """,
    """
    h 30 20 34 16
    a 30 56 9 16
    b 30 93 9 16
    f 30 129 28 16
    l 30 175 41 16
    c 30 211 10 16
    d 30 257 10 16
    """),
  // The label of the widest decides where controls begin, and rows stand at their controls'
  // distances: 6 around a field or box, 8.15 below a text and 4.74 above one.
  RuleCase(
    "20.5 a Mac's form of columns", 360, 320, on: .mac26,
    """
    Form {
      TextField("Name", text: .constant("Hello")).named("field")
      Toggle("Enabled", isOn: .constant(true)).named("toggle")
      Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1); Text("Banana").tag(2) }.named("picker")
      Slider(value: .constant(0.5)) { Text("Volume") }.named("slider")
      Stepper("Count", value: .constant(1)).named("stepper")
      Button("Save") {}.named("button")
      Text("Plain").named("text")
    }.named("form")
    """,
    """
    form 0 63.357 360 193.286
    field 9.5 63.357 350.5 24
    toggle 53 93.357 70 18.5
    picker 17 117.857 128.5 24
    slider 0 150.008 360 23
    stepper 8.5 177.75 64.5 26
    button 53 211.901 53.5 24
    text 53 240.643 29.5 16
    """),
  RuleCase(
    "20.5 a Mac's form without labels", 200, 110, on: .mac26,
    """
    Form { Text("Plain").named("text") }.formStyle(.columns).named("form")
    """,
    """
    form 85.25 47 29.5 16
    text 85.25 47 29.5 16
    """),
  RuleCase(
    "4.5 a Mac's controls", 400, 300, on: .mac,
    """
    VStack(spacing: 0) {
      Toggle("On", isOn: .constant(true)).named("toggle")
      Stepper("S", value: .constant(1)).named("stepper")
      Slider(value: .constant(0.5)).named("slider")
      TextField("Name", text: .constant("")).named("field")
      Button("Go") {}.named("button")
    }
    """,
    """
    toggle 180.5 97 39 16
    stepper 181.5 113 37 26
    slider 0 139 400 16
    field 0 155 400 24
    button 179 179 42 24
    """),
  RuleCase(
    "4.5 a Mac's pickers stand behind their labels", 400, 600, on: .mac,
    """
    struct V: View {
      @State var date = Date(timeIntervalSince1970: 0)
      func options() -> some View {
        ForEach(0..<2) { i in Text(i == 0 ? "A" : "Wide").tag(i) }
      }
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Picker(selection: .constant(0)) { options() } label: { box }.named("menu")
          Picker(selection: .constant(0)) { options() } label: { box }
            .pickerStyle(.segmented).named("segments")
          Picker(selection: .constant(0)) { options() } label: { box }
            .pickerStyle(.radioGroup).named("radio")
          DatePicker(selection: $date, displayedComponents: .date) { box }.named("date")
          DatePicker(selection: $date) { box }.datePickerStyle(.field).named("both")
          DatePicker(selection: $date) { box }.datePickerStyle(.graphical).named("month")
          ProgressView(value: 0.5).named("bar")
          ProgressView(value: 0.5) { box } currentValueLabel: { box }.named("labelled")
          ProgressView().named("spinner")
          ProgressView().controlSize(.small).named("small")
          Text("Wide").named("wide")
        }
      }
      var box: some View { Color.red.frame(width: 20, height: 16) }
    }
    """,
    """
    wide 0 492 31 16
    menu 0 92 106.5 24
    segments 0 116 132 24
    radio 0 140 80 41
    date 0 181 123 22
    both 0 203 171 21
    month 0 224 166.5 148
    bar 0 372 400 20
    labelled 0 392 400 52
    spinner 0 444 32 32
    small 0 476 16 16
    """),
  RuleCase(
    "20.1 proposed nothing a list is as wide as its widest row", nil, nil,
    """
    List { Color.red.frame(width: 100, height: 30).named("a"); Color.red.frame(height: 10) }
      .listStyle(.plain).named("l")
    """,
    """
    l 0 0 132 96
    a 16 11 100 30
    """),
]
