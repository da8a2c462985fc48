import Interpreter

/// Outputs that hand over what a camera or a microphone gives, frame by frame: there is neither.
var captureData: [Builtin] {
  [
    Builtin(nil, "let kCVPixelBufferPixelFormatTypeKey: CFString = \"PixelFormatType\""),
    Builtin(nil, "let kCVPixelBufferWidthKey: CFString = \"Width\""),
    Builtin(nil, "let kCVPixelBufferHeightKey: CFString = \"Height\""),
    Builtin(nil, "let kCVPixelFormatType_32BGRA: UInt32 = 1_111_970_369"),
    Builtin(nil, "let kCVPixelFormatType_32ARGB: UInt32 = 32"),
    Builtin(nil, "let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 875_704_422"),
    Builtin(nil, "let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 875_704_438"),
    Builtin(
      nil,
      """
      class AVCaptureVideoDataOutput: AVCaptureOutput {
        var videoSettings: [String: Any]! = [:]
        var alwaysDiscardsLateVideoFrames: Bool = true
        var availableVideoPixelFormatTypes: [UInt32] { [1_111_970_369] }
        weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
        override init() {}
        func setSampleBufferDelegate(
          _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
          queue sampleBufferCallbackQueue: DispatchQueue?
        ) { self.sampleBufferDelegate = sampleBufferDelegate }
      }
      """),
    Builtin(
      nil,
      """
      class AVCaptureAudioDataOutput: AVCaptureOutput {
        weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
        override init() {}
        func setSampleBufferDelegate(
          _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
          queue sampleBufferCallbackQueue: DispatchQueue?
        ) { self.sampleBufferDelegate = sampleBufferDelegate }
      }
      """),
  ]
    + delegate(
      "AVCaptureVideoDataOutputSampleBufferDelegate", ["didOutput", "didDrop"].map(buffer))
    + delegate("AVCaptureAudioDataOutputSampleBufferDelegate", [buffer("didOutput")])
}

/// What a delegate is told of what a camera or a microphone gives.
private func buffer(_ what: String) -> String {
  """
  captureOutput(
    _ output: AVCaptureOutput, \(what) sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  """
}
