import SwiftUI

struct RightA1: View {
  @State private var items = (1...3).map { Item(id: $0, on: $0.isMultiple(of: 2)) }
  struct Item: Identifiable, Equatable { let id: Int; var on: Bool }
  private var onCount: Int { items.count(where: \.on) }
  private func binding(for item: Item) -> Binding<Bool> {
    Binding { items.first { $0.id == item.id }?.on ?? false } set: { value in
      guard let i = items.firstIndex(of: item) else { return }
      items[i].on = value
    }
  }
  var body: some View {
    List {
      ForEach(items) { item in Toggle("Item \(item.id)", isOn: binding(for: item)) }
      ForEach($items) { $item in Toggle(isOn: $item.on) { Text(item.id, format: .number) } }
      Text("^[\(onCount) item](inflect: true) on")
    }
    .animation(.default, value: items)
  }
}

protocol Themed2 { var tint: Color { get } }
extension Themed2 where Self: View {
  func tinted() -> some View { self.tint(tint) }
}
struct RightB2: View, Themed2 {
  let tint = Color.purple
  var body: some View {
    Button("x", role: .cancel, action: {}).buttonBorderShape(.roundedRectangle(radius: 4))
    Slider(value: .constant(0.4))
  }
}
struct UseB2: View { var body: some View { RightB2().tinted() } }

struct RightC3: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var task: Task<Void, any Error>?
  var body: some View {
    List(results, id: \.self, rowContent: Text.init(verbatim:))
      .searchable(text: $query)
      .onChange(of: query) { _, new in
        task?.cancel()
        task = Task { @MainActor in
          try await Task.sleep(for: .milliseconds(200))
          results = ["a", "b"].filter { $0.hasPrefix(new) }
        }
      }
      .overlay { if results.isEmpty { ContentUnavailableView.search(text: query) } }
  }
}

struct RightD4: View {
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var press = false
  @State private var count = 0
  var body: some View {
    let tap = TapGesture(count: 2).onEnded { count += 1 }
    let long = LongPressGesture(minimumDuration: 0.5).updating($press) { value, state, _ in state = value }
    Circle()
      .fill(press ? AnyShapeStyle(.red) : AnyShapeStyle(.blue.gradient))
      .gesture(tap.exclusively(before: long))
      .accessibilityAddTraits(.isButton)
      .accessibilityValue("\(count)")
      .phaseAnimator([1.0, 1.1], trigger: count) { $0.scaleEffect($1) } animation: { _ in .easeInOut }
  }
}

@Observable final class RightModel5 {
  var items: [String: [Int]] = [:]
  @ObservationIgnored var cache = 0
  subscript(key: String) -> [Int] { get { items[key, default: []] } set { items[key] = newValue } }
}
struct RightE5: View {
  @State private var model = RightModel5()
  var body: some View {
    ForEach(model.items.keys.sorted(), id: \.self) { key in
      Section(key) { ForEach(model[key], id: \.self) { Text("\($0)") } }
    }
    Button("Add") { model["a"].append(model["a"].count) }
  }
}

struct RightF6: View {
  private let steps: [(title: LocalizedStringKey, icon: String, color: Color)] = [
    ("Start", "1.circle", .green), ("End", "2.circle", .red),
  ]
  @State private var visible: Set<Int> = [0]
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(steps.indices, id: \.self) { i in
        let step = steps[i]
        if visible.contains(i) {
          Label(step.title, systemImage: step.icon).foregroundStyle(step.color)
            .transition(.asymmetric(insertion: .push(from: .leading), removal: .opacity))
        }
      }
      .onAppear { for i in steps.indices { withAnimation(.easeOut.delay(Double(i) / 2)) { _ = visible.insert(i) } } }
    }
  }
}

struct RightG7<Header: View, Content: View>: View {
  private let header: Header, content: Content
  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.header = header(); self.content = content() }
  var body: some View { VStack { header; content } }
}
extension RightG7 where Header == Text {
  init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title).font(.title) } }
}
struct UseG7: View {
  var body: some View {
    RightG7("Title") { Text("a"); Text("b") }
    RightG7 { Text("c") } header: { Image(systemName: "star") }
    RightG7(content: { EmptyView() }, header: Divider.init)
  }
}

