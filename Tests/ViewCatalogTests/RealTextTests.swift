import Testing

/// Texts with attributes, and what programs carry, listen to and load: each row without an error
/// and without a note.
@Suite struct RealTextTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "parts of a text keep their attributes",
      body: """
        var body: some View {
          let text = NSMutableAttributedString(string: "Hello, World", attributes: [.kern: 1.0])
          let _ = text.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 7, length: 5))
          let _ = text.addAttributes(
            [.underlineStyle: NSUnderlineStyle.single.rawValue],
            range: (text.string as NSString).range(of: "World"))
          let _ = text.append(NSAttributedString(string: "!"))
          let _ = text.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Howdy")
          let part = text.attributedSubstring(from: NSRange(location: 7, length: 6))
          Text(part.string)
          Text("\\(text.attribute(.foregroundColor, at: 8, effectiveRange: nil) != nil)")
          Text("\\(text.attributes(at: 1, effectiveRange: nil).count)")
          Text(ranges(text))
          Text(AttributedString(text))
          Text("\\(text.length) \\(text.size().width > 40)")
        }
        func ranges(_ text: NSAttributedString) -> String {
          var found: [String] = []
          text.enumerateAttribute(.underlineStyle, in: NSRange(location: 0, length: text.length)) {
            value, range, stop in
            found.append("\\(range.location)+\\(range.length)\\(value == nil ? "" : "_")")
          }
          return found.joined(separator: " ")
        }
        """,
      texts: ["World!", "true", "1", "0+5 5+2 7+5_ 12+1", "Howdy, World!", "13 true"]),
    .init(
      name: "labels show their attributed texts, until they have another text",
      body: """
        struct Styled: UIViewRepresentable {
          var isPlain = false
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.attributedText = NSAttributedString(
              string: "Styled",
              attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
            if isPlain { label.text = "Plain" }
            return label
          }
          func updateUIView(_ uiView: UILabel, context: Context) {}
        }
        var body: some View { Styled(); Styled(isPlain: true) }
        """, texts: ["Styled", "Plain"]),
    .init(
      name: "texts are drawn in lines of a width",
      body: """
        var picture: UIImage {
          UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { context in
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            let attributes: [NSAttributedString.Key: Any] = [
              .font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style,
            ]
            "A".draw(
              with: CGRect(x: 0, y: 0, width: 200, height: 20), options: .usesLineFragmentOrigin,
              attributes: attributes, context: nil)
            let text = NSAttributedString(string: "B", attributes: attributes)
            text.draw(in: CGRect(x: 0, y: 20, width: 200, height: 20))
            text.draw(
              with: CGRect(x: 0, y: 40, width: 200, height: 20), options: [], context: nil)
          }
        }
        var body: some View {
          Image(uiImage: picture)
          Text("\\(Int(picture.size.width))")
        }
        """, texts: ["200"]),
    .init(
      name: "what a program's own class writes for a drop, the same class reads",
      declarations: """
        extension UTType { static let note = UTType(exportedAs: "com.example.note") }
        final class Note: NSObject, Codable, NSItemProviderWriting, NSItemProviderReading {
          let text: String
          init(_ text: String) { self.text = text }
          static var writableTypeIdentifiersForItemProvider: [String] { [UTType.note.identifier] }
          static var readableTypeIdentifiersForItemProvider: [String] { [UTType.note.identifier] }
          func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping (Data?, Error?) -> Void
          ) -> Progress? {
            do { completionHandler(try JSONEncoder().encode(self), nil) } catch {
              completionHandler(nil, error)
            }
            return nil
          }
          static func object(
            withItemProviderData data: Data, typeIdentifier: String
          ) throws -> Note { try JSONDecoder().decode(Note.self, from: data) }
        }
        struct Drop: DropDelegate {
          let done: (String) -> Void
          func performDrop(info: DropInfo) -> Bool {
            let types = [UTType.note.identifier]
            guard info.hasItemsConforming(to: types),
              let provider = info.itemProviders(for: types).first
            else { return false }
            provider.loadObject(ofClass: Note.self) { note, error in
              done((note as? Note)?.text ?? "nothing")
            }
            return true
          }
        }
        """, imports: ["UniformTypeIdentifiers"],
      body: """
        @State private var dropped = "-"
        var body: some View {
          Text("Note").onDrag { NSItemProvider(object: Note("read back")) }
          Text("Here").onDrop(of: [UTType.note.identifier], delegate: Drop { dropped = $0 })
          Text(dropped)
        }
        """, commands: ["drag Note to Here"], texts: ["Note", "Here", "read back"]),
    .init(
      name: "nobody connects a controller, and no watch face asks for a complication",
      declarations: """
        final class Pads: ObservableObject {
          @Published var names = GCController.controllers().compactMap(\\.vendorName)
          init() {
            NotificationCenter.default.addObserver(
              forName: .GCControllerDidConnect, object: nil, queue: .main, using: connected)
            GCController.startWirelessControllerDiscovery()
          }
          func connected(_ note: Notification) {
            guard let controller = note.object as? GCController else { return }
            controller.extendedGamepad?.buttonA.pressedChangedHandler = { _, _, isPressed in
              self.names.append("\\(isPressed)")
            }
            controller.extendedGamepad?.leftThumbstick.valueChangedHandler = { _, x, y in
              print(x, y)
            }
          }
        }
        final class Faces: NSObject, CLKComplicationDataSource {
          func getComplicationDescriptors(
            handler: @escaping ([CLKComplicationDescriptor]) -> Void
          ) {
            handler([
              CLKComplicationDescriptor(
                identifier: "one", displayName: "One",
                supportedFamilies: CLKComplicationFamily.allCases)
            ])
          }
          func getCurrentTimelineEntry(
            for complication: CLKComplication,
            withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void
          ) {
            handler(
              CLKComplicationTimelineEntry(
                date: .now,
                complicationTemplate: CLKComplicationTemplateModularSmallSimpleText(
                  textProvider: CLKSimpleTextProvider(text: "1"))))
          }
        }
        """, imports: ["GameController", "ClockKit"],
      body: """
        @StateObject private var pads = Pads()
        @State private var families = 0
        var body: some View {
          Text("\\(pads.names.count) pads")
          Text("\\(families) families")
            .onAppear {
              Faces().getComplicationDescriptors { families = $0[0].supportedFamilies.count }
            }
        }
        """, texts: ["0 pads", "12 families"]),
    .init(
      name: "systems are registered, and a model that is not there is not loaded",
      declarations: """
        struct Orbit: Component { var radius: Float = 1 }
        struct OrbitSystem: System {
          static let query = EntityQuery(where: .has(Orbit.self))
          init(scene: RealityKit.Scene) {}
          func update(context: SceneUpdateContext) {
            for entity in context.entities(matching: Self.query, updatingSystemWhen: .rendering) {
              guard var orbit = entity.components[Orbit.self] else { continue }
              orbit.radius += Float(context.deltaTime)
              entity.components.set(orbit)
            }
          }
        }
        final class Loader: ObservableObject {
          @Published var said = "loading"
          private var bag: AnyCancellable?
          func load() {
            bag = ModelEntity.loadModelAsync(named: "robot").sink { [weak self] completion in
              if case .failure = completion { self?.said = "not found" }
            } receiveValue: { [weak self] entity in self?.said = entity.name }
          }
        }
        """, imports: ["RealityKit", "Combine"],
      body: """
        @StateObject private var loader = Loader()
        var body: some View {
          Text(loader.said).onAppear {
            Orbit.registerComponent()
            OrbitSystem.registerSystem()
            loader.load()
          }
        }
        """, texts: ["not found"]),
    .init(
      name: "frames of a camera are listened for",
      declarations: """
        final class Frames: NSObject, ObservableObject, AVCaptureVideoDataOutputSampleBufferDelegate {
          let session = AVCaptureSession()
          @Published var count = 0
          func start() {
            let output = AVCaptureVideoDataOutput()
            output.alwaysDiscardsLateVideoFrames = true
            output.videoSettings = [
              kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA
            ]
            output.setSampleBufferDelegate(self, queue: DispatchQueue(label: "frames"))
            if session.canAddOutput(output) { session.addOutput(output) }
            session.startRunning()
          }
          func captureOutput(
            _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
            from connection: AVCaptureConnection
          ) {
            guard CMSampleBufferGetImageBuffer(sampleBuffer) != nil else { return }
            count += 1
          }
        }
        """, imports: ["AVFoundation"],
      body: """
        @StateObject private var frames = Frames()
        var body: some View { Text("\\(frames.count) frames").onAppear { frames.start() } }
        """, texts: ["0 frames"]),
  ]
}
