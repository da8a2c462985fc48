import Interpreter

/// What is carried from view to view, and the types of its data.
var itemProviders: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol NSItemProviderReading: NSObjectProtocol {
        static var readableTypeIdentifiersForItemProvider: [String] { get }
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
      }
      """),
    Builtin(
      nil,
      """
      protocol NSItemProviderWriting: NSObjectProtocol {
        static var writableTypeIdentifiersForItemProvider: [String] { get }
        func loadData(
          withTypeIdentifier typeIdentifier: String,
          forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress?
      }
      """),
    // What the system carries is handed over as it is.
    Builtin(nil, "protocol _CarriedItem: NSItemProviderReading {}"),
    Builtin("_CarriedItem", "static var readableTypeIdentifiersForItemProvider: [String] { [] }"),
    Builtin(
      "_CarriedItem",
      """
      static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        throw CocoaError(.coderValueNotFound)
      }
      """),
    Builtin("UIImage: _CarriedItem", "typealias _Item = UIImage"),
    Builtin("NSString: _CarriedItem", "typealias _Item = NSString"),
    Builtin(nil, "protocol _BridgedItem {}"),
    Builtin("String: _BridgedItem", "typealias _Item = String"),
    Builtin("URL: _BridgedItem", "typealias _Item = URL"),
    Builtin(
      nil,
      """
      class NSItemProvider: NSObject {
        var suggestedName: String?
        var _object: Any?
        var registeredTypeIdentifiers: [String] = []
        override init() {}
        init(object: Any) {
          _object = object
          registeredTypeIdentifiers = Self._types(of: object)
        }
        init(item: Any?, typeIdentifier: String?) {
          _object = item
          registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
        }
        init?(contentsOf fileURL: URL?) {
          guard let fileURL else { return nil }
          _object = fileURL
          registeredTypeIdentifiers = ["public.file-url", "public.url"]
        }
        static func _types(of object: Any) -> [String] {
          if object is String || object is NSString {
            return ["public.utf8-plain-text", "public.plain-text", "public.text"]
          }
          if object is URL { return ["public.url"] }
          if let object = object as? any NSItemProviderWriting {
            return type(of: object).writableTypeIdentifiersForItemProvider
          }
          return object is UIImage || object is Image ? ["public.png", "public.image"] : []
        }
        // A type of the program's own is registered by what it says of its transfer.
        func _fits(_ types: [String]) -> Bool {
          types.contains { type in
            ["public.item", "public.content", "public.data"].contains(type)
              || registeredTypeIdentifiers.contains(type)
              || registeredTypeIdentifiers.isEmpty && !type.hasPrefix("public.")
          }
        }
        func _read<T>(as type: T.Type) -> T? {
          if let object = _object as? T { return object }
          let text = (_object as? NSString).map { String($0) } ?? _object as? String
          if let text, let item = text as? T ?? NSString(string: text) as? T { return item }
          let proxies = (_object as? any Transferable)?._proxies ?? []
          if let proxy = proxies.lazy.compactMap({ $0 as? T }).first { return proxy }
          return (type as? any Transferable.Type)?._made(of: self) as? T
        }
        var _data: Data? {
          if let data = _object as? Data { return data }
          if let url = _object as? URL { return Data(url.absoluteString.utf8) }
          return _read(as: String.self).map { Data($0.utf8) }
        }
        func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
          _fits([typeIdentifier])
        }
        func canLoadObject<T: _BridgedItem>(ofClass aClass: T.Type) -> Bool {
          _read(as: aClass) != nil
        }
        func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
          _read(as: (any NSItemProviderReading).self).map { type(of: $0) == aClass } ?? false
        }
        func loadItem(
          forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
          completionHandler: ((Any?, (any Error)?) -> Void)? = nil
        ) {
          DispatchQueue.main.async { completionHandler?(self._data, nil) }
        }
        @discardableResult func loadDataRepresentation(
          forTypeIdentifier typeIdentifier: String,
          completionHandler: @escaping (Data?, (any Error)?) -> Void
        ) -> Progress {
          DispatchQueue.main.async { completionHandler(self._data, nil) }
          return Progress()
        }
        @discardableResult func loadTransferable<T: Transferable>(
          type transferableType: T.Type,
          completionHandler: @escaping (Result<T, any Error>) -> Void
        ) -> Progress {
          DispatchQueue.main.async {
            if let item = self._read(as: T.self) {
              completionHandler(.success(item))
            } else {
              completionHandler(.failure(CocoaError(.coderValueNotFound)))
            }
          }
          return Progress()
        }
        @discardableResult func loadObject<T: _BridgedItem>(
          ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
        ) -> Progress {
          DispatchQueue.main.async { completionHandler(self._read(as: aClass), nil) }
          return Progress()
        }
        @discardableResult func loadObject(
          ofClass aClass: any NSItemProviderReading.Type,
          completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
        ) -> Progress {
          guard let object = _object as? any NSItemProviderWriting,
            let type = aClass.readableTypeIdentifiersForItemProvider.first(where: {
              registeredTypeIdentifiers.contains($0)
            })
          else {
            DispatchQueue.main.async {
              completionHandler(self._read(as: (any NSItemProviderReading).self), nil)
            }
            return Progress()
          }
          let progress = object.loadData(withTypeIdentifier: type) { data, error in
            DispatchQueue.main.async {
              guard let data else { return completionHandler(nil, error) }
              do {
                let read = try aClass.object(withItemProviderData: data, typeIdentifier: type)
                completionHandler(read, nil)
              } catch {
                completionHandler(nil, error)
              }
            }
          }
          return progress ?? Progress()
        }
      }
      """),
    Builtin(
      nil,
      """
      class Progress: NSObject {
        var totalUnitCount: Int64 = 0
        var completedUnitCount: Int64 = 0
        var localizedDescription: String! = ""
        var localizedAdditionalDescription: String! = ""
        var isCancelled: Bool = false
        var isPaused: Bool = false
        var cancellationHandler: (() -> Void)?
        override init() {}
        init(totalUnitCount unitCount: Int64) { totalUnitCount = unitCount }
        class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
          Progress(totalUnitCount: unitCount)
        }
        var fractionCompleted: Double {
          totalUnitCount > 0 ? Double(completedUnitCount) / Double(totalUnitCount) : 0
        }
        var isFinished: Bool { totalUnitCount > 0 && completedUnitCount >= totalUnitCount }
        var isIndeterminate: Bool { totalUnitCount <= 0 }
        func becomeCurrent(withPendingUnitCount unitCount: Int64) {}
        func resignCurrent() {}
        func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {}
        func cancel() {
          isCancelled = true
          cancellationHandler?()
        }
      }
      """),
    Builtin(
      "ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView",
      """
      init(_ progress: Progress) {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
      }
      """),
    Builtin(
      nil,
      """
      struct UTType: Hashable, Sendable {
        let identifier: String
        init?(_ identifier: String) { self.identifier = identifier }
        init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
          self.identifier = identifier
        }
        init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
          self.identifier = identifier
        }
        init?(filenameExtension: String) { identifier = "public." + filenameExtension }
        var preferredFilenameExtension: String? {
          [
            "public.png": "png", "public.jpeg": "jpeg", "public.heic": "heic", "public.mp3": "mp3",
            "com.adobe.pdf": "pdf", "public.json": "json", "public.xml": "xml",
            "public.html": "html",
            "public.plain-text": "txt", "public.comma-separated-values-text": "csv",
            "public.zip-archive": "zip", "public.mpeg-4": "mp4", "com.compuserve.gif": "gif",
            "com.apple.quicktime-movie": "mov", "public.rtf": "rtf",
          ][identifier]
        }
        static let item = UTType(exportedAs: "public.item")
        static let content = UTType(exportedAs: "public.content")
        static let data = UTType(exportedAs: "public.data")
        static let text = UTType(exportedAs: "public.text")
        static let plainText = UTType(exportedAs: "public.plain-text")
        static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
        static let url = UTType(exportedAs: "public.url")
        static let fileURL = UTType(exportedAs: "public.file-url")
        static let image = UTType(exportedAs: "public.image")
        static let png = UTType(exportedAs: "public.png")
        static let jpeg = UTType(exportedAs: "public.jpeg")
        static let movie = UTType(exportedAs: "public.movie")
        static let audio = UTType(exportedAs: "public.audio")
        static let mp3 = UTType(exportedAs: "public.mp3")
        static let pdf = UTType(exportedAs: "com.adobe.pdf")
        static let json = UTType(exportedAs: "public.json")
        static let xml = UTType(exportedAs: "public.xml")
        static let html = UTType(exportedAs: "public.html")
        static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
        static let folder = UTType(exportedAs: "public.folder")
        static let zip = UTType(exportedAs: "public.zip-archive")
        static let gif = UTType(exportedAs: "com.compuserve.gif")
        static let heic = UTType(exportedAs: "public.heic")
        static let tiff = UTType(exportedAs: "public.tiff")
        static let svg = UTType(exportedAs: "public.svg-image")
        static let video = UTType(exportedAs: "public.video")
        static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
        static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
        static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
        static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
        static let mpeg4Audio = UTType(exportedAs: "public.mpeg-4-audio")
        static let rtf = UTType(exportedAs: "public.rtf")
        static let epub = UTType(exportedAs: "org.idpf.epub-container")
        static let archive = UTType(exportedAs: "public.archive")
        static let directory = UTType(exportedAs: "public.directory")
        static let usdz = UTType(exportedAs: "com.pixar.universal-scene-description-mobile")
      }
      """),
  ]
}
