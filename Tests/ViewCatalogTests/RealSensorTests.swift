import Testing

/// A widget's background and sensors, as public files use them. Each row launches without an error
/// and without a note, and shows its texts.
@Suite struct RealSensorTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "a widget's background is a style or a view",
      body: """
        Text("plain").containerBackground(.tint, for: .widget)
        Text("made").containerBackground(for: .widget) { Color.black }
        """, texts: ["plain", "made"]),
    .init(
      name: "nothing is near the device",
      body: """
        @State private var isNear = "?"
        var body: some View {
          Text(isNear).onAppear {
            UIDevice.current.isProximityMonitoringEnabled = true
            NotificationCenter.default.addObserver(
              forName: UIDevice.proximityStateDidChangeNotification, object: nil, queue: .main
            ) { _ in }
            isNear = "\\(UIDevice.current.proximityState)"
          }
        }
        """, texts: ["false"]),
    .init(
      name: "a Mac's view has the layer it is given, and hears the mouse",
      declarations: """
        final class Track: NSView {
          private let shape = CAShapeLayer()
          override var acceptsFirstResponder: Bool { true }
          override var isFlipped: Bool { true }
          override init(frame frameRect: NSRect) {
            super.init(frame: frameRect)
            setUp()
          }
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
          }
          private func setUp() {
            wantsLayer = true
            let root = CALayer()
            root.backgroundColor = NSColor.black.cgColor
            layer = root
            layer?.cornerRadius = 8
            root.addSublayer(shape)
          }
          override func layout() {
            super.layout()
            shape.frame = bounds
          }
          override func draw(_ dirtyRect: NSRect) {
            NSColor.red.setFill()
            dirtyRect.fill()
          }
          override func mouseDown(with event: NSEvent) { print(event.locationInWindow) }
          override func keyDown(with event: NSEvent) { super.keyDown(with: event) }
          override func updateTrackingAreas() {
            super.updateTrackingAreas()
            trackingAreas.forEach(removeTrackingArea)
            addTrackingArea(
              NSTrackingArea(
                rect: bounds, options: [.mouseEnteredAndExited, .activeAlways], owner: self,
                userInfo: nil))
          }
          override func hitTest(_ point: NSPoint) -> NSView? { super.hitTest(point) }
        }
        struct Tracking: NSViewRepresentable {
          @Binding var radius: CGFloat
          func makeNSView(context: Context) -> Track { Track() }
          func updateNSView(_ nsView: Track, context: Context) {
            nsView.needsDisplay = true
            DispatchQueue.main.async { radius = nsView.layer?.cornerRadius ?? 0 }
          }
        }
        struct Web: NSViewRepresentable {
          func makeNSView(context: Context) -> NSView {
            let host: NSView = NSHostingView(rootView: Text("hosted"))
            host.alphaValue = 0.5
            return host
          }
          func updateNSView(_ nsView: NSView, context: Context) {}
        }
        """, imports: ["AppKit"],
      body: """
        @State private var radius: CGFloat = 0
        var body: some View {
          Tracking(radius: $radius)
          Web()
          Text("\\(Int(radius))")
        }
        """, texts: ["hosted", "8"]),
  ]
}
