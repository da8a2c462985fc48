import Testing

/// A widget's background and sensors, as public files use them. Each row launches without an error and without a note, and shows its texts.
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
  ]
}
