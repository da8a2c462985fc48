import Interpreter

/// Vision's requests by its older names: in a picture without points nothing is found.
var pictureRequests: [Builtin] {
  pixelBuffers + observations + requests + requestKinds + requestHandlers
}

/// A picture as a camera gives it, of which there is none.
private var pixelBuffers: [Builtin] {
  [
    "class CVBuffer { init() {} }",
    "typealias CVImageBuffer = CVBuffer",
    "typealias CVPixelBuffer = CVImageBuffer",
    "func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }",
    "func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }",
    "class CMSampleBuffer { var imageBuffer: CVImageBuffer? { nil } }",
    """
    func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
    """,
    """
    enum CGImagePropertyOrientation: UInt32, Sendable {
      case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var observations: [Builtin] {
  [
    "typealias VNConfidence = Float",
    "typealias VNAspectRatio = Float",
    "typealias VNDegrees = Float",
    "typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void",
    """
    class VNObservation: NSObject {
      var uuid: UUID { UUID() }
      var confidence: VNConfidence { 0 }
      var timeRange: CMTime { .zero }
      override init() {}
    }
    """,
    """
    class VNDetectedObjectObservation: VNObservation {
      var boundingBox: CGRect { .zero }
      override init() { super.init() }
      convenience init(boundingBox: CGRect) { self.init() }
    }
    """,
    """
    class VNRectangleObservation: VNDetectedObjectObservation {
      var topLeft: CGPoint { .zero }
      var topRight: CGPoint { .zero }
      var bottomLeft: CGPoint { .zero }
      var bottomRight: CGPoint { .zero }
    }
    """,
    """
    class VNRecognizedText: NSObject {
      var string: String { "" }
      var confidence: VNConfidence { 0 }
      func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
    }
    """,
    """
    class VNRecognizedTextObservation: VNRectangleObservation {
      func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
    }
    """,
    """
    class VNTextObservation: VNRectangleObservation {
      var characterBoxes: [VNRectangleObservation]? { nil }
    }
    """,
    """
    class VNBarcodeObservation: VNRectangleObservation {
      var symbology: VNBarcodeSymbology { .qr }
      var payloadStringValue: String? { nil }
      var barcodeDescriptor: CIBarcodeDescriptor? { nil }
    }
    """,
    "class CIBarcodeDescriptor: NSObject {}",
    """
    class VNClassificationObservation: VNObservation {
      var identifier: String { "" }
      func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
      func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    }
    """,
    """
    class VNRecognizedObjectObservation: VNDetectedObjectObservation {
      var labels: [VNClassificationObservation] { [] }
    }
    """,
    """
    class VNCoreMLFeatureValueObservation: VNObservation {
      var featureName: String { "" }
      var featureValue: MLFeatureValue { MLFeatureValue(string: "") }
    }
    """,
    "class VNPixelBufferObservation: VNObservation { var pixelBuffer: CVPixelBuffer { CVBuffer() } }",
    """
    class VNFeaturePrintObservation: VNObservation {
      var elementCount: Int { 0 }
      var data: Data { Data() }
      func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
      ) throws {}
    }
    """,
    """
    class VNFaceObservation: VNDetectedObjectObservation {
      var landmarks: VNFaceLandmarks2D? { nil }
      var faceCaptureQuality: Float? { nil }
      var roll: NSNumber? { nil }
      var yaw: NSNumber? { nil }
      var pitch: NSNumber? { nil }
    }
    """,
    """
    class VNFaceLandmarkRegion2D: NSObject {
      var pointCount: Int { 0 }
      var normalizedPoints: [CGPoint] { [] }
      func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
    }
    """,
    """
    class VNFaceLandmarks2D: NSObject {
    \([
      "allPoints", "faceContour", "leftEye", "rightEye", "leftEyebrow", "rightEyebrow", "nose",
      "noseCrest", "medianLine", "outerLips", "innerLips", "leftPupil", "rightPupil",
    ].map { "  var \($0): VNFaceLandmarkRegion2D? { nil }" }.joined(separator: "\n"))
    }
    """,
    """
    class VNRecognizedPoint: NSObject {
      var x: Double { 0 }
      var y: Double { 0 }
      var location: CGPoint { .zero }
      var confidence: VNConfidence { 0 }
    }
    """,
  ].map { Builtin(nil, $0) } + points
}

/// Bodies and hands, by the names of their joints.
private var points: [Builtin] {
  let hand = ["thumb", "index", "middle", "ring", "little"].flatMap { finger in
    (finger == "thumb" ? ["CMC", "MP", "IP", "Tip"] : ["MCP", "PIP", "DIP", "Tip"]).map {
      finger + $0
    }
  }
  let sides = ["Eye", "Ear", "Shoulder", "Elbow", "Wrist", "Hip", "Knee", "Ankle"].flatMap {
    ["left" + $0, "right" + $0]
  }
  let kinds = [
    (
      "Hand", hand + ["wrist"],
      ["thumb", "indexFinger", "middleFinger", "ringFinger", "littleFinger", "all"]
    ),
    (
      "Body", sides + ["nose", "neck", "root"],
      ["face", "torso", "leftArm", "rightArm", "leftLeg", "rightLeg", "all"]
    ),
  ]
  return kinds.flatMap { kind, joints, groups in
    [
      Builtin(
        nil,
        """
        class VNHuman\(kind)PoseObservation: VNObservation {
          struct JointName: Hashable, Sendable {
            let rawValue: String
        \(joints.map { "    static let \($0) = JointName(rawValue: \"\($0)\")" }.joined(separator: "\n"))
          }
          struct JointsGroupName: Hashable, Sendable {
            let rawValue: String
        \(groups.map { "    static let \($0) = JointsGroupName(rawValue: \"\($0)\")" }.joined(separator: "\n"))
          }
          var availableJointNames: [JointName] { [] }
          var availableJointsGroupNames: [JointsGroupName] { [] }
          func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
            throw VNError(.invalidArgument)
          }
          func recognizedPoints(
            _ groupName: JointsGroupName
          ) throws -> [JointName: VNRecognizedPoint] { [:] }
        }
        """)
    ]
  }
}

private var requests: [Builtin] {
  [
    """
    struct VNError: Error {
      enum Code: Int {
        case turiCore = -1, ok, requestCancelled, invalidFormat, operationFailed, outOfBounds
        case invalidOption, ioError, missingOption, notImplemented, internalError, outOfMemory
        case unknownError, invalidOperation, invalidImage, invalidArgument, invalidModel
        case unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
      }
      let code: Code
      init(_ code: Code) { self.code = code }
    }
    """,
    """
    class VNRequest: NSObject {
      let completionHandler: VNRequestCompletionHandler?
      var preferBackgroundProcessing: Bool = false
      var usesCPUOnly: Bool = false
      var revision: Int = 1
      var results: [VNObservation]? { _isDone ? [] : nil }
      var _isDone: Bool = false
      convenience override init() { self.init(completionHandler: nil) }
      init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
      }
      func cancel() {}
      func _finish() {
        _isDone = true
        completionHandler?(self, nil)
      }
    }
    """,
    """
    class VNImageBasedRequest: VNRequest {
      var regionOfInterest: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
      override init(completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(completionHandler: completionHandler)
      }
    }
    """,
    "enum VNRequestTextRecognitionLevel: Int { case accurate, fast }",
    "enum VNImageCropAndScaleOption: UInt { case centerCrop, scaleFit, scaleFill }",
    """
    enum VNRequestTrackingLevel: UInt { case accurate, fast }
    """,
    """
    struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
    \([
      "aztec", "codabar", "code39", "code93", "code128", "dataMatrix", "ean8", "ean13", "gs1DataBar",
      "i2of5", "itf14", "microPDF417", "microQR", "pdf417", "qr", "upce",
    ].map {
      "  static let \($0) = VNBarcodeSymbology(rawValue: \"VNBarcodeSymbology\($0.uppercased())\")"
    }.joined(separator: "\n"))
    }
    """,
    """
    class VNCoreMLModel: NSObject {
      var inputImageFeatureName: String = "image"
      init(for model: MLModel) throws {}
    }
    """,
    """
    class VNCoreMLRequest: VNImageBasedRequest {
      let model: VNCoreMLModel
      var imageCropAndScaleOption: VNImageCropAndScaleOption = .centerCrop
      init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
      }
    }
    """,
  ].map { Builtin(nil, $0) }
}

/// Each kind with what it finds and what a program sets of it.
private var requestKinds: [Builtin] {
  let kinds: [(name: String, found: String, members: [String])] = [
    (
      "RecognizeText", "VNRecognizedTextObservation",
      [
        "var recognitionLevel: VNRequestTextRecognitionLevel = .accurate",
        "var recognitionLanguages: [String] = [\"en-US\"]",
        "var usesLanguageCorrection: Bool = true", "var customWords: [String] = []",
        "var automaticallyDetectsLanguage: Bool = false", "var minimumTextHeight: Float = 0",
        "func supportedRecognitionLanguages() throws -> [String] { [\"en-US\", \"ja-JP\"] }",
      ]
    ),
    (
      "DetectBarcodes", "VNBarcodeObservation",
      [
        "var symbologies: [VNBarcodeSymbology] = [.qr]",
        "func supportedSymbologies() throws -> [VNBarcodeSymbology] { [.qr] }",
      ]
    ),
    (
      "DetectRectangles", "VNRectangleObservation",
      [
        "var minimumAspectRatio: VNAspectRatio = 0.5", "var maximumAspectRatio: VNAspectRatio = 1",
        "var quadratureTolerance: VNDegrees = 30", "var minimumSize: Float = 0.2",
        "var minimumConfidence: VNConfidence = 0", "var maximumObservations: Int = 1",
      ]
    ),
    ("DetectTextRectangles", "VNTextObservation", ["var reportCharacterBoxes: Bool = false"]),
    ("DetectFaceRectangles", "VNFaceObservation", []),
    (
      "DetectFaceLandmarks", "VNFaceObservation",
      ["var inputFaceObservations: [VNFaceObservation]?"]
    ),
    ("DetectFaceCaptureQuality", "VNFaceObservation", []),
    ("DetectHumanRectangles", "VNDetectedObjectObservation", ["var upperBodyOnly: Bool = true"]),
    ("DetectHumanHandPose", "VNHumanHandPoseObservation", ["var maximumHandCount: Int = 2"]),
    ("DetectHumanBodyPose", "VNHumanBodyPoseObservation", []),
    ("DetectDocumentSegmentation", "VNRectangleObservation", []),
    ("RecognizeAnimals", "VNRecognizedObjectObservation", []),
    ("ClassifyImage", "VNClassificationObservation", []),
    ("GenerateImageFeaturePrint", "VNFeaturePrintObservation", []),
    ("GenerateAttentionBasedSaliencyImage", "VNPixelBufferObservation", []),
    ("GenerateObjectnessBasedSaliencyImage", "VNPixelBufferObservation", []),
    ("GenerateForegroundInstanceMask", "VNPixelBufferObservation", []),
    (
      "GeneratePersonSegmentation", "VNPixelBufferObservation",
      [
        "enum QualityLevel: UInt { case accurate, balanced, fast }",
        "var qualityLevel: QualityLevel = .accurate", "var outputPixelFormat: UInt32 = 0",
      ]
    ),
  ]
  return kinds.map { kind in
    Builtin(
      nil,
      """
      class VN\(kind.name)Request: VNImageBasedRequest {
        convenience init() { self.init(completionHandler: nil) }
        override init(completionHandler: VNRequestCompletionHandler? = nil) {
          super.init(completionHandler: completionHandler)
        }
        override var results: [\(kind.found)]? { _isDone ? [] : nil }
      \(kind.members.map { "  " + $0 }.joined(separator: "\n"))
      }
      """)
  }
}

private var requestHandlers: [Builtin] {
  let pictures = [
    "cgImage image: CGImage", "ciImage image: CIImage", "cvPixelBuffer pixelBuffer: CVPixelBuffer",
    "cmSampleBuffer sampleBuffer: CMSampleBuffer", "data imageData: Data", "url imageURL: URL",
  ]
  let inits = pictures.flatMap { picture in
    [
      "init(\(picture), options: [VNImageOption: Any] = [:]) {}",
      """
      init(
        \(picture), orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
      ) {}
      """,
    ]
  }
  let performs = [
    "onCGImage image: CGImage", "onCIImage image: CIImage", "on pixelBuffer: CVPixelBuffer",
  ].flatMap { picture in
    ["", ", orientation: CGImagePropertyOrientation"].map {
      """
      func perform(_ requests: [VNRequest], \(picture)\($0)) throws {
        for request in requests { request._finish() }
      }
      """
    }
  }
  return [
    Builtin(
      nil,
      """
      struct VNImageOption: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
        static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
        static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
      }
      """),
    Builtin(
      nil,
      """
      class VNImageRequestHandler: NSObject {
      \(inits.joined(separator: "\n"))
        func perform(_ requests: [VNRequest]) throws {
          for request in requests { request._finish() }
        }
      }
      """),
    Builtin(
      nil,
      """
      class VNSequenceRequestHandler: NSObject {
        override init() {}
      \(performs.joined(separator: "\n"))
      }
      """),
    Builtin(
      nil,
      """
      func VNImageRectForNormalizedRect(
        _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
      ) -> CGRect {
        let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
        return CGRect(
          x: normalizedRect.minX * width, y: normalizedRect.minY * height,
          width: normalizedRect.width * width, height: normalizedRect.height * height)
      }
      """),
  ]
}
