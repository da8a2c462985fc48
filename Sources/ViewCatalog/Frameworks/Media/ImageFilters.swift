import Interpreter

/// Core Image's filters, and the system's picker of photos: pictures have no points here, so that
/// a filter gives its input back, and a code is a plain box.
var imageFilters: [Builtin] {
  [
    Builtin(
      nil,
      "class CGImage: NSObject { var width: Int { 100 }; var height: Int { 100 }; override init() {} }"
    ),
    Builtin(
      nil,
      """
      class CIImage: NSObject {
        var extent: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
        override init() {}
        init?(image: UIImage) {}
        init(cgImage image: CGImage) {}
        init?(data: Data) {}
        init?(contentsOf url: URL) {}
        func transformed(by matrix: CGAffineTransform) -> CIImage { self }
        func cropped(to rect: CGRect) -> CIImage { self }
        func oriented(_ orientation: Any) -> CIImage { self }
        func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
          self
        }
      }
      """),
    Builtin(
      nil,
      """
      class CIContext: NSObject {
        override init() {}
        init(options: [String: Any]?) {}
        func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { CGImage() }
      }
      """),
    Builtin(
      nil,
      """
      class CIFilter: NSObject {
        var name: String
        var inputImage: CIImage?
        var inputKeys: [String] { ["inputImage", "inputIntensity", "inputRadius", "inputScale"] }
        var message: Data = Data()
        var correctionLevel: String = "M"
        var intensity: Float = 1
        var radius: Float = 10
        var scale: Float = 1
        var center: CGPoint = .zero
        var brightness: Float = 0
        var contrast: Float = 1
        var saturation: Float = 1
        var angle: Float = 0
        var levels: Float = 6
        var outputImage: CIImage? { inputImage ?? CIImage() }
        override init() { name = "" }
        init(_named name: String) { self.name = name }
        init?(name: String) { self.name = name }
        init?(name: String, parameters params: [String: Any]?) { self.name = name }
        func setValue(_ value: Any?, forKey key: String) {
          if key == "inputImage" { inputImage = value as? CIImage }
        }
        func setDefaults() {}
      }
      """),
    Builtin("UIImage", "convenience init(cgImage: CGImage) { self.init() }"),
    Builtin("UIImage", "convenience init(ciImage: CIImage) { self.init() }"),
    Builtin("UIImage", "var cgImage: CGImage? { CGImage() }"),
    Builtin("UIImage", "var ciImage: CIImage? { nil }"),
    Builtin(
      nil,
      """
      struct PHPickerConfiguration {
        var filter: PHPickerFilter?
        var selectionLimit: Int = 1
        var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
        var preselectedAssetIdentifiers: [String] = []
        var selection: Selection = .default
        init() {}
        init(photoLibrary: PHPhotoLibrary) {}
        enum AssetRepresentationMode: Int { case automatic, current, compatible }
        enum Selection: Int { case `default`, ordered, people, continuous }
      }
      """),
    Builtin(
      nil,
      """
      struct PHPickerResult: Hashable {
        let itemProvider: NSItemProvider
        let assetIdentifier: String?
      }
      """),
    Builtin(
      nil,
      """
      protocol PHPickerViewControllerDelegate: AnyObject {
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
      }
      """),
    systemScreen(
      "PHPickerViewController", title: "Photos",
      left: "self.delegate?.picker(self, didFinishPicking: [])",
      """
      weak var delegate: (any PHPickerViewControllerDelegate)?
      let configuration: PHPickerConfiguration
      init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init()
      }
      """),
  ]
    + [
      "qrCodeGenerator", "sepiaTone", "crystallize", "edges", "gaussianBlur", "pixellate",
      "unsharpMask", "vignette", "bloom", "bumpDistortion", "twirlDistortion", "colorControls",
      "photoEffectNoir", "photoEffectMono", "colorInvert", "colorMonochrome", "barcodeGenerator",
      "code128BarcodeGenerator", "aztecCodeGenerator", "hueAdjust", "falseColor", "boxBlur",
      "colorPosterize", "comicEffect", "kaleidoscope", "gloom", "pointillize", "motionBlur",
    ].map { Builtin("CIFilter", "class func \($0)() -> CIFilter { CIFilter(_named: \"\($0)\") }") }
    + ["Image", "Intensity", "Radius", "Scale", "Center", "Angle", "Brightness", "Contrast"].map {
      Builtin(nil, "let kCIInput\($0)Key: String = \"input\($0)\"")
    }
}
