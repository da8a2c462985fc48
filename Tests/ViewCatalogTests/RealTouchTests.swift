import Testing

/// What public files were found to do with what a finger touches, and with closures that layout and
/// drawing call.
@Suite struct RealTouchTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    ShownProgram(
      name: "state that only an alignment guide's closure reads",
      body: """
        @State var shift = 0.0
        @State var width = 0.0
        var body: some View {
          VStack(alignment: .leading) {
            VStack(alignment: .leading) {
              Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -shift }
              Color.blue.frame(width: 10, height: 10)
            }
            .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
            Text("\\(Int(width)) wide")
            Button("Shift") { shift = 40 }
          }
        }
        """, commands: ["tap Shift"], texts: ["50 wide", "Shift"]),
    ShownProgram(
      name: "an object that only a layout reads",
      declarations: """
        @Observable class Model { var height = 20.0 }
        struct Tall: Layout {
          let model: Model
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 30, height: model.height)
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {}
        }
        """,
      body: """
        @State var model = Model()
        @State var height = 0.0
        var body: some View {
          Tall(model: model) { Color.red }
            .onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
          Text("\\(Int(height)) tall")
          Button("Grow") { model.height = 70 }
        }
        """, commands: ["tap Grow"], texts: ["70 tall", "Grow"]),
    ShownProgram(
      name: "markers of a map that are selected, by their tags or by what they are made of",
      declarations: """
        struct Place: Identifiable, Hashable {
          let id: String
          var coordinate: CLLocationCoordinate2D { .init(latitude: 1, longitude: 2) }
        }
        """, imports: ["MapKit"],
      body: """
        @State var tag: Int?
        @State var id: String?
        @State var center = 0.0
        let places = [Place(id: "Fort"), Place(id: "Quay")]
        var body: some View {
          Map(initialPosition: .automatic, selection: $tag) {
            Marker("Inn", coordinate: places[0].coordinate).tag(7)
          }
          .onMapCameraChange { center = $0.region.center.latitude }
          Map(selection: $id) {
            ForEach(places) { Marker($0.id, coordinate: $0.coordinate) }
          }
          Text("\\(tag ?? 0) \\(id ?? "none") at \\(Int(center))")
        }
        """, commands: ["tap Inn", "tap Quay"], texts: ["Inn", "Fort", "Quay", "7 Quay at 1"]),
    ShownProgram(
      name: "a place on a map where a finger was", imports: ["MapKit"],
      body: """
        @State var found = ""
        let region = MKCoordinateRegion(
          center: .init(latitude: 10, longitude: 20), span: .init(latitudeDelta: 2, longitudeDelta: 2))
        var body: some View {
          MapReader { proxy in
            Map(initialPosition: .region(region))
              .onTapGesture { place in
                if let spot = proxy.convert(place, from: .local) {
                  found = "\\(Int(spot.latitude.rounded())) \\(Int(spot.longitude.rounded()))"
                }
              }
              .accessibilityLabel("Map")
          }
          Text(found)
        }
        """, commands: ["tap Map"], texts: ["10 20"]),
    ShownProgram(
      name: "a tip whose rules come to hold, with an action",
      declarations: """
        struct Favorite: Tip {
          @Parameter static var isKnown: Bool = false
          static let visited = Event(id: "visited")
          var title: Text { Text("Save as a favorite") }
          var message: Text? { Text("It comes first.") }
          var actions: [Action] { [Action(id: "more", title: "Learn More")] }
          var rules: [Rule] {
            #Rule(Self.$isKnown) { $0 == true }
            #Rule(Self.visited) { $0.donations.count >= 1 }
          }
        }
        """, imports: ["TipKit"],
      body: """
        let tip = Favorite()
        @State var said = "quiet"
        init() { try? Tips.configure([.displayFrequency(.immediate)]) }
        var body: some View {
          TipView(tip) { action in
            said = action.id
            tip.invalidate(reason: .actionPerformed)
          }
          Button("Visit") {
            Favorite.isKnown = true
            Favorite.visited.sendDonation()
          }
          Text(said)
        }
        """, commands: ["tap Visit", #"tap "Learn More""#], texts: ["Visit", "more"]),
    ShownProgram(
      name: "a tip in a popover that is closed, and a group that goes on",
      declarations: """
        struct First: Tip { var title: Text { Text("One") } }
        struct Second: Tip { var title: Text { Text("Two") } }
        """, imports: ["TipKit"],
      body: """
        @State var tips = TipGroup(.ordered) { First(); Second() }
        init() { try? Tips.configure() }
        var body: some View {
          Text("star").popoverTip(tips.currentTip as? First)
          TipView(tips.currentTip as? Second)
        }
        """, commands: ["tap Close"], texts: ["star", "Two"]),
    ShownProgram(
      name: "what a chart's proxy selects, and a styled plot", imports: ["Charts"],
      body: """
        @State var day: String?
        @State var chosen = "nothing"
        let data = [("Mon", 3), ("Tue", 5), ("Wed", 2)]
        var body: some View {
          Chart(data, id: \\.0) { BarMark(x: .value("Day", $0.0), y: .value("Count", $0.1)) }
            .chartXSelection(value: $day)
            .chartPlotStyle { $0.background(.yellow) }
            .chartOverlay { proxy in
              Button("Pick") { proxy.selectXValue(at: proxy.plotSize.width / 2) }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .frame(height: 200)
            .onChange(of: day) { if let day { chosen = day } }
          Text("\\(chosen), \\(day ?? "none")")
        }
        """, commands: ["tap Pick"], texts: ["Pick", "Tue, Tue"]),
    ShownProgram(
      name: "a chart that scrolls to where it is told", imports: ["Charts"],
      body: """
        @State var first = 5
        var body: some View {
          Chart(0..<30, id: \\.self) { BarMark(x: .value("Day", $0), y: .value("Count", 1)) }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 10)
            .chartScrollPosition(x: $first)
            .chartScrollTargetBehavior(.valueAligned(unit: 1))
            .frame(height: 200)
          Text("from \\(first)")
        }
        """, commands: ["scroll by 200"], texts: ["20", "0", "0.5", "1", "from 11"]),
    ShownProgram(
      name: "a gesture whose change is heard of before it ends",
      body: """
        @GestureState var moved = CGSize.zero
        @State var heard: [Int] = []
        var body: some View {
          Text("knob").gesture(DragGesture().updating($moved) { value, state, _ in state = value.translation })
            .onChange(of: moved) { heard.append(Int(moved.width)) }
          Text("\\(heard)")
        }
        """, commands: ["drag knob by 30,0"], texts: ["knob", "[15, 22, 30, 0]"]),
    ShownProgram(
      name: "a text that a canvas measures",
      body: """
        @State var isNarrow = false
        var body: some View {
          Canvas { context, size in
            let text = context.resolve(Text("wide"))
            let isNarrow = text.measure(in: size).width < size.width / 2
            context.addFilter(.blur(radius: 2))
            context.drawLayer {
              $0.draw(Text(isNarrow ? "narrow" : "wide"), at: CGPoint(x: 50, y: 10))
            }
          }
          .frame(width: 200, height: 40)
        }
        """, texts: ["narrow"]),
    ShownProgram(
      name: "a table of rows whose columns are customized",
      declarations: "struct Person: Identifiable { let id: Int; var name: String }",
      body: """
        @State var columns = TableColumnCustomization<Person>()
        @State var order = [KeyPathComparator(\\Person.name)]
        @State var chosen: Int?
        var body: some View {
          Table(
            of: Person.self, selection: $chosen, sortOrder: $order, columnCustomization: $columns
          ) {
            TableColumn("Name", value: \\.name).customizationID("name")
          } rows: {
            TableRow(Person(id: 1, name: "Ann"))
          }
        }
        """, texts: ["Ann"]),
  ]
}
