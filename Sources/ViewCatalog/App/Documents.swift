import Interpreter

/// Apps whose windows show a document: each starts with a new one.
var documents: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol FileDocument {
        static var readableContentTypes: [UTType] { get }
        static var writableContentTypes: [UTType] { get }
        init(configuration: ReadConfiguration) throws
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
      }
      """),
    Builtin("FileDocument", "static var writableContentTypes: [UTType] { readableContentTypes }"),
    Builtin("FileDocument", "typealias ReadConfiguration = FileDocumentReadConfiguration"),
    Builtin("FileDocument", "typealias WriteConfiguration = FileDocumentWriteConfiguration"),
    Builtin(
      nil,
      """
      protocol ReferenceFileDocument: ObservableObject {
        associatedtype Snapshot
        static var readableContentTypes: [UTType] { get }
        static var writableContentTypes: [UTType] { get }
        init(configuration: ReadConfiguration) throws
        func snapshot(contentType: UTType) throws -> Snapshot
        func fileWrapper(
          snapshot: Snapshot, configuration: WriteConfiguration
        ) throws -> FileWrapper
      }
      """),
    Builtin(
      "ReferenceFileDocument",
      "static var writableContentTypes: [UTType] { readableContentTypes }"),
    Builtin("ReferenceFileDocument", "typealias ReadConfiguration = FileDocumentReadConfiguration"),
    Builtin(
      "ReferenceFileDocument", "typealias WriteConfiguration = FileDocumentWriteConfiguration"),
    Builtin(
      nil,
      "struct FileDocumentReadConfiguration { let contentType: UTType; let file: FileWrapper }"),
    Builtin(
      nil,
      """
      struct FileDocumentWriteConfiguration {
        let contentType: UTType
        let existingFile: FileWrapper?
      }
      """),
    Builtin(
      nil,
      """
      class FileWrapper: NSObject {
        var regularFileContents: Data?
        var filename: String?
        var preferredFilename: String?
        var fileWrappers: [String: FileWrapper]?
        var isRegularFile: Bool { regularFileContents != nil }
        var isDirectory: Bool { fileWrappers != nil }
        init(regularFileWithContents contents: Data) { regularFileContents = contents }
        init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
          fileWrappers = childrenByPreferredName
        }
      }
      """),
    Builtin(
      nil,
      """
      struct FileDocumentConfiguration<Document> {
        @Binding var document: Document
        var fileURL: URL? { nil }
        var isEditable: Bool { true }
        init(document: Binding<Document>) { _document = document }
      }
      """),
    Builtin(
      nil,
      """
      struct ReferenceFileDocumentConfiguration<Document: ObservableObject> {
        @ObservedObject var document: Document
        var fileURL: URL? { nil }
        var isEditable: Bool { true }
        init(document: Document) { self.document = document }
      }
      """),
    Builtin(
      nil,
      """
      struct _EditedDocument<Document, Content: View>: View {
        @State var document: Document
        let editor: (FileDocumentConfiguration<Document>) -> Content
        init(
          _ document: Document, _ editor: @escaping (FileDocumentConfiguration<Document>) -> Content
        ) {
          _document = State(initialValue: document)
          self.editor = editor
        }
        var body: some View { editor(FileDocumentConfiguration(document: $document)) }
      }
      """),
    Builtin(
      nil,
      """
      struct _EditedObject<Document: ObservableObject, Content: View>: View {
        @ObservedObject var document: Document
        let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
        init(
          _ document: Document,
          _ editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
        ) {
          self.document = document
          self.editor = editor
        }
        var body: some View { editor(ReferenceFileDocumentConfiguration(document: document)) }
      }
      """),
    Builtin(
      nil,
      """
      struct DocumentGroup<Document, Content: View>: Scene {
        let _shown: AnyView
        init(_shown: AnyView) { self._shown = _shown }
        var body: some Scene { WindowGroup { _shown } }
      }
      """),
    Builtin(
      "DocumentGroup where Document: FileDocument",
      """
      init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
      ) { self.init(_shown: AnyView(_EditedDocument(newDocument(), editor))) }
      """),
    Builtin(
      "DocumentGroup where Document: ReferenceFileDocument",
      """
      init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
      ) { self.init(_shown: AnyView(_EditedObject(newDocument(), editor))) }
      """),
    // No document is chosen.
    Builtin(
      "DocumentGroup where Document: FileDocument",
      """
      init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
      ) { self.init(_shown: AnyView(EmptyView())) }
      """),
    // The system's sheet has nowhere to write to: the user closes it.
    Builtin(
      "View",
      """
      func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
      ) -> some View { sheet(isPresented: isPresented) { EmptyView() } }
      """),
    Builtin(
      "View",
      """
      func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
      ) -> some View { sheet(isPresented: isPresented) { EmptyView() } }
      """),
  ]
}
