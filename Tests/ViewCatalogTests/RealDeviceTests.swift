import Testing

/// What apps ask of a device's hardware: its camera, its health data, other devices. Each row
/// launches without an error and without a note, takes commands, and shows its texts.
@Suite struct RealDeviceTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "a session with a watch that is not there",
      source: """
        import SwiftUI
        import WatchConnectivity
        final class Link: NSObject, ObservableObject, WCSessionDelegate {
          @Published var said = "idle"
          let session: WCSession
          init(session: WCSession = .default) {
            self.session = session
            super.init()
            session.delegate = self
            if WCSession.isSupported() { session.activate() }
          }
          func session(
            _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
            error: Error?
          ) { said = state == .activated ? "activated" : "no" }
          func sessionDidBecomeInactive(_ session: WCSession) {}
          func sessionDidDeactivate(_ session: WCSession) { session.activate() }
          func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
            said = message["text"] as? String ?? "none"
          }
        }
        struct ContentView: View {
          @StateObject private var link = Link()
          var body: some View {
            Text(link.said)
            Button("Send") {
              guard !link.session.isReachable else { return }
              link.session.sendMessage(["text": "hi"], replyHandler: nil) { error in
                link.said = "failed"
              }
            }
          }
        }
        """, commands: ["tap Send"], texts: ["failed", "Send"]),
    .init(
      name: "a central without Bluetooth",
      source: """
        import SwiftUI
        import CoreBluetooth
        class Central: NSObject, ObservableObject, CBCentralManagerDelegate, CBPeripheralDelegate {
          @Published var state = ""
          @Published var found: [CBPeripheral] = []
          private var manager: CBCentralManager!
          override init() {
            super.init()
            manager = CBCentralManager(delegate: self, queue: nil)
          }
          func centralManagerDidUpdateState(_ central: CBCentralManager) {
            switch central.state {
            case .poweredOn: central.scanForPeripherals(withServices: nil)
            case .unsupported: state = "unsupported"
            case .unknown, .resetting, .unauthorized, .poweredOff: state = "off"
            @unknown default: break
            }
          }
          func centralManager(
            _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
            advertisementData: [String: Any], rssi RSSI: NSNumber
          ) { if !found.contains(peripheral) { found.append(peripheral) } }
          func peripheral(
            _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
            error: Error?
          ) { print([UInt8](characteristic.value ?? Data())) }
        }
        extension CBPeripheral: Identifiable {}
        struct ContentView: View {
          @StateObject private var central = Central()
          var body: some View {
            Text(central.state)
            ForEach(central.found) { Text($0.name ?? "unnamed") }
          }
        }
        """, texts: ["unsupported"]),
    .init(
      name: "health data that the program saves itself",
      source: """
        import SwiftUI
        import HealthKit
        final class Health: ObservableObject {
          let store = HKHealthStore()
          let steps = HKObjectType.quantityType(forIdentifier: .stepCount)!
          @Published var total = "none"
          @Published var days = 0
          func ask() {
            guard HKHealthStore.isHealthDataAvailable() else { return }
            store.requestAuthorization(toShare: [steps], read: [steps]) { success, _ in
              if success { self.read() }
            }
          }
          func add() async {
            let quantity = HKQuantity(unit: .count(), doubleValue: 250)
            try? await store.save(
              HKQuantitySample(type: steps, quantity: quantity, start: Date(), end: Date()))
            read()
          }
          func read() {
            let start = Calendar.current.startOfDay(for: Date())
            let predicate = HKQuery.predicateForSamples(
              withStart: start, end: Date(), options: .strictStartDate)
            let query = HKStatisticsQuery(
              quantityType: steps, quantitySamplePredicate: predicate, options: .cumulativeSum
            ) { _, result, error in
              guard let sum = result?.sumQuantity() else { return self.total = "no data" }
              DispatchQueue.main.async { self.total = "\\(Int(sum.doubleValue(for: .count())))" }
            }
            store.execute(query)
            let week = HKStatisticsCollectionQuery(
              quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil,
              options: .cumulativeSum, anchorDate: start,
              intervalComponents: DateComponents(day: 1))
            week.initialResultsHandler = { _, collection, _ in
              self.days = 0
              collection?.enumerateStatistics(
                from: start.addingTimeInterval(-86400 * 6), to: Date()
              ) { statistics, stop in
                self.days += 1
                if self.days == 5 { stop.pointee = true }
              }
            }
            store.execute(week)
          }
        }
        struct ContentView: View {
          @StateObject var health = Health()
          var body: some View {
            Text("\\(health.total) \\(health.days)").onAppear { health.ask() }
            Button("Add") { Task { await health.add(); await health.add() } }
            Text(HKUnit.count().unitDivided(by: .minute()).unitString)
          }
        }
        """, commands: ["tap Add"], texts: ["500 5", "Add", "count/min"]),
    .init(
      name: "a camera that is not there, and a layer for it",
      source: """
        import SwiftUI
        import AVFoundation
        struct Preview: UIViewRepresentable {
          class PreviewView: UIView {
            override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
            var preview: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
          }
          let session: AVCaptureSession
          func makeUIView(context: Context) -> PreviewView {
            let view = PreviewView()
            view.preview.session = session
            view.preview.videoGravity = .resizeAspectFill
            return view
          }
          func updateUIView(_ uiView: PreviewView, context: Context) {}
        }
        final class Camera: NSObject, ObservableObject, AVCapturePhotoCaptureDelegate {
          let session = AVCaptureSession()
          private let output = AVCapturePhotoOutput()
          @Published var said = ""
          func start() {
            AVCaptureDevice.requestAccess(for: .video) { granted in
              guard granted else { return }
              self.session.beginConfiguration()
              defer { self.session.commitConfiguration() }
              guard
                let device = AVCaptureDevice.default(
                  .builtInWideAngleCamera, for: .video, position: .back),
                let input = try? AVCaptureDeviceInput(device: device),
                self.session.canAddInput(input)
              else {
                self.said = "no camera"
                return
              }
              self.session.addInput(input)
              if self.session.canAddOutput(self.output) { self.session.addOutput(self.output) }
            }
          }
          func take() { output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self) }
          func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
            error: Error?
          ) { said = photo.fileDataRepresentation() == nil ? "empty" : "photo" }
        }
        struct ContentView: View {
          @StateObject var camera = Camera()
          var body: some View {
            Preview(session: camera.session).frame(height: 100)
            Text(camera.said).onAppear { camera.start() }
            Button("Take") { camera.take() }
          }
        }
        """, commands: ["tap Take"], texts: ["no camera", "Take"]),
    .init(
      name: "speech that nobody recognises",
      source: """
        import SwiftUI
        import Speech
        import AVFoundation
        final class Listener: ObservableObject {
          @Published var said = "idle"
          private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
          private var request: SFSpeechAudioBufferRecognitionRequest?
          private var task: SFSpeechRecognitionTask?
          private let engine = AVAudioEngine()
          func start() throws {
            SFSpeechRecognizer.requestAuthorization { status in
              switch status {
              case .authorized: self.said += " allowed"
              default: break
              }
            }
            let request = SFSpeechAudioBufferRecognitionRequest()
            self.request = request
            let node = engine.inputNode
            task = recognizer?.recognitionTask(with: request) { result, error in
              if let result { self.said = result.bestTranscription.formattedString }
              if error != nil || result?.isFinal == true { node.removeTap(onBus: 0) }
            }
            node.installTap(
              onBus: 0, bufferSize: 1024, format: node.outputFormat(forBus: 0)
            ) { (buffer: AVAudioPCMBuffer, when: AVAudioTime) in self.request?.append(buffer) }
            engine.prepare()
            try engine.start()
            said = engine.isRunning ? "listening" : "silent"
          }
        }
        struct ContentView: View {
          @StateObject var listener = Listener()
          var body: some View {
            Text(listener.said)
            Button("Start") { try? listener.start() }
          }
        }
        """, commands: ["tap Start"], texts: ["listening allowed", "Start"]),
    .init(
      name: "a recorder of sound",
      source: """
        import SwiftUI
        import AVFoundation
        final class Recorder: NSObject, ObservableObject, AVAudioRecorderDelegate {
          var recorder: AVAudioRecorder?
          @Published var said = "idle"
          func start() {
            let session = AVAudioSession.sharedInstance()
            try? session.setCategory(.playAndRecord, mode: .default)
            try? session.overrideOutputAudioPort(.speaker)
            let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
              .appendingPathComponent("a.m4a")
            let settings: [String: Any] = [
              AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000,
              AVNumberOfChannelsKey: 1, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
            ]
            recorder = try? AVAudioRecorder(url: url, settings: settings)
            recorder?.delegate = self
            said = recorder?.record() == true ? "recording" : "failed"
          }
          func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully ok: Bool) {
            let exists = FileManager.default.fileExists(atPath: recorder.url.path)
            said = "\\(recorder.url.lastPathComponent) \\(ok) \\(exists)"
          }
        }
        struct ContentView: View {
          @StateObject var recorder = Recorder()
          var body: some View {
            Text(recorder.said)
            Button("Start") { recorder.start() }
            Button("Stop") { recorder.recorder?.stop() }
          }
        }
        """, commands: ["tap Start", "tap Stop"], texts: ["a.m4a true true", "Start", "Stop"]),
  ]
}
