import Interpreter

/// The camera and the microphone, as a simulator has them: there is no camera, and what is recorded
/// is silence.
var capture: [Builtin] { recorders + cameras + captureOutputs + captureData + documentCameras }

private var recorders: [Builtin] {
  [
    Builtin(
      nil,
      """
      class AVAudioRecorder: NSObject {
        weak var delegate: (any AVAudioRecorderDelegate)?
        let url: URL
        let settings: [String: Any]
        var isRecording: Bool = false
        var isMeteringEnabled: Bool = false
        var _start: Date?
        var _before: TimeInterval = 0
        var currentTime: TimeInterval {
          _before + (_start.map { Date().timeIntervalSince($0) } ?? 0)
        }
        init(url: URL, settings: [String: Any]) throws {
          self.url = url
          self.settings = settings
        }
        @discardableResult func prepareToRecord() -> Bool { true }
        @discardableResult func record() -> Bool {
          if !isRecording { _start = Date() }
          isRecording = true
          return true
        }
        @discardableResult func record(forDuration duration: TimeInterval) -> Bool { record() }
        func pause() {
          _before = currentTime
          _start = nil
          isRecording = false
        }
        func stop() {
          let was = isRecording
          pause()
          _before = 0
          try? Data().write(to: url)
          if was { delegate?.audioRecorderDidFinishRecording(self, successfully: true) }
        }
        @discardableResult func deleteRecording() -> Bool {
          (try? FileManager.default.removeItem(at: url)) != nil
        }
        func updateMeters() {}
        func averagePower(forChannel channelNumber: Int) -> Float { -160 }
        func peakPower(forChannel channelNumber: Int) -> Float { -160 }
      }
      """),
    Builtin(
      nil, "enum AVAudioQuality: Int { case min = 0, low = 32, medium = 64, high = 96, max = 127 }"),
    Builtin(nil, "typealias AudioFormatID = UInt32"),
    Builtin(
      nil,
      """
      class AVAudioApplication: NSObject {
        enum recordPermission: Int { case undetermined, denied, granted }
        static let shared: AVAudioApplication = AVAudioApplication()
        var recordPermission: AVAudioApplication.recordPermission { .granted }
        class func requestRecordPermission() async -> Bool { true }
        class func requestRecordPermission(
          completionHandler response: @escaping (Bool) -> Void
        ) { DispatchQueue.main.async { response(true) } }
      }
      """),
    Builtin(
      "AVAudioSession", "enum RecordPermission: UInt { case undetermined, denied, granted }"),
    Builtin("AVAudioSession", "enum PortOverride: UInt { case none, speaker }"),
    Builtin("AVAudioSession", "var recordPermission: RecordPermission { .granted }"),
    Builtin(
      "AVAudioSession",
      """
      func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { response(true) }
      }
      """),
    Builtin(
      "AVAudioSession",
      "func overrideOutputAudioPort(_ portOverride: AVAudioSession.PortOverride) throws {}"),
    Builtin("AVAudioSession", "var sampleRate: Double { 48000 }"),
    Builtin("AVAudioSession", "var isInputAvailable: Bool { true }"),
  ]
    + [
      "AVFormatIDKey", "AVSampleRateKey", "AVNumberOfChannelsKey", "AVEncoderAudioQualityKey",
      "AVEncoderBitRateKey", "AVLinearPCMBitDepthKey", "AVLinearPCMIsBigEndianKey",
      "AVLinearPCMIsFloatKey", "AVVideoCodecKey",
    ].map { Builtin(nil, "let \($0): String = \"\($0)\"") }
    + [
      ("MPEG4AAC", 1_633_772_320), ("LinearPCM", 1_819_304_813), ("AppleLossless", 1_634_492_771),
      ("MPEGLayer3", 778_924_083),
    ].map { Builtin(nil, "let kAudioFormat\($0.0): AudioFormatID = \($0.1)") }
    + delegate(
      "AVAudioRecorderDelegate",
      [
        "audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)",
        "audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)",
      ])
}

