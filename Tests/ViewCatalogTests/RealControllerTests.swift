import Testing

/// Controllers, menus, recognizers and drawing of UIKit, AppKit's controls, and Apple's frameworks
/// that know people, dates, documents and sounds: each row without an error and without a note.
@Suite struct RealControllerTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "what the system picks with is left, and says so", imports: ["UniformTypeIdentifiers"],
      body: """
        struct DocumentPicker: UIViewControllerRepresentable {
          var done: (String) -> Void
          func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
            picker.delegate = context.coordinator
            picker.allowsMultipleSelection = true
            return picker
          }
          func updateUIViewController(
            _ uiViewController: UIDocumentPickerViewController, context: Context
          ) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator: NSObject, UIDocumentPickerDelegate {
            let parent: DocumentPicker
            init(_ parent: DocumentPicker) { self.parent = parent }
            func documentPicker(
              _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
            ) { parent.done("\\(urls.count)") }
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
              parent.done("cancelled")
            }
          }
        }
        @State private var isShown = false
        @State private var text = "-"
        var body: some View {
          VStack { Text(text); Button("Open") { isShown = true } }
            .sheet(isPresented: $isShown) { DocumentPicker { text = $0 } }
        }
        """, commands: ["tap Open", "tap Cancel"], texts: ["cancelled", "Open"]),
    .init(
      name: "recognizers tell their targets of taps and swipes",
      body: """
        struct Surface: UIViewRepresentable {
          var said: (String) -> Void
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = "Surface"
            label.isUserInteractionEnabled = true
            label.addGestureRecognizer(
              UITapGestureRecognizer(
                target: context.coordinator, action: #selector(Coordinator.tapped(_:))))
            let swipe = UISwipeGestureRecognizer(
              target: context.coordinator, action: #selector(Coordinator.swiped))
            swipe.direction = .left
            label.addGestureRecognizer(swipe)
            return label
          }
          func updateUIView(_ uiView: UILabel, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(said: said) }
          class Coordinator: NSObject {
            let said: (String) -> Void
            init(said: @escaping (String) -> Void) { self.said = said }
            @objc func tapped(_ sender: UITapGestureRecognizer) {
              said("tapped \\(sender.state == .ended)")
            }
            @objc func swiped() { said("swiped") }
          }
        }
        @State private var all = ""
        var body: some View { VStack { Text(all); Surface { all += $0 + " " } } }
        """, commands: ["tap Surface", "drag Surface by -80,0"],
      texts: ["tapped true swiped ", "Surface"]),
    .init(
      name: "a button's menu, a sheet of half the height, and an animator that ends",
      body: """
        struct SortButton: UIViewRepresentable {
          var chosen: (String) -> Void
          func makeUIView(context: Context) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Sort", for: .normal)
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(
              title: "",
              children: [
                UIAction(title: "By Name", state: .on) { _ in chosen("name") },
                UIAction(title: "By Date", attributes: .destructive) { chosen($0.title) },
              ])
            return button
          }
          func updateUIView(_ uiView: UIButton, context: Context) {}
        }
        @State private var text = "-"
        func present() {
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          let host = UIHostingController(rootView: Text("In a sheet"))
          if let sheet = host.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
          }
          scene?.windows.first?.rootViewController?.present(host, animated: true)
        }
        func move() {
          let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { text += " moves" }
          animator.addCompletion { position in if position == .end { text += " moved" } }
          animator.startAnimation()
        }
        var body: some View {
          VStack {
            Text(text)
            SortButton { text = $0 }
            Button("Move", action: move)
            Button("Sheet", action: present)
          }
        }
        """, commands: ["tap Sort", "tap \"By Date\"", "tap Move", "wait 1s", "tap Sheet"],
      texts: ["In a sheet"]),
    .init(
      name: "an address book is written and read",
      declarations: """
        import Contacts
        class Book: ObservableObject {
          @Published var names: [String] = []
          private let store = CNContactStore()
          func load() {
            guard CNContactStore.authorizationStatus(for: .contacts) == .notDetermined else { return }
            store.requestAccess(for: .contacts) { granted, error in
              DispatchQueue.main.async { if granted { self.fetch() } }
            }
          }
          func fetch() {
            let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
            let request = CNContactFetchRequest(keysToFetch: keys)
            request.sortOrder = .givenName
            var found: [String] = []
            do {
              try store.enumerateContacts(with: request) { contact, stop in
                found.append(
                  contact.givenName + " " + (contact.phoneNumbers.first?.value.stringValue ?? ""))
              }
            } catch { found = [error.localizedDescription] }
            names = found.isEmpty ? ["nobody"] : found
          }
          func add(_ name: String) {
            let contact = CNMutableContact()
            contact.givenName = name
            contact.phoneNumbers = [
              CNLabeledValue(
                label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555-0100"))
            ]
            let request = CNSaveRequest()
            request.add(contact, toContainerWithIdentifier: nil)
            try? store.execute(request)
          }
          func find(_ name: String) -> String {
            let predicate = CNContact.predicateForContacts(matchingName: name)
            let keys = [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
            let first = try? store.unifiedContacts(matching: predicate, keysToFetch: keys).first
            guard let copy = first?.mutableCopy() as? CNMutableContact else { return "no" }
            copy.familyName = "Lee"
            let request = CNSaveRequest()
            request.update(copy)
            try? store.execute(request)
            return CNContactFormatter.string(from: copy, style: .fullName) ?? "-"
          }
        }
        """,
      body: """
        @StateObject private var book = Book()
        @State private var found = "-"
        var body: some View {
          VStack {
            ForEach(book.names, id: \\.self) { Text($0) }
            Text(found)
            Button("Add") {
              book.add("Cara")
              book.add("Ann")
              found = book.find("car")
              book.fetch()
            }
          }.onAppear(perform: book.load)
        }
        """, commands: ["tap Add"], texts: ["Ann 555-0100", "Cara 555-0100", "Cara Lee", "Add"]),
    .init(
      name: "a calendar keeps its events", imports: ["EventKit"],
      body: """
        @State private var lines: [String] = []
        let store = EKEventStore()
        func plan() async {
          do {
            guard try await store.requestFullAccessToEvents() else { return }
            let event = EKEvent(eventStore: store)
            event.title = "Party"
            event.startDate = Date()
            event.endDate = Date().addingTimeInterval(3600)
            event.addAlarm(EKAlarm(relativeOffset: -600))
            do { try store.save(event, span: .thisEvent) } catch let error as EKError {
              lines.append("\\(error.code == .noCalendar)")
            }
            event.calendar = store.defaultCalendarForNewEvents
            event.addRecurrenceRule(
              EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: nil))
            try store.save(event, span: .thisEvent)
            let predicate = store.predicateForEvents(
              withStart: Date().addingTimeInterval(-60), end: Date().addingTimeInterval(60),
              calendars: nil)
            lines += store.events(matching: predicate).map { "\\($0.title!) in \\($0.calendar.title)" }
          } catch { lines = [error.localizedDescription] }
        }
        var body: some View {
          VStack { ForEach(lines, id: \\.self) { Text($0) } }.task { await plan() }
        }
        """, texts: ["true", "Party in Calendar"]),
    .init(
      name: "documents, drawings, links and messages",
      declarations: """
        import PDFKit
        import PencilKit
        import LinkPresentation
        import MessageUI
        import QuickLook
        struct Pages: UIViewRepresentable {
          let document: PDFDocument
          func makeUIView(context: Context) -> PDFView {
            let view = PDFView()
            view.document = document
            view.autoScales = true
            return view
          }
          func updateUIView(_ uiView: PDFView, context: Context) { uiView.document = document }
        }
        struct Ink: UIViewRepresentable {
          @Binding var canvas: PKCanvasView
          let picker = PKToolPicker()
          func makeUIView(context: Context) -> PKCanvasView {
            canvas.drawingPolicy = .anyInput
            canvas.tool = PKInkingTool(.pen, color: .blue, width: 10)
            picker.setVisible(true, forFirstResponder: canvas)
            picker.addObserver(canvas)
            canvas.becomeFirstResponder()
            return canvas
          }
          func updateUIView(_ uiView: PKCanvasView, context: Context) {}
        }
        struct LinkPreview: UIViewRepresentable {
          func makeUIView(context: Context) -> LPLinkView {
            LPLinkView(url: URL(string: "https://www.example.com/a")!)
          }
          func updateUIView(_ uiView: LPLinkView, context: Context) {}
        }
        """,
      body: """
        @State private var canvas = PKCanvasView()
        @State private var text = "-"
        @State private var file: URL?
        var document: PDFDocument {
          let document = PDFDocument()
          if let page = PDFPage(image: UIImage()) { document.insert(page, at: document.pageCount) }
          return document
        }
        func draw() {
          let points = (0..<3).map {
            PKStrokePoint(
              location: CGPoint(x: $0 * 10, y: 10), timeOffset: 0, size: CGSize(width: 4, height: 4),
              opacity: 1, force: 1, azimuth: 0, altitude: 0)
          }
          let path = PKStrokePath(controlPoints: points, creationDate: Date())
          canvas.drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .red), path: path)])
          let again = try? PKDrawing(data: canvas.drawing.dataRepresentation())
          text = "\\(Int(canvas.drawing.bounds.width)) wide, \\(again?.strokes.count ?? 0) stroke"
        }
        var body: some View {
          VStack {
            Text("\\(document.pageCount) page")
            Pages(document: document)
            Ink(canvas: $canvas)
            LinkPreview()
            Text(MFMessageComposeViewController.canSendText() ? "can" : "cannot")
            Button("Draw", action: draw)
            Text(text)
            Button("Look") { file = URL(fileURLWithPath: "/tmp/Report.pdf") }
          }.quickLookPreview($file)
        }
        """, commands: ["tap Draw", "tap Look", "tap Done"],
      texts: ["1 page", "www.example.com", "cannot", "Draw", "20 wide, 1 stroke", "Look"]),
    .init(
      name: "a context draws, in a view and in a picture",
      body: """
        class Bars: UIView {
          override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.saveGState()
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: bounds.height - 10, width: 15, height: 10))
            context.restoreGState()
            context.setLineWidth(2)
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
            context.strokePath()
            UIColor.blue.setFill()
            UIBezierPath(ovalIn: rect.insetBy(dx: 10, dy: 10)).fill()
            "drawn".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
          }
        }
        struct BarsView: UIViewRepresentable {
          func makeUIView(context: Context) -> Bars { Bars() }
          func updateUIView(_ uiView: Bars, context: Context) { uiView.setNeedsDisplay() }
        }
        func size() -> String {
          let format = UIGraphicsImageRendererFormat.default()
          format.scale = 1
          let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format)
          let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
            context.cgContext.strokeEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
          }
          return "\\(Int(image.size.width)) by \\(Int(image.size.height))"
        }
        var body: some View {
          VStack { BarsView().frame(width: 100, height: 50); Text(size()) }
        }
        """, texts: ["drawn", "30 by 20"]),
    .init(
      name: "rows and cells from snapshots",
      body: """
        enum Part { case main }
        class RowsController: UITableViewController {
          var source: UITableViewDiffableDataSource<Part, String>!
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            source = UITableViewDiffableDataSource<Part, String>(tableView: tableView) {
              table, path, name in
              let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
              cell.textLabel?.text = name
              return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
            snapshot.appendSections([.main])
            snapshot.appendItems(["One", "Two"])
            source.apply(snapshot, animatingDifferences: false)
          }
        }
        struct Rows: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> RowsController { RowsController() }
          func updateUIViewController(_ uiViewController: RowsController, context: Context) {}
        }
        struct Tiles: UIViewRepresentable {
          func makeUIView(context: Context) -> UICollectionView {
            let item = NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
              subitems: [item])
            let layout = UICollectionViewCompositionalLayout(
              section: NSCollectionLayoutSection(group: group))
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
            view.dataSource = context.coordinator
            return view
          }
          func updateUIView(_ uiView: UICollectionView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: NSObject, UICollectionViewDataSource {
            func collectionView(
              _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 3 }
            func collectionView(
              _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
              let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "tile", for: indexPath)
              let label = UILabel()
              label.text = "Tile \\(indexPath.item)"
              cell.contentView.addSubview(label)
              return cell
            }
          }
        }
        var body: some View { VStack { Rows(); Tiles() } }
        """, texts: ["One", "Two", "Tile 0", "Tile 1", "Tile 2"]),
    .init(
      name: "AppKit's fields and texts, and what a Mac's system does",
      imports: ["AppKit", "Carbon", "ServiceManagement"],
      body: """
        struct Field: NSViewRepresentable {
          @Binding var text: String
          func makeNSView(context: Context) -> NSTextField {
            let field = NSTextField()
            field.placeholderString = "Name"
            field.delegate = context.coordinator
            return field
          }
          func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = text }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator: NSObject, NSTextFieldDelegate {
            let parent: Field
            init(_ parent: Field) { self.parent = parent }
            func controlTextDidChange(_ obj: Notification) {
              guard let field = obj.object as? NSTextField else { return }
              parent.text = field.stringValue
            }
          }
        }
        struct Notes: NSViewRepresentable {
          func makeNSView(context: Context) -> NSScrollView {
            let scroll = NSTextView.scrollableTextView()
            guard let view = scroll.documentView as? NSTextView else { return scroll }
            view.isEditable = false
            view.string = "Notes"
            return scroll
          }
          func updateNSView(_ nsView: NSScrollView, context: Context) {}
        }
        @State private var name = ""
        @State private var text = ""
        func start() {
          let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
          item.button?.title = "Bar"
          try? SMAppService.mainApp.register()
          text = " \\(SMAppService.mainApp.status == .enabled) \\(kVK_Return) \\(kVK_ANSI_A)"
        }
        var body: some View {
          VStack { Field(text: $name); Notes(); Text(name + text); Button("Start", action: start) }
        }
        """, commands: ["type Name \"Ann\"", "tap Start"],
      texts: ["Notes", "Ann true 36 0", "Start"]),
    .init(
      name: "films are cut, and sounds and songs are played",
      imports: ["AVFoundation", "MediaPlayer"],
      body: """
        @State private var text = ""
        func cut() async {
          let film = AVURLAsset(url: URL(fileURLWithPath: "/tmp/a.mov"))
          let composition = AVMutableComposition()
          let track = composition.addMutableTrack(
            withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid)
          do {
            let tracks = try await film.loadTracks(withMediaType: .video)
            let length = try await film.load(.duration)
            if let first = tracks.first {
              try track?.insertTimeRange(
                CMTimeRange(start: .zero, duration: length), of: first, at: .zero)
            }
            let generator = AVAssetImageGenerator(asset: film)
            generator.appliesPreferredTrackTransform = true
            let second = CMTime(seconds: 1, preferredTimescale: 60)
            _ = try generator.copyCGImage(at: second, actualTime: nil)
            let file = try AVAudioFile(forReading: URL(fileURLWithPath: "/tmp/a.m4a"))
            let engine = AVAudioEngine()
            let player = AVAudioPlayerNode()
            let equalizer = AVAudioUnitEQ(numberOfBands: 3)
            equalizer.bands[0].filterType = .lowShelf
            engine.attach(player)
            engine.attach(equalizer)
            engine.connect(player, to: equalizer, format: file.processingFormat)
            player.scheduleFile(file, at: nil)
            MPMusicPlayerController.systemMusicPlayer.setQueue(with: MPMediaQuery.songs())
            MPMusicPlayerController.systemMusicPlayer.play()
            let session = AVAssetExportSession(
              asset: composition, presetName: AVAssetExportPresetHighestQuality)
            session?.outputFileType = .mp4
            await session?.export()
            let state = MPMusicPlayerController.systemMusicPlayer.playbackState
            text = "\\(tracks.count) \\(composition.tracks.count) \\(session?.status == .completed) "
              + "\\(state == .playing) \\(equalizer.bands.count)"
          } catch { text = error.localizedDescription }
        }
        var body: some View { Text(text).task { await cut() } }
        """, texts: ["0 1 true true 3"]),
  ]
}
