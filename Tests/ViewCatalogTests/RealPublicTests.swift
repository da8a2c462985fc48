import Commands
import Diagnostics
import TestSupport
import Testing
import ViewCatalog

/// What apps fetched from public repositories write, in short.
@Suite struct RealPublicTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    ShownProgram(
      name: "a local variable that is computed may be declared below the views that read it",
      source: """
        import SwiftUI
        struct ContentView: View {
          @State var name = ""
          var body: some View {
            VStack {
              Text("Sign up").opacity(dimming)
              Text(shown)
            }
            var dimming: Double { name.isEmpty ? 0.5 : 1 }
            var shown: String { name.isEmpty ? missing() : name }
          }
          func missing() -> String { "none" }
        }
        """, texts: ["Sign up", "none"]),
    ShownProgram(
      name: "symbols are drawn as transitions, and the time since 2001 is Date's own too",
      source: """
        import SwiftUI
        struct ContentView: View {
          @State var isShown = true
          let number = Int(Date.timeIntervalSinceReferenceDate * 1000)
          var body: some View {
            if isShown {
              Image(systemName: "scribble")
                .transition(.symbolEffect(.drawOn, options: .speed(1)))
              Image(systemName: "scribble").transition(.symbolEffect(.drawOff.reversed.byLayer))
            }
            Text(number > 0 ? "after" : "before")
          }
        }
        """, texts: ["after"]),
    ShownProgram(
      name: "the title of an annotation may be missing, and nil",
      source: """
        import SwiftUI
        import MapKit
        class Delegate: NSObject, MKMapViewDelegate {
          func title(of annotation: MKAnnotation) -> String {
            if let title = annotation.title ?? "" { return title }
            return "none"
          }
        }
        struct ContentView: View {
          var body: some View {
            let point = MKPointAnnotation()
            let named = MKPointAnnotation()
            let _ = named.title = "Here"
            Text(Delegate().title(of: point))
            Text(Delegate().title(of: named))
          }
        }
        """, texts: ["none", "Here"]),
    ShownProgram(
      name: "a framework's cases may become more: its default is no mistake",
      source: """
        import SwiftUI
        import UserNotifications
        struct ContentView: View {
          let status = UNAuthorizationStatus.denied
          var body: some View {
            switch status {
            case .authorized, .provisional, .ephemeral: Text("may")
            case .notDetermined: Text("asks")
            case .denied: Text("may not")
            default: Text("?")
            }
          }
        }
        """, texts: ["may not"]),
    ShownProgram(
      name: "a binding to a value that unwraps itself, and a Bluetooth peripheral",
      source: """
        import SwiftUI
        import CoreBluetooth
        final class Peripheral: NSObject, ObservableObject, CBPeripheralManagerDelegate {
          @Published var isOn: Bool!
          @Published var text: String!
          var manager: CBPeripheralManager!
          var size: size_t = 0
          override init() {
            super.init()
            isOn = false
            manager = CBPeripheralManager(
              delegate: self, queue: nil, options: [CBPeripheralManagerOptionShowPowerAlertKey: true])
            let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
            service.characteristics = [
              CBMutableCharacteristic(
                type: CBUUID(string: "2A37"), properties: [.notify, .writeWithoutResponse],
                value: nil, permissions: [.readable, .writeable])
            ]
            size = service.characteristics?.count ?? 0
          }
          func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
            text = peripheral.state == .poweredOn ? "on" : "off"
          }
        }
        struct ContentView: View {
          @StateObject var peripheral = Peripheral()
          var body: some View {
            Toggle("Advertise", isOn: $peripheral.isOn)
            Text("\\(peripheral.size) \\(peripheral.text ?? "nil") \\(peripheral.isOn ? "yes" : "no")")
          }
        }
        """, commands: ["tap Advertise"], texts: ["Advertise", "1 off yes"]),
    ShownProgram(
      name: "activities are started, updated and ended",
      source: """
        import SwiftUI
        import ActivityKit
        import WidgetKit
        struct Delivery: ActivityAttributes {
          struct ContentState: Codable, Hashable { var minutes: Int }
          var name: String
        }
        struct DeliveryWidget: Widget {
          var body: some WidgetConfiguration {
            ActivityConfiguration(for: Delivery.self) { context in
              Text("\\(context.attributes.name) \\(context.state.minutes)")
                .activityBackgroundTint(Color.cyan)
            } dynamicIsland: { context in
              DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("L") }
                DynamicIslandExpandedRegion(.bottom) { Text("\\(context.state.minutes)") }
              } compactLeading: {
                Text("L")
              } compactTrailing: {
                Text("T")
              } minimal: {
                Text("M")
              }
              .keylineTint(.red)
            }
          }
        }
        struct ContentView: View {
          @State var activity: Activity<Delivery>?
          @State var text = "none"
          var body: some View {
            Text(text)
            Button("Start") {
              guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
              let content = ActivityContent(
                state: Delivery.ContentState(minutes: 9), staleDate: nil)
              activity = try? Activity<Delivery>.request(
                attributes: Delivery(name: "Pizza"), content: content, pushType: nil)
              text = "\\(activity?.attributes.name ?? "") \\(activity?.content.state.minutes ?? 0)"
            }
            Button("End") {
              Task {
                for one in Activity<Delivery>.activities {
                  await one.update(.init(state: .init(minutes: 1), staleDate: nil))
                  await one.end(nil, dismissalPolicy: .immediate)
                }
                text = "\\(activity?.activityState == .dismissed) \\(activity?.contentState.minutes ?? 0)"
              }
            }
          }
        }
        """, commands: ["tap Start", "tap End"], texts: ["true 1", "Start", "End"]),
    ShownProgram(
      name: "lines and circles lie over a map",
      source: """
        import SwiftUI
        import MapKit
        struct RouteMap: UIViewRepresentable {
          let line: MKPolyline
          func makeUIView(context: Context) -> MKMapView {
            let map = MKMapView()
            map.delegate = context.coordinator
            return map
          }
          func updateUIView(_ map: MKMapView, context: Context) {
            map.removeOverlays(map.overlays)
            map.addOverlay(line)
            map.addOverlay(MKCircle(center: line.coordinate, radius: 100), level: .aboveRoads)
            map.setVisibleMapRect(
              line.boundingMapRect, edgePadding: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
              animated: true)
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: NSObject, MKMapViewDelegate {
            func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
              if let line = overlay as? MKPolyline {
                let renderer = MKPolylineRenderer(polyline: line)
                renderer.strokeColor = .systemBlue
                renderer.lineWidth = 4
                return renderer
              }
              return MKOverlayRenderer(overlay: overlay)
            }
          }
        }
        struct ContentView: View {
          let line = MKPolyline(
            coordinates: [CLLocationCoordinate2D(latitude: 1, longitude: 2)], count: 1)
          var body: some View {
            RouteMap(line: line)
            Text("\\(line.pointCount)")
          }
        }
        """, texts: ["1"]),
    ShownProgram(
      name: "predicates take truth values and arrays, and an intent describes itself",
      source: """
        import SwiftUI
        import CoreData
        import AppIntents
        struct Eat: AppIntent {
          static var title: LocalizedStringResource = "Eat"
          static var description = IntentDescription("Eats.")
          func perform() async throws -> some IntentResult { .result() }
        }
        class Note: NSManagedObject {}
        extension Note { @NSManaged var number: Int16; @NSManaged var favorite: Bool }
        struct ContentView: View {
          func count(_ predicate: NSPredicate) -> Int {
            let context = NSPersistentContainer(name: "Notes").viewContext
            for number in 1...4 {
              let note = Note(context: context)
              note.number = Int16(number)
              note.favorite = number > 1
            }
            let request = NSFetchRequest<Note>(entityName: "Note")
            request.predicate = predicate
            return (try? context.fetch(request).count) ?? -1
          }
          var body: some View {
            Text("\\(count(NSPredicate(format: "favorite = %d", true)))")
            Text("\\(count(NSPredicate(format: "number IN %@", [1, 3])))")
          }
        }
        """, texts: ["3", "2"]),
  ]

  struct Noted: CustomTestStringConvertible {
    var source: String
    var notes: [String]
    var testDescription: String { notes.joined(separator: ", ") }
  }

  /// Names that only resemble one of the library's are names of their own.
  @Test(arguments: [
    Noted(
      source: "import SwiftUI\nlet view = Text(\"a\").foregroundStyle(.black38)",
      notes: ["'black38' is taken for a color of an asset catalog"]),
    Noted(
      source: "import SwiftUI\nimport AudioKit\nlet engine = AudioEngine()",
      notes: ["navlab does not simulate 'AudioEngine' yet; it is passed over"]),
    Noted(
      source: "import SwiftUI\nimport Carbon\nlet status = RegisterEventHotKey(1, 2)",
      notes: ["navlab does not simulate 'RegisterEventHotKey' yet; it is passed over"]),
  ])
  func notes(_ row: Noted) {
    let session = Session(library: wholeLibrary)
    let text = row.source + "\nstruct ContentView: View { var body: some View { Text(\"a\") } }"
    let found = session.diagnostics(of: [SourceFile(name: "Test.swift", text: text)])
    let said = found.map { "\($0.severity.rawValue): \($0.message)" }
    let wanted = row.notes.map { "note: \($0)" }
    expectText(said.joined(separator: "\n"), equals: wanted.joined(separator: "\n"))
  }
}