private var cameras: [Builtin] {
  [
    Builtin(
      nil, "enum AVAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }"),
    Builtin(
      nil,
      """
      class AVCaptureDevice: NSObject {
        enum Position: Int { case unspecified, back, front }
        enum TorchMode: Int { case off, on, auto }
        enum FlashMode: Int { case off, on, auto }
        enum FocusMode: Int { case locked, autoFocus, continuousAutoFocus }
        enum ExposureMode: Int { case locked, autoExpose, continuousAutoExposure, custom }
        class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
        class func `default`(
          _ deviceType: AVCaptureDevice.DeviceType, for mediaType: AVMediaType?,
          position: AVCaptureDevice.Position
        ) -> AVCaptureDevice? { nil }
        class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
        class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
          .authorized
        }
        class func requestAccess(for mediaType: AVMediaType) async -> Bool { true }
        class func requestAccess(
          for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
        ) { DispatchQueue.main.async { handler(true) } }
        var position: Position { .back }
        var localizedName: String { "" }
        var uniqueID: String { "" }
        var hasTorch: Bool { false }
        var hasFlash: Bool { false }
        var isTorchAvailable: Bool { false }
        var torchMode: TorchMode = .off
        var focusMode: FocusMode = .continuousAutoFocus
        var exposureMode: ExposureMode = .continuousAutoExposure
        var focusPointOfInterest: CGPoint = .zero
        var exposurePointOfInterest: CGPoint = .zero
        var isFocusPointOfInterestSupported: Bool { false }
        var isExposurePointOfInterestSupported: Bool { false }
        var videoZoomFactor: CGFloat = 1
        var minAvailableVideoZoomFactor: CGFloat { 1 }
        var maxAvailableVideoZoomFactor: CGFloat { 1 }
        func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
        func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
        func lockForConfiguration() throws {}
        func unlockForConfiguration() {}
        func setTorchModeOn(level torchLevel: Float) throws {}
      }
      """),
    option(
      "DeviceType",
      [
        "builtInWideAngleCamera", "builtInUltraWideCamera", "builtInTelephotoCamera",
        "builtInDualCamera", "builtInDualWideCamera", "builtInTripleCamera",
        "builtInTrueDepthCamera", "builtInLiDARDepthCamera", "builtInMicrophone", "microphone",
      ], in: "AVCaptureDevice"),
    Builtin(
      "AVCaptureDevice",
      """
      class DiscoverySession: NSObject {
        init(
          deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?,
          position: AVCaptureDevice.Position
        ) {}
        var devices: [AVCaptureDevice] { [] }
      }
      """),
    option("AVMediaType", ["video", "audio", "text", "metadata", "metadataObject", "muxed"]),
    Builtin(nil, "class AVCaptureInput: NSObject {}"),
    Builtin(
      nil,
      """
      class AVCaptureDeviceInput: AVCaptureInput {
        let device: AVCaptureDevice
        init(device: AVCaptureDevice) throws { self.device = device }
      }
      """),
    Builtin(
      nil,
      """
      class AVCaptureSession: NSObject {
        var inputs: [AVCaptureInput] = []
        var outputs: [AVCaptureOutput] = []
        var isRunning: Bool = false
        var isInterrupted: Bool { false }
        var sessionPreset: Preset = .high
        override init() {}
        func canSetSessionPreset(_ preset: Preset) -> Bool { true }
        func canAddInput(_ input: AVCaptureInput) -> Bool { true }
        func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
        func addInput(_ input: AVCaptureInput) { inputs.append(input) }
        func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
        func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
        func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
        func beginConfiguration() {}
        func commitConfiguration() {}
        func startRunning() { isRunning = true }
        func stopRunning() { isRunning = false }
      }
      """),
    option(
      "Preset",
      [
        "photo", "high", "medium", "low", "hd1280x720", "hd1920x1080", "hd4K3840x2160",
        "vga640x480", "inputPriority",
      ], in: "AVCaptureSession"),
    Builtin(
      nil,
      """
      class AVCaptureConnection: NSObject {
        var isEnabled: Bool = true
        var isActive: Bool { false }
        var isVideoMirroringSupported: Bool { false }
        var isVideoMirrored: Bool = false
        var automaticallyAdjustsVideoMirroring: Bool = true
        var isVideoOrientationSupported: Bool { false }
        var videoOrientation: AVCaptureVideoOrientation = .portrait
        var videoRotationAngle: CGFloat = 0
        func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
      }
      """),
    Builtin(
      nil,
      """
      enum AVCaptureVideoOrientation: Int {
        case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
      }
      """),
    Builtin(
      nil,
      """
      class AVCaptureVideoPreviewLayer: CALayer {
        var session: AVCaptureSession?
        var videoGravity: AVLayerVideoGravity = .resizeAspect
        var connection: AVCaptureConnection? { nil }
        override init() { super.init() }
        init(session: AVCaptureSession) {
          self.session = session
          super.init()
        }
        func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
          pointInLayer
        }
        // Without a camera no picture fills any part of the layer.
        func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
          .zero
        }
        func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
          .zero
        }
        func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
          captureDevicePointOfInterest
        }
      }
      """),
  ]
}