struct RightH8: View {
  @State private var text = AttributedString("Hello")
  @State private var date = Date.now
  @Environment(\.locale) private var locale
  @Environment(\.openURL) private var openURL
  var body: some View {
    Text(text).task { text.foregroundColor = .red; text.font = .title }
    DatePicker(selection: $date, in: ...Date.now, displayedComponents: [.date, .hourAndMinute]) { Text("When") }
      .datePickerStyle(.graphical).labelsHidden()
    Button { openURL(URL(string: "https://a.b")!) } label: { Label("Open", systemImage: "safari") }
    Text(date, format: .dateTime.weekday(.wide).locale(locale))
    Text(date, format: Date.FormatStyle(date: .numeric, time: .omitted))
  }
}

struct Box9<Content: View>: View {
  var title: LocalizedStringKey
  var alignment: HorizontalAlignment = .leading
  @ViewBuilder var content: () -> Content
  var body: some View {
    VStack(alignment: alignment, spacing: nil) {
      Text(title, comment: "t").font(.subheadline.smallCaps())
      content()
    }
    .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.quaternary, lineWidth: 1))
  }
}
struct BoxUse9: View {
  @State private var flags: [String: Bool] = ["a": true]
  var body: some View {
    Box9(title: "Flags") {
      ForEach(flags.sorted { $0.key < $1.key }, id: \.key) { key, value in
        Toggle(key, isOn: Binding(get: { value }, set: { flags[key] = $0 }))
      }
    }
  }
}

func makeRow10(_ v: any View) -> AnyView { AnyView(v) }
struct Dyn10: View {
  let parts: [any View] = [Text("a"), Image(systemName: "star"), Color.red]
  var body: some View {
    VStack { ForEach(parts.indices, id: \.self) { makeRow10(parts[$0]) } }
    AnyView(erasing: parts[0])
    AnyView(parts[1].padding())
    if let first = parts.first as? Text { first.bold() }
  }
}

struct Meas11: View {
  @State private var size: CGSize = .zero
  var body: some View {
    Text("Hello")
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
      .background { GeometryReader { p in Color.clear.onAppear { size = p.size } } }
      .overlay(alignment: .bottom) { Text("\(Int(size.width))×\(Int(size.height))").font(.caption2).fixedSize() }
  }
}

struct Sections12: View {
  struct Group1: Identifiable { let id: Character; var names: [String] }
  var names = ["Ann", "Bob", "Abe"]
  var groups: [Group1] {
    Dictionary(grouping: names, by: { $0.first! }).map { Group1(id: $0, names: $1.sorted()) }.sorted { $0.id < $1.id }
  }
  var body: some View {
    List(groups) { g in
      Section(String(g.id)) { ForEach(g.names, id: \.self) { n in Text(n) } }
    }
    .listStyle(.plain)
    .headerProminence(.increased)
  }
}

@MainActor final class Feed13: ObservableObject {
  enum State { case idle, loading, loaded([String]), failed(any Error) }
  @Published private(set) var state = State.idle
  private let fetch: @Sendable () async throws -> [String]
  init(fetch: @escaping @Sendable () async throws -> [String]) { self.fetch = fetch }
  func load() async {
    state = .loading
    do { state = .loaded(try await fetch()) } catch is CancellationError { state = .idle } catch { state = .failed(error) }
  }
}
struct FeedView13: View {
  @StateObject private var feed = Feed13 { ["a"] }
  var body: some View {
    Group {
      if case .loaded(let items) = feed.state { List(items, id: \.self) { Text($0) } }
      else if case .failed = feed.state { Button("Retry") { Task { await feed.load() } } }
      else { ProgressView().controlSize(.large) }
    }
    .task { await feed.load() }
  }
}

struct Keys14: View {
  enum Field: Hashable { case name, amount(Int) }
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var amounts = [0.0, 1.0]
  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name).submitLabel(.next).onSubmit { field = .amount(0) }
      ForEach(amounts.indices, id: \.self) { i in
        TextField("Amount", value: $amounts[i], format: .number.precision(.fractionLength(2))).focused($field, equals: .amount(i))
      }
    }
    .defaultFocus($field, .name)
    .onKeyPress(.escape) { field = nil; return .handled }
  }
}

