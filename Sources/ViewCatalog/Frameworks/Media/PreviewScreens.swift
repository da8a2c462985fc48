import Interpreter

/// Screens that show a file, a link or a message of the system's: a file by its name, a link by
/// what the program says of it, since nothing is loaded, and no message can be sent.
var previewScreens: [Builtin] { quickLook + links + messages + scanners }

private var quickLook: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol QLPreviewItem {
        var previewItemURL: URL? { get }
        var previewItemTitle: String? { get }
      }
      """),
    Builtin("QLPreviewItem", "var previewItemTitle: String? { nil }"),
    Builtin("NSURL: QLPreviewItem", "var previewItemURL: URL? { self as URL }"),
    Builtin("URL: QLPreviewItem", "var previewItemURL: URL? { self }"),
    Builtin(
      nil,
      """
      struct _FilePreview: View {
        let title: String
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          NavigationStack {
            VStack {
              Image(systemName: "doc").font(.largeTitle)
              Text(title)
            }.toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
            }
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      class QLPreviewController: UIViewController {
        weak var dataSource: (any QLPreviewControllerDataSource)?
        weak var delegate: (any QLPreviewControllerDelegate)?
        var currentPreviewItemIndex: Int = 0
        var currentPreviewItem: (any QLPreviewItem)? {
          guard let dataSource,
            currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
          else { return nil }
          return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
        }
        class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
        func reloadData() { view._changed() }
        func refreshCurrentPreviewItem() { view._changed() }
        override func _shown() -> AnyView {
          let item = currentPreviewItem
          return AnyView(
            _FilePreview(
              title: item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
                ?? "No file to preview"))
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol QLPreviewControllerDataSource: AnyObject {
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int
        func previewController(
          _ controller: QLPreviewController, previewItemAt index: Int
        ) -> any QLPreviewItem
      }
      """),
    Builtin(
      nil, "enum QLPreviewItemEditingMode: Int { case disabled, updateContents, createCopy }"),
    Builtin(
      "View",
      """
      func quickLookPreview(_ item: Binding<URL?>) -> some View {
        fullScreenCover(
          isPresented: Binding(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        ) { _FilePreview(title: item.wrappedValue?.lastPathComponent ?? "") }
      }
      """),
    Builtin(
      "View",
      """
      func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
      ) -> some View where Items.Element == URL { quickLookPreview(selection) }
      """),
  ]
    + delegate(
      "QLPreviewControllerDelegate",
      [
        "previewControllerWillDismiss(_ controller: QLPreviewController)",
        "previewControllerDidDismiss(_ controller: QLPreviewController)",
        """
        previewController(
          _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
        ) -> QLPreviewItemEditingMode = .disabled
        """,
        """
        previewController(
          _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
        """,
      ])
}

private var links: [Builtin] {
  [
    Builtin(
      nil,
      """
      class LPLinkMetadata: NSObject {
        var originalURL: URL?
        var url: URL?
        var title: String?
        var remoteVideoURL: URL?
        var iconProvider: NSItemProvider?
        var imageProvider: NSItemProvider?
        var videoProvider: NSItemProvider?
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class LPLinkView: UIView {
        var metadata: LPLinkMetadata
        init(url URL: URL) {
          metadata = LPLinkMetadata()
          super.init(frame: .zero)
          metadata.originalURL = URL
        }
        init(metadata: LPLinkMetadata) {
          self.metadata = metadata
          super.init(frame: .zero)
        }
        override var _fitsHeight: Bool { true }
        override func _shown() -> AnyView {
          let place = (metadata.url ?? metadata.originalURL)?.host
          return AnyView(
            VStack(alignment: .leading) {
              if let title = metadata.title { Text(title).font(.headline) }
              if let place { Text(place).foregroundStyle(.secondary) }
            }
            .frame(maxWidth: .infinity, alignment: .leading).padding(12)
            .background(Color(.secondarySystemBackground))
            .clipShape(RoundedRectangle(cornerRadius: 12)))
        }
      }
      """),
    Builtin(
      nil,
      """
      class LPMetadataProvider: NSObject {
        var timeout: TimeInterval = 30
        var shouldFetchSubresources: Bool = true
        override init() {}
        func startFetchingMetadata(
          for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completionHandler(nil, LPError(.metadataFetchFailed)) } }
        func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
          throw LPError(.metadataFetchFailed)
        }
        func cancel() {}
      }
      """),
    Builtin(
      nil,
      """
      struct LPError: Error {
        enum Code: Int {
          case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
          case metadataFetchNotAllowed
        }
        let code: Code
        init(_ code: Code) { self.code = code }
      }
      """),
  ]
}

private var messages: [Builtin] {
  [
    Builtin(nil, "enum MessageComposeResult: Int { case cancelled, sent, failed }"),
    Builtin(
      nil,
      """
      protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
        func messageComposeViewController(
          _ controller: MFMessageComposeViewController,
          didFinishWith result: MessageComposeResult)
      }
      """),
    systemScreen(
      "MFMessageComposeViewController", of: "UINavigationController", title: "New Message",
      left:
        "self.messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)",
      """
      weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
      var recipients: [String]?
      var body: String?
      var subject: String?
      class func canSendText() -> Bool { false }
      class func canSendSubject() -> Bool { false }
      class func canSendAttachments() -> Bool { false }
      func disableUserAttachments() {}
      @discardableResult func addAttachmentURL(
        _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
      ) -> Bool { true }
      @discardableResult func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
      ) -> Bool { true }
      """),
  ]
}

/// There is no camera to scan with.
private var scanners: [Builtin] {
  [
    Builtin(
      nil,
      """
      class DataScannerViewController: UIViewController {
        enum QualityLevel: Hashable { case balanced, fast, accurate }
        enum TextContentType: Hashable {
          case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress
          case shipmentTrackingNumber, telephoneNumber, URL, currency
        }
        enum ScanningUnavailable: Error { case unsupported, cameraRestricted }
        struct RecognizedDataType: Hashable {
          let _name: String
          static func barcode(
            symbologies: [VNBarcodeSymbology] = []
          ) -> RecognizedDataType { RecognizedDataType(_name: "barcode") }
          static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
          ) -> RecognizedDataType { RecognizedDataType(_name: "text") }
        }
        class var isSupported: Bool { false }
        class var isAvailable: Bool { false }
        class var supportedTextRecognitionLanguages: [String] { ["en-US"] }
        weak var delegate: (any DataScannerViewControllerDelegate)?
        let recognizedDataTypes: Set<RecognizedDataType>
        let qualityLevel: QualityLevel
        let recognizesMultipleItems: Bool
        var isScanning: Bool { false }
        var regionOfInterest: CGRect?
        var overlayContainerView: UIView { view }
        var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
        init(
          recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
          recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
          isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
          isHighlightingEnabled: Bool = false
        ) {
          self.recognizedDataTypes = recognizedDataTypes
          self.qualityLevel = qualityLevel
          self.recognizesMultipleItems = recognizesMultipleItems
          super.init()
        }
        func startScanning() throws { throw ScanningUnavailable.unsupported }
        func stopScanning() {}
        func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
        override func _shown() -> AnyView { AnyView(Color.black) }
      }
      """),
    Builtin(
      nil,
      """
      enum RecognizedItem: Identifiable {
        case text(RecognizedItem.Text)
        case barcode(RecognizedItem.Barcode)
        struct Bounds: Hashable {
          var topLeft: CGPoint
          var topRight: CGPoint
          var bottomRight: CGPoint
          var bottomLeft: CGPoint
        }
        struct Text: Identifiable {
          let id: UUID
          let transcript: String
          let bounds: RecognizedItem.Bounds
        }
        struct Barcode: Identifiable {
          let id: UUID
          let payloadStringValue: String?
          let bounds: RecognizedItem.Bounds
        }
        var id: UUID {
          switch self {
          case .text(let text): return text.id
          case .barcode(let barcode): return barcode.id
          }
        }
        var bounds: RecognizedItem.Bounds {
          switch self {
          case .text(let text): return text.bounds
          case .barcode(let barcode): return barcode.bounds
          }
        }
      }
      """),
  ]
    + delegate(
      "DataScannerViewControllerDelegate", of: "AnyObject",
      [
        "dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)",
        """
        dataScanner(
          _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
          allItems: [RecognizedItem])
        """,
        """
        dataScanner(
          _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
          allItems: [RecognizedItem])
        """,
        """
        dataScanner(
          _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
          allItems: [RecognizedItem])
        """,
        "dataScannerDidZoom(_ dataScanner: DataScannerViewController)",
        """
        dataScanner(
          _ dataScanner: DataScannerViewController,
          becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
        """,
      ])
}