private var captureOutputs: [Builtin] {
  [
    Builtin(
      nil,
      """
      class AVCaptureOutput: NSObject {
        override init() {}
        var connections: [AVCaptureConnection] { [] }
        func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
      }
      """),
    Builtin(
      nil,
      """
      class AVCapturePhotoOutput: AVCaptureOutput {
        var isHighResolutionCaptureEnabled: Bool = false
        var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
        var maxPhotoQualityPrioritization: QualityPrioritization = .balanced
        enum QualityPrioritization: Int { case speed = 1, balanced, quality }
        override init() {}
        // Without a camera no photo is ever taken.
        func capturePhoto(
          with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      class AVCapturePhotoSettings: NSObject {
        var flashMode: AVCaptureDevice.FlashMode = .off
        var isHighResolutionPhotoEnabled: Bool = false
        var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization = .balanced
        var uniqueID: Int64 { 1 }
        override init() {}
        init(format: [String: Any]?) {}
      }
      """),
    Builtin(
      nil,
      """
      class AVCapturePhoto: NSObject {
        func fileDataRepresentation() -> Data? { nil }
        func cgImageRepresentation() -> CGImage? { nil }
      }
      """),
    Builtin(nil, "class AVCaptureResolvedPhotoSettings: NSObject {}"),
    Builtin(
      nil,
      """
      class AVCaptureFileOutput: AVCaptureOutput {
        override init() {}
        var isRecording: Bool { false }
      }
      """),
    Builtin(
      nil,
      """
      class AVCaptureMovieFileOutput: AVCaptureFileOutput {
        override init() {}
        func startRecording(
          to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
        ) {}
        func stopRecording() {}
      }
      """),
    Builtin(
      nil,
      """
      class AVCaptureMetadataOutput: AVCaptureOutput {
        var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
        var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
        var rectOfInterest: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        override init() {}
        func setMetadataObjectsDelegate(
          _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      class AVMetadataObject: NSObject {
        var type: ObjectType { .qr }
        var bounds: CGRect { .zero }
      }
      """),
    option(
      "ObjectType",
      [
        "qr", "ean8", "ean13", "upce", "code39", "code93", "code128", "pdf417", "aztec",
        "dataMatrix", "interleaved2of5", "itf14", "face",
      ], in: "AVMetadataObject"),
    Builtin(
      nil,
      """
      class AVMetadataMachineReadableCodeObject: AVMetadataObject {
        var stringValue: String? { nil }
        var corners: [CGPoint] { [] }
      }
      """),
  ]
    + delegate(
      "AVCapturePhotoCaptureDelegate",
      [
        """
        photoOutput(
          _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
          error: (any Error)?)
        """,
        """
        photoOutput(
          _ output: AVCapturePhotoOutput,
          willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
        """,
        """
        photoOutput(
          _ output: AVCapturePhotoOutput,
          didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
          error: (any Error)?)
        """,
      ])
    + delegate(
      "AVCaptureFileOutputRecordingDelegate",
      [
        """
        fileOutput(
          _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
          from connections: [AVCaptureConnection], error: (any Error)?)
        """
      ])
    + delegate(
      "AVCaptureMetadataOutputObjectsDelegate",
      [
        """
        metadataOutput(
          _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
          from connection: AVCaptureConnection)
        """
      ])
}

private var documentCameras: [Builtin] {
  [
    systemScreen(
      "VNDocumentCameraViewController", title: "Scan",
      left: "self.delegate?.documentCameraViewControllerDidCancel(self)",
      """
      class var isSupported: Bool { false }
      weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
      override init() { super.init() }
      """),
    Builtin(
      nil,
      """
      class VNDocumentCameraScan: NSObject {
        var pageCount: Int { 0 }
        var title: String { "" }
        func imageOfPage(at index: Int) -> UIImage { UIImage() }
      }
      """),
  ]
    + delegate(
      "VNDocumentCameraViewControllerDelegate",
      [
        """
        documentCameraViewController(
          _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
        """,
        """
        documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
        """,
        """
        documentCameraViewController(
          _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
        """,
      ])
}
