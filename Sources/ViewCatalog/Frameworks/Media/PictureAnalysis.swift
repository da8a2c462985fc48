import Interpreter

/// Vision's requests as values, which are asked for what they find: nothing, in any picture.
var pictureAnalysis: [Builtin] { analysisPlaces + analysisObservations + analysisRequests }

private var analysisPlaces: [Builtin] {
  [
    """
    struct NormalizedPoint: Hashable, Sendable {
      let x: CGFloat
      let y: CGFloat
      init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
      var cgPoint: CGPoint { CGPoint(x: x, y: y) }
      func toImageCoordinates(
        _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
      ) -> CGPoint {
        CGPoint(
          x: x * imageSize.width,
          y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
      }
    }
    """,
    """
    struct NormalizedRect: Hashable, Sendable {
      let origin: NormalizedPoint
      let width: CGFloat
      let height: CGFloat
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        (origin, self.width, self.height) = (NormalizedPoint(x: x, y: y), width, height)
      }
      static var fullImage: NormalizedRect { NormalizedRect(x: 0, y: 0, width: 1, height: 1) }
      var cgRect: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: height) }
      func toImageCoordinates(
        _ imageSize: CGSize, origin corner: CoordinateOrigin = .lowerLeft
      ) -> CGRect {
        let low = corner == .lowerLeft ? origin.y : 1 - origin.y - height
        return CGRect(
          x: origin.x * imageSize.width, y: low * imageSize.height,
          width: width * imageSize.width, height: height * imageSize.height)
      }
    }
    """,
    "enum CoordinateOrigin: Hashable, Sendable { case lowerLeft, upperLeft }",
    "enum ImageCropAndScaleAction: Hashable, Sendable { case centerCrop, scaleToFit, scaleToFill }",
    """
    enum BarcodeSymbology: String, CaseIterable, Sendable {
      case aztec, codabar, code39, code93, code128, dataMatrix, ean8, ean13, itf14, pdf417, qr, upce
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var analysisObservations: [Builtin] {
  let kinds = [
    (
      "RecognizedText",
      "var topLeft: NormalizedPoint { boundingBox.origin }\nfunc topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { [] }"
    ),
    ("Barcode", "var symbology: BarcodeSymbology { .qr }\nvar payloadString: String? { nil }"),
    ("Face", "var roll: Measurement<UnitAngle> { Measurement(value: 0, unit: .degrees) }"),
    ("Classification", "var identifier: String { \"\" }"),
    ("Rectangle", ""), ("Human", ""),
    ("RecognizedObject", "var labels: [ClassificationObservation] { [] }"),
    ("HumanHandPose", ""), ("HumanBodyPose", ""), ("Document", ""),
  ]
  return [
    Builtin(
      nil,
      """
      protocol VisionObservation: Hashable, Sendable {
        var uuid: UUID { get }
        var confidence: Float { get }
      }
      """),
    Builtin(
      nil,
      """
      struct RecognizedText: Hashable, Sendable {
        let string: String
        let confidence: Float
      }
      """),
  ]
    + kinds.map { name, members in
      Builtin(
        nil,
        """
        struct \(name)Observation: VisionObservation {
          let uuid: UUID
          var confidence: Float { 0 }
          var boundingBox: NormalizedRect { .fullImage }
          \(members)
        }
        """)
    }
}

private var analysisRequests: [Builtin] {
  let pictures = [
    "image: CGImage", "image: CIImage", "pixelBuffer: CVPixelBuffer", "data: Data", "url: URL",
  ]
  let performs = pictures.map { picture in
    """
    func perform(
      on \(picture), orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result { _none }
    """
  }
  let kinds: [(name: String, found: String, members: String)] = [
    (
      "RecognizeText", "RecognizedText",
      """
      enum RecognitionLevel: Hashable, Sendable { case accurate, fast }
      var recognitionLevel: RecognitionLevel = .accurate
      var recognitionLanguages: [Locale.Language] = []
      var usesLanguageCorrection: Bool = true
      var automaticallyDetectsLanguage: Bool = false
      var customWords: [String] = []
      var minimumTextHeightFraction: Float = 0
      """
    ),
    ("DetectBarcodes", "Barcode", "var symbologies: [BarcodeSymbology] = [.qr]"),
    ("DetectFaceRectangles", "Face", ""), ("DetectFaceLandmarks", "Face", ""),
    ("DetectFaceCaptureQuality", "Face", ""),
    ("DetectRectangles", "Rectangle", "var maximumObservations: Int = 1"),
    ("DetectHumanRectangles", "Human", "var upperBodyOnly: Bool = true"),
    ("DetectHumanHandPose", "HumanHandPose", "var maximumHandCount: Int = 2"),
    ("DetectHumanBodyPose", "HumanBodyPose", ""),
    (
      "ClassifyImage", "Classification",
      "var cropAndScaleAction: ImageCropAndScaleAction = .scaleToFill"
    ),
    ("RecognizeAnimals", "RecognizedObject", ""), ("RecognizeDocuments", "Document", ""),
  ]
  return [
    Builtin(
      nil,
      """
      protocol VisionRequest: Sendable {
        associatedtype Result: Sendable
        var regionOfInterest: NormalizedRect { get set }
        var _none: Result { get }
      }
      """)
  ] + performs.map { Builtin("VisionRequest", $0) }
    + kinds.map { kind in
      Builtin(
        nil,
        """
        struct \(kind.name)Request: VisionRequest {
          typealias Result = [\(kind.found)Observation]
          enum Revision: Hashable, Sendable { case revision1, revision2, revision3 }
          var regionOfInterest: NormalizedRect = .fullImage
          var _none: [\(kind.found)Observation] { [] }
          \(kind.members)
          init(_ revision: Revision? = nil) {}
        }
        """)
    }
    + [
      Builtin(
        nil,
        """
        class ImageRequestHandler {
        \(pictures.map { "  init(_ \($0), orientation: CGImagePropertyOrientation? = nil) {}" }
          .joined(separator: "\n"))
          func perform<R: VisionRequest>(_ request: R) async throws -> R.Result { request._none }
        }
        """)
    ]
}
