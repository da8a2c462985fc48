import Testing

/// Less frequent forms of what everybody uses, each row without an error and without a note.
@Suite struct RealFormTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "whatever takes a key takes a text that is looked up later",
      declarations: """
        enum Mode: CaseIterable {
          case day, night
          var name: LocalizedStringResource { self == .day ? "Day" : "Night" }
        }
        """,
      body: """
        @State private var isOn = false
        @State private var mode = Mode.day
        let title: LocalizedStringResource = "Start"
        var body: some View {
          Button(title) { isOn = true }
          Toggle(title, isOn: $isOn)
          Label(Mode.night.name, systemImage: "moon")
          LabeledContent(title, value: "now")
          Text(mode.name)
          Text("a")
            .navigationTitle(title).help(title).accessibilityLabel(title)
            .alert(title, isPresented: $isOn) { Button("OK") {} } message: { Text(mode.name) }
        }
        """, commands: ["tap #3"], texts: ["Start", "Day", "OK"]),
    .init(
      name: "insets of a row on some edges",
      body: """
        List {
          Text("a").listRowInsets(.vertical, 3).listRowInsets(.leading, 0)
          Text("b").listRowInsets(nil)
        }
        """, texts: ["a", "b"]),
    .init(
      name: "sliders with ticks",
      body: """
        @State private var volume = 0.5
        var body: some View {
          Slider(value: $volume) { Text("Volume") } ticks: { SliderTick(0.25); SliderTick(0.75) }
          Slider(value: $volume, in: 0...1, neutralValue: 0.5) {
            Text("Balance")
          } currentValueLabel: {
            Text("\\(volume)")
          } ticks: {
            SliderTickContentForEach([0.0, 0.5, 1.0], id: \\.self) { SliderTick($0) }
          }
          Slider(value: $volume, in: 0...1, step: 0.1, enabledBounds: 0...0.5) {
            Text("Half")
          } tick: { SliderTick($0) }
          Text("\\(volume, format: .number)")
        }
        """, commands: ["adjust \"Half\" 0.9"], texts: ["0.5"]),
    .init(
      name: "texts of the present time",
      body: """
        let end = Date(timeIntervalSinceNow: 125)
        var body: some View {
          Text(.currentDate, format: .timer(countingDownIn: Date()..<end))
          Text(.currentDate, format: .stopwatch(startingAt: Date()))
          Text(.durationOffset(to: Date()), format: .time(pattern: .minuteSecond))
          Text(Date(), format: .reference(to: Date(timeIntervalSinceNow: 120), thresholdField: .year))
          Text(.currentDate, format: .offset(to: Date(timeIntervalSinceNow: -65)))
        }
        """,
      commands: ["wait 5"],
      texts: ["2:00", "0:05.00", "0:05", "in 2 minutes", "1 minute, 10 seconds"]),
    .init(
      name: "tables of rows with rows below them",
      declarations: """
        struct File: Identifiable {
          var name: String
          var files: [File]? = nil
          var id: String { name }
        }
        """,
      body: """
        Table([File(name: "Top", files: [File(name: "Below")])], children: \\.files) {
          TableColumn("Name", value: \\.name)
        }
        """, commands: ["tap \"Top\""], texts: ["Top", "Below"]),
    .init(
      name: "items of a toolbar that are hidden",
      body: """
        NavigationStack {
          Text("a").toolbar {
            ToolbarItem { Button("Hidden") {} }.hidden()
            ToolbarItem { Button("Shown") {} }.hidden(false)
          }
        }
        """, texts: ["Shown", "a"]),
    .init(
      name: "plots of a collection by its key paths", imports: ["Charts"],
      body: """
        struct City: Identifiable { var id: String; var size = 3.0; var kind = "a"; var part = 0.5 }
        let cities = [City(id: "x"), City(id: "y", size: 5, kind: "b")]
        var body: some View {
          Chart {
            PointPlot(cities, x: .value("City", \\.id), y: .value("Size", \\.size))
              .symbol(by: .value("Kind", \\.kind)).foregroundStyle(by: .value("Kind", \\.kind))
              .opacity(\\.part)
            LinePlot(
              cities, x: .value("City", \\.id), y: .value("Size", \\.size),
              series: .value("Kind", \\.kind))
            RulePlot(cities, y: .value("Size", \\.size))
          }
        }
        """, texts: ["x", "y", "0", "2", "4", "6", "a", "b"]),
    .init(
      name: "containers by the sections of what they are given",
      declarations: """
        struct Cards<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View {
            ForEach(sections: content) { section in
              if !section.header.isEmpty { section.header }
              Text("\\(section.content.count) cards")
              section.content
              section.footer
            }
            Group(sections: content) { sections in Text("\\(sections.count) in all") }
          }
        }
        """,
      body: """
        Cards {
          Text("loose")
          Section { Text("one"); Text("two") } header: { Text("Head") } footer: { Text("Foot") }
        }
        """,
      texts: ["1 cards", "loose", "Head", "2 cards", "one", "two", "Foot", "2 in all"]),
    .init(
      name: "a picture that a program draws",
      body: """
        Image(size: CGSize(width: 30, height: 20), label: Text("Dot")) { context in
          context.fill(Path(ellipseIn: context.clipBoundingRect), with: .color(.red))
        }
        Text("below")
        """, texts: ["below"]),
    .init(
      name: "the map of a wrapped map view",
      declarations: """
        import MapKit
        struct MapView: UIViewRepresentable {
          func makeUIView(context: Context) -> MKMapView { MKMapView(frame: .zero) }
          func updateUIView(_ view: MKMapView, context: Context) {
            let pin = MKPointAnnotation()
            pin.coordinate = CLLocationCoordinate2D(latitude: 49, longitude: 11)
            pin.title = "Here"
            view.addAnnotation(pin)
            view.setRegion(
              MKCoordinateRegion(
                center: pin.coordinate, latitudinalMeters: 500, longitudinalMeters: 500),
              animated: true)
          }
        }
        """, body: "MapView()", texts: ["Here"]),
    .init(
      name: "labels with room around their icons, and spaces that open",
      body: """
        @Environment(\\.openImmersiveSpace) private var open
        @State private var said = ""
        var body: some View {
          Label("a", systemImage: "star").labelIconToTitleSpacing(60).labelReservedIconWidth(100)
          Text(said)
            .task { if await open(id: "space") == .opened { said = "opened" } }
        }
        """, texts: ["a", "opened"]),
    .init(
      name: "a reader inside of its scroll view",
      body: """
        @State private var top = ""
        var body: some View {
          Text(top)
          ScrollView {
            ScrollViewReader { proxy in
              Button("Go") { proxy.scrollTo(2, anchor: .top) }
              ForEach(0..<3) { Text("row \\($0)").frame(height: 900).id($0) }
            }
          }
          .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 1000 } action: {
            top = $1 ? "far" : "near"
          }
        }
        """, commands: ["tap \"Go\""], texts: ["far", "row 2"]),
    .init(
      name: "a drag that begins as soon as the finger is down",
      body: """
        @State private var said: [String] = []
        var body: some View {
          Text(said.joined(separator: " "))
          Color.red.frame(width: 50, height: 50).gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { said.append("\\(Int($0.translation.width))") }
              .onEnded { _ in said.append("end") }
          )
          .accessibilityLabel("pad")
          Text("way").gesture(DragGesture().onChanged { _ in said.append("moved") })
        }
        """,
      commands: ["tap \"pad\"", "drag \"pad\" by 40,0"], texts: ["0 end 0 10 20 30 40 end", "way"]),
    .init(
      name: "attributed strings that agree",
      body: """
        func sentence() -> AttributedString {
          var string = AttributedString(localized: "They liked **your** ^[\\(2) post](inflect: true).")
          var morphology = Morphology()
          morphology.grammaticalGender = .feminine
          string.inflect = InflectionRule(morphology: morphology)
          return string.inflected()
        }
        var body: some View { Text(sentence()) }
        """, texts: ["They liked your 2 posts."]),
  ]
}
