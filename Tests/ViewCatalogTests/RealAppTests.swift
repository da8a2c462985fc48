import Testing

/// What whole apps bring along: widgets, delegates of the Mac and the watch, films, web pages,
/// layers, sessions. Each row launches without an error and without a note, and shows its texts.
@Suite struct RealAppTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    ShownProgram(
      name: "sections of a ForEach in a list are sections of their own",
      body: """
        @State private var names = ["x", "y"]
        var body: some View {
          List {
            ForEach(["B", "P"], id: \\.self) { kind in
              Section(kind) {
                ForEach(names, id: \\.self) { Text(kind + $0) }
                  .onDelete { names.remove(atOffsets: $0) }
              }
            }
          }
        }
        """, commands: ["swipe \"Bx\" left Delete"], texts: ["B", "By", "P", "Py"]),
    ShownProgram(
      name: "each view of an element is a row of its own",
      body: """
        @State private var pinned = ""
        var body: some View {
          List {
            ForEach(0..<2) { n in
              Text("a\\(n)")
              Text("b\\(n)").swipeActions { Button("Pin") { pinned = "b\\(n)" } }
            }
            Text(pinned)
          }
        }
        """, commands: ["swipe \"b1\" left Pin"], texts: ["a0", "b0", "a1", "b1", "b1"]),
    ShownProgram(
      name: "a widget beside the app",
      declarations: """
        struct WordEntry: TimelineEntry { let date: Date; let word: String }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> WordEntry { WordEntry(date: .now, word: "a") }
          func getSnapshot(in context: Context, completion: @escaping (WordEntry) -> ()) {
            completion(WordEntry(date: .now, word: context.isPreview ? "p" : "b"))
          }
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
            completion(Timeline(entries: [WordEntry(date: .now, word: "c")], policy: .atEnd))
          }
        }
        struct EntryView: View {
          var entry: Provider.Entry
          @Environment(\\.widgetFamily) var family
          var body: some View {
            switch family {
            case .systemSmall: Text(entry.word).containerBackground(.fill, for: .widget)
            default: Text("large")
            }
          }
        }
        struct Word: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Word", provider: Provider()) { EntryView(entry: $0) }
              .configurationDisplayName("Word").supportedFamilies([.systemSmall])
          }
        }
        struct Widgets: WidgetBundle { var body: some Widget { Word(); Word() } }
        """, imports: ["WidgetKit"],
      body: """
        EntryView(entry: WordEntry(date: .now, word: "w"))
          .onAppear { WidgetCenter.shared.reloadAllTimelines() }
        """, texts: ["w"]),
    ShownProgram(
      name: "views, windows and panels of the Mac",
      declarations: """
        struct Blur: NSViewRepresentable {
          func makeNSView(context: Context) -> NSVisualEffectView {
            let view = NSVisualEffectView()
            view.material = .sidebar
            return view
          }
          func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
        }
        """, imports: ["AppKit"],
      body: """
        @State private var window: NSWindow?
        @State private var text = ""
        var body: some View {
          VStack {
            Text(text).background(Color(nsColor: .windowBackgroundColor)).background(Blur())
            Button("Copy") {
              NSPasteboard.general.clearContents()
              NSPasteboard.general.setString("copied", forType: .string)
              let panel = NSOpenPanel()
              panel.canChooseDirectories = true
              if panel.runModal() == .OK { text = "chosen" }
              text = NSPasteboard.general.string(forType: .string) ?? ""
              NSApp.activate(ignoringOtherApps: true)
              window?.styleMask = [.titled, .closable]
            }
          }
        }
        """, commands: ["tap \"Copy\""], texts: ["copied", "Copy"]),
    ShownProgram(
      name: "films and web pages",
      declarations: """
        struct Page: UIViewRepresentable {
          let url: URL
          func makeCoordinator() -> Coordinator { Coordinator() }
          func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            view.navigationDelegate = context.coordinator
            view.layer.cornerRadius = 8
            return view
          }
          func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
          class Coordinator: NSObject, WKNavigationDelegate {
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
              webView.evaluateJavaScript("document.title") { title, error in print(title ?? "") }
            }
            override func observeValue(
              forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
              context: UnsafeMutableRawPointer?
            ) { if keyPath == #keyPath(WKWebView.title) { print("title") } }
          }
        }
        """, imports: ["AVKit", "WebKit"],
      body: """
        let player = AVPlayer(url: URL(string: "https://example.com/a.mp4")!)
        var body: some View {
          VStack {
            VideoPlayer(player: player) { Text("over") }
            Page(url: URL(string: "https://example.com")!)
            Button("Seek") { player.seek(to: CMTime(seconds: 2, preferredTimescale: 600)) }
            Button("At \\(Int(player.currentTime().seconds))") { player.play() }
          }
        }
        """, texts: ["over", "Seek", "At 0"]),
    ShownProgram(
      name: "times, files, sessions and other details of Foundation",
      body: """
        @State private var timer = Timer()
        @State private var said = ""
        private let clock = Timer.TimerPublisher(interval: 60, runLoop: .main, mode: .common)
          .autoconnect()
        var body: some View {
          Text(said).onReceive(clock) { _ in }
          Button("Do") { work() }
        }
        func work() {
          timer.invalidate()
          let files = FileManager.default
          let url = URL.documentsDirectory.appending(path: "a.txt", directoryHint: .notDirectory)
          try? "abc".write(to: url, atomically: true, encoding: .utf8)
          var isFolder: ObjCBool = false
          let size = (try? files.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
          let exists = files.fileExists(atPath: url.path, isDirectory: &isFolder)
          URLSession.shared.downloadTask(with: url) { _, _, error in
            said += error == nil ? "" : " offline"
          }.resume()
          said = "\\(size) \\(exists) \\(isFolder.boolValue) \\(arc4random_uniform(1))"
        }
        """, commands: ["tap \"Do\""], texts: ["3 true false 0 offline", "Do"]),
    ShownProgram(
      name: "curves and springs by their values",
      body: """
        Text(verbatim: "\\(UnitCurve.linear.value(at: 0.25)) \\((UnitCurve.easeInOut.value(at: 0.5) * 10).rounded())")
        Text(verbatim: "\\(Spring.smooth.value(fromValue: 0.0, toValue: 8.0, initialVelocity: 0.0, time: 9))")
        """, texts: ["0.25 5.0", "8.0"]),
    ShownProgram(
      name: "errors of Cocoa compare, asset names begin with acronyms, libraries of shaders",
      declarations: "enum Step: Equatable { case failed(NSError), done }",
      body: """
        Text(
          Step.failed(NSError(domain: "d", code: 1)) == .failed(NSError(domain: "d", code: 1))
            ? "same" : "other"
        ).colorEffect(ShaderLibrary.glow(.float(3)))
        """, texts: ["same"]),
    ShownProgram(
      name: "methods picked by the parameter, closures called at once",
      declarations: """
        struct Size2 { static let zero = Size2(n: 0); var n: Int }
        struct Holder {
          var size: Size2 = {
            guard let found = Optional(Size2(n: 4)) else { return .zero }
            return found
          }()
        }
        """,
      body: """
        Text([1, 2].allSatisfy([3, 2, 1].contains) ? "all" : "some")
        Text(verbatim: "\\(Holder().size.n)")
        """, texts: ["all", "4"]),
    ShownProgram(
      name: "a side that nobody proposes follows from the other when a view fills",
      body: """
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<2, id: \\.self) { n in
              Color.red.aspectRatio(1, contentMode: .fill).overlay { Text("c\\(n)") }
            }
          }
          Text("end")
        }
        """, texts: ["c0", "c1", "end"]),
  ]
}
