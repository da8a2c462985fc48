import Interpreter

/// The library of photos is empty: a picker shows a sheet in which there is nothing to choose.
var photoPickers: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct PhotosPickerItem: Hashable, Sendable {
        var itemIdentifier: String?
        var supportedContentTypes: [UTType] { [] }
        init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
        func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
        func loadTransferable<T>(
          type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
        ) { DispatchQueue.main.async { completionHandler(.success(nil)) } }
      }
      """),
    Builtin(
      nil,
      """
      struct PHPickerFilter: Equatable, Sendable {
        let _name: String
        static let images = PHPickerFilter(_name: "images")
        static let videos = PHPickerFilter(_name: "videos")
        static let livePhotos = PHPickerFilter(_name: "livePhotos")
        static let screenshots = PHPickerFilter(_name: "screenshots")
        static let panoramas = PHPickerFilter(_name: "panoramas")
        static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
          PHPickerFilter(_name: "any")
        }
        static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
          PHPickerFilter(_name: "all")
        }
        static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
          PHPickerFilter(_name: "not")
        }
      }
      """),
    option(
      "EncodingDisambiguationPolicy", ["automatic", "current", "compatible"],
      in: "PhotosPickerItem"),
    option(
      "PhotosPickerSelectionBehavior",
      ["`default`", "ordered", "continuous", "continuousAndOrdered"]),
    Builtin(
      nil,
      """
      struct PhotosPicker<Label: View>: View {
        let label: Label
        @State private var _isPresented = false
        var body: some View {
          Button { _isPresented = true } label: { label }
            .sheet(isPresented: $_isPresented) { _SystemSheet(title: "Photos") }
        }
      }
      """),
  ]
    + [
      "selection: Binding<PhotosPickerItem?>", "selection: Binding<[PhotosPickerItem]>",
    ].flatMap { selection in
      let many =
        selection.contains("[")
        ? ", maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default"
        : ""
      let rest =
        "\(many), matching filter: PHPickerFilter? = nil, "
        + "preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic"
      return ["", ", photoLibrary: PHPhotoLibrary"].flatMap { library in
        [
          Builtin(
            "PhotosPicker",
            """
            init(\(selection)\(rest)\(library), @ViewBuilder label: () -> Label)
            { self.label = label() }
            """)
        ]
          + ["LocalizedStringKey", "String"].map { title in
            Builtin(
              "PhotosPicker where Label == Text",
              """
              \(title == "String" ? "@_disfavoredOverload " : "")init(_ title: \(title),
                \(selection)\(rest)\(library))
              { label = Text(title) }
              """)
          }
      }
    }
    + [
      """
      photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil)
      """,
      """
      photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil)
      """,
    ].map {
      Builtin(
        "View",
        """
        func \($0) -> some View
        { sheet(isPresented: isPresented) { _SystemSheet(title: "Photos") } }
        """)
    }
    + [
      Builtin(
        nil,
        """
        class UIImagePickerController: UINavigationController {
          enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }
          enum CameraDevice: Int { case rear, front }
          struct InfoKey: Hashable, RawRepresentable {
            let rawValue: String
            init(rawValue: String) { self.rawValue = rawValue }
            static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
            static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
            static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
            static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
            static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
          }
          weak var delegate:
            (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
          var sourceType: SourceType = .photoLibrary
          var allowsEditing: Bool = false
          var mediaTypes: [String] = ["public.image"]
          var cameraDevice: CameraDevice = .rear
          class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
            sourceType != .camera
          }
        }
        """),
      Builtin(nil, "protocol UINavigationControllerDelegate: NSObjectProtocol {}"),
      Builtin(
        nil,
        """
        protocol UIImagePickerControllerDelegate: NSObjectProtocol {
          func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
        }
        """),
      Builtin(
        "UIImagePickerControllerDelegate",
        """
        func imagePickerController(
          _ picker: UIImagePickerController,
          didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {}
        """),
      Builtin(
        "UIImagePickerControllerDelegate",
        "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}"),
    ]
}