struct Pie15: Shape {
  var start: Angle, end: Angle
  var animatableData: AnimatablePair<Double, Double> {
    get { .init(start.degrees, end.degrees) }
    set { start = .degrees(newValue.first); end = .degrees(newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path()
    let c = CGPoint(x: rect.midX, y: rect.midY)
    p.move(to: c)
    p.addArc(center: c, radius: min(rect.width, rect.height) / 2, startAngle: start, endAngle: end, clockwise: false)
    p.closeSubpath()
    return p
  }
}
struct PieView15: View {
  let slices: [(Double, Color)] = [(0.3, .red), (0.7, .blue)]
  var body: some View {
    ZStack {
      ForEach(slices.indices, id: \.self) { i in
        let before = slices[..<i].map(\.0).reduce(0, +)
        Pie15(start: .radians(before * 2 * .pi), end: .radians((before + slices[i].0) * 2 * .pi)).fill(slices[i].1)
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .drawingGroup()
  }
}

extension Binding where Value == Bool {
  static prefix func ! (b: Binding<Bool>) -> Binding<Bool> { Binding { !b.wrappedValue } set: { b.wrappedValue = !$0 } }
}
extension Optional where Wrapped == String {
  var orEmpty: String { get { self ?? "" } set { self = newValue.isEmpty ? nil : newValue } }
}
struct Ext16: View {
  @State private var off = false
  @State private var note: String?
  var body: some View {
    Toggle("On", isOn: !$off)
    TextField("Note", text: $note.orEmpty)
    Text(note ?? "none").opacity(note == nil ? 0.3 : 1)
  }
}

struct Item917: Identifiable, Codable, Hashable { var id = UUID(); var title: String; var tags: Set<String> = [] }
struct Split917: View {
  @State private var items: [Item917] = []
  @State private var selected: Item917.ID?
  @SceneStorage("tab") private var tab = "a"
  private var current: Binding<Item917>? {
    guard let i = items.firstIndex(where: { $0.id == selected }) else { return nil }
    return $items[i]
  }
  var body: some View {
    NavigationSplitView {
      List($items, editActions: .all, selection: $selected) { $item in TextField("Title", text: $item.title) }
        .toolbar { Button("Add", systemImage: "plus") { items.append(Item917(title: "New")) } }
    } detail: {
      if let current { TextField("T", text: current.title) } else { Text("None") }
    }
  }
}

struct Canvas118: View {
  @State private var points: [CGPoint] = []
  var body: some View {
    Canvas { context, size in
      var path = Path()
      path.addLines(points)
      context.stroke(path, with: .color(.blue), style: .init(lineWidth: 3, lineCap: .round))
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)), with: .linearGradient(Gradient(colors: [.red, .clear]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
    }
    .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged { points.append($0.location) })
  }
}

struct Alert1119: View {
  enum Failure: LocalizedError, Identifiable { case offline, other(String); var id: String { errorDescription ?? "" }; var errorDescription: String? { switch self { case .offline: "Offline"; case .other(let s): s } } }
  @State private var failure: Failure?
  @State private var shown = false
  var body: some View {
    Button("Fail") { failure = .other("x"); shown = true }
      .alert(isPresented: $shown, error: failure) { f in Button("OK \(f.id)") {} } message: { Text($0.errorDescription ?? "") }
      .alert("T", isPresented: .constant(false), presenting: failure) { Text($0.id) } message: { _ in Text("m") }
      .popover(item: $failure, arrowEdge: .top) { Text($0.id).presentationCompactAdaptation(.popover) }
  }
}

struct Scroll1220: View {
  @State private var position: Int?
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { i in
          Text("\(i)").containerRelativeFrame(.horizontal, count: 3, spacing: 8)
            .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.8) }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $position)
    .scrollTargetBehavior(.viewAligned)
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .safeAreaInset(edge: .bottom) { Text(position.map(String.init) ?? "-") }
  }
}
