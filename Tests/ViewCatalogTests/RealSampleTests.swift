import Testing

/// What small samples of many authors call, each row without an error and without a note.
@Suite struct RealSampleTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "what is not there may have a picture of the catalog",
      body: """
        ContentUnavailableView("No data", image: "chart", description: Text("Add meals"))
        """, texts: ["No data", "Add meals"]),
    .init(
      name: "an editor of attributed text",
      body: """
        @State private var text = AttributedString("Hello")
        @State private var selection = AttributedTextSelection()
        var body: some View {
          TextEditor(text: $text, selection: $selection)
          Text("\\(text.characters.count)")
        }
        """, commands: ["type #3 Hi"], texts: ["2"]),
    .init(
      name: "what folds into a tuple says what its parameters are", imports: ["Foundation"],
      body: """
        let widths = [3.0, 4, 5]
        var lanes: [Int] {
          let (lanes, _, _) = widths.reduce(([], 0, 0.0)) { (sum, width) -> ([Int], Int, Double) in
            var (lanes, index, total) = sum
            if total + width > 6 { lanes.append(index) }
            index += 1
            total += width
            return (lanes, index, total)
          }
          return lanes
        }
        var body: some View { Text("\\(lanes.description)") }
        """, texts: ["[1, 2]"]),
    .init(
      name: "a device that lies still has no sensors", imports: ["CoreMotion"],
      body: """
        @State private var said = ""
        let manager = CMMotionManager()
        let pedometer = CMPedometer()
        let activities = CMMotionActivityManager()
        func start() {
          said = CMPedometer.authorizationStatus() == .authorized ? "steps" : "not allowed"
          guard let queue = OperationQueue.current else { return }
          manager.deviceMotionUpdateInterval = 1 / 60
          manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: queue) { motion, _ in
            if let turn = motion?.rotationRate { said = "\\(turn.x) \\(motion!.attitude.quaternion.w)" }
          }
          manager.startGyroUpdates(to: queue) { data, error in said = "\\(data!.rotationRate.z)" }
          pedometer.startUpdates(from: Date()) { data, _ in said = "\\(data?.currentPace ?? 0)" }
          if CMMotionActivityManager.isActivityAvailable() {
            activities.startActivityUpdates(to: .main) { if $0?.walking == true { said = "walks" } }
          }
          if manager.isMagnetometerActive { manager.stopMagnetometerUpdates() }
        }
        var body: some View { Text(said).onAppear(perform: start) }
        """, texts: ["not allowed"]),
    .init(
      name: "the library of photos is empty, and tells what is saved",
      declarations: """
        import Photos
        import UIKit
        class Saver: NSObject {
          var done: (String) -> Void = { _ in }
          func save(_ image: UIImage) {
            UIImageWriteToSavedPhotosAlbum(image, self, #selector(saved), nil)
          }
          @objc func saved(
            _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer
          ) { done(error == nil ? "saved" : "failed") }
        }
        """,
      body: """
        @State private var lines: [String] = []
        let saver = Saver()
        func ask() {
          guard PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined else { return }
          PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
            switch status {
            case .authorized, .limited: lines.append("allowed")
            default: lines.append("denied")
            }
            let options = PHFetchOptions()
            options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
            let assets = PHAsset.fetchAssets(with: .image, options: options)
            assets.enumerateObjects { asset, index, stop in lines.append(asset.localIdentifier) }
            lines.append("\\(assets.count) photos")
          }
          saver.done = { lines.append($0) }
          saver.save(UIImage(systemName: "star")!)
        }
        var body: some View {
          ForEach(lines, id: \\.self) { Text($0) }
          Button("Ask", action: ask)
        }
        """, commands: ["tap Ask"], texts: ["allowed", "0 photos", "saved", "Ask"]),
    .init(
      name: "a Mac's sounds and pictures", imports: ["AppKit"],
      body: """
        let sound = NSSound(named: "Glass")
        @State private var plays = false
        var body: some View {
          Text(plays ? "plays" : "is silent")
          Button("Play") {
            sound?.volume = 0.5
            sound?.play()
            plays = sound?.isPlaying ?? false
          }
        }
        """, commands: ["tap Play"], texts: ["plays", "Play"]),
    .init(
      name: "an axis has the labels that are made for its values",
      declarations: """
        import Charts
        struct Sale: Identifiable { let id: Int; let month: Date }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let sales = (0..<4).map {
          Sale(id: $0, month: Calendar.current.date(byAdding: .month, value: $0, to: start)!)
        }
        """,
      body: """
        Chart(sales) { sale in
          BarMark(x: .value("Month", sale.month, unit: .month), y: .value("Sum", sale.id * 100))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .month, count: 2)) { _ in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
          }
        }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 150, 900]) { value in
            if value.index < value.count {
              AxisValueLabel { if let sum = value.as(Int.self) { Text("$\\(sum)") } }
                .foregroundStyle(.red)
            }
          }
          AxisMarks(position: .trailing, values: .stride(by: 200)) { AxisTick() }
        }
        """, texts: ["Jan", "Mar", "$0", "$150"]),
    .init(
      name: "vectors, matrices and rotations",
      declarations: """
        let side = simd_float3(1, 2, 2)
        let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
        """, imports: ["simd"],
      body: """
        var body: some View {
          Text("\\(simd_length(side)) \\(dot(side, side)) \\(cross(side, [0, 0, 1]).x)")
          Text("\\(quarter.act([1, 0, 0]).y)")
          Text("\\((matrix_identity_float4x4 * SIMD4<Float>(1, 2, 3, 4)).w)")
          Text("\\(simd_mix(SIMD2<Double>(0, 0), SIMD2<Double>(1, 2), t: 0.5).y)")
        }
        """, texts: ["3.000000 9.000000 2.000000", "1.000000", "4.000000", "1.000000"]),
  ]

  /// A value that nobody here gives is not there: who is asked whether there is a user goes on
  /// without one.
  @Test func whatNobodyGivesIsNil() {
    let session = CatalogSession(
      """
      import SwiftUI
      import FirebaseAuth
      class Model: ObservableObject {
        @Published var session: FirebaseAuth.User?
        init() { session = Auth.auth().currentUser }
      }
      struct ContentView: View {
        @StateObject var model = Model()
        var body: some View {
          if model.session == nil { Text("Sign in") } else { Text("Welcome") }
          Text(Auth.auth().currentUser != nil ? "user" : "nobody")
        }
      }
      """)
    #expect(session.texts == ["Sign in", "nobody"])
  }
}
