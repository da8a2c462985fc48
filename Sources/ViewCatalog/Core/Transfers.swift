import Interpreter

/// How values go from view to view and to other apps. There is no other app, and nothing is dragged
/// as data: of what a type says only its proxies are asked.
var transferTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol Transferable {
        associatedtype Representation: TransferRepresentation
        @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation {
          get
        }
      }
      """),
    Builtin(
      "Transferable",
      "static var transferRepresentation: _Representations<Self> { _Representations() }"),
    Builtin(
      nil,
      """
      protocol TransferRepresentation<Item> {
        associatedtype Item: Transferable
        var _exports: [(Any) -> Any?] { get }
        var _imports: [(NSItemProvider) -> Any?] { get }
      }
      """),
    Builtin("TransferRepresentation", "var _exports: [(Any) -> Any?] { [] }"),
    Builtin("TransferRepresentation", "var _imports: [(NSItemProvider) -> Any?] { [] }"),
    Builtin(
      nil,
      """
      struct _Representations<Item: Transferable>: TransferRepresentation {
        var _exports: [(Any) -> Any?] = []
        var _imports: [(NSItemProvider) -> Any?] = []
        init() {}
        init(_ parts: [any TransferRepresentation]) {
          (_exports, _imports) = (parts.flatMap { $0._exports }, parts.flatMap { $0._imports })
        }
      }
      """),
    // What it gives itself away as besides, and what it makes itself of.
    Builtin(
      "Transferable",
      "var _proxies: [Any] { Self.transferRepresentation._exports.compactMap { $0(self) } }"),
    Builtin(
      "Transferable",
      """
      static func _made(of provider: NSItemProvider) -> Any? {
        transferRepresentation._imports.lazy.compactMap { $0(provider) }.first
      }
      """),
    Builtin(
      nil,
      """
      struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
        init(for itemType: Item.Type = Item.self, contentType: UTType) {}
      }
      """),
    Builtin(
      nil,
      """
      struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
        TransferRepresentation
      {
        var _exports: [(Any) -> Any?] = []
        var _imports: [(NSItemProvider) -> Any?] = []
        init(exporting: @escaping (Item) throws -> ProxyRepresentation) {
          _exports = [{ item in (item as? Item).flatMap { try? exporting($0) } }]
        }
        init(importing: @escaping (ProxyRepresentation) throws -> Item) {
          _imports = [{ $0._read(as: ProxyRepresentation.self).flatMap { try? importing($0) } }]
        }
        init(
          exporting: @escaping (Item) throws -> ProxyRepresentation,
          importing: @escaping (ProxyRepresentation) throws -> Item
        ) {
          self.init(importing: importing)
          _exports = [{ item in (item as? Item).flatMap { try? exporting($0) } }]
        }
      }
      """),
    Builtin(
      nil,
      """
      struct DataRepresentation<Item: Transferable>: TransferRepresentation {
        init(
          contentType: UTType, exporting: @escaping (Item) async throws -> Data,
          importing: @escaping (Data) async throws -> Item
        ) {}
        init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}
        init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
      }
      """),
    Builtin(
      nil,
      """
      struct FileRepresentation<Item: Transferable>: TransferRepresentation {
        init(
          contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
          exporting: @escaping (Item) async throws -> SentTransferredFile,
          importing: @escaping (ReceivedTransferredFile) async throws -> Item
        ) {}
        init(
          exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
          exporting: @escaping (Item) async throws -> SentTransferredFile
        ) {}
        init(
          importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
          importing: @escaping (ReceivedTransferredFile) async throws -> Item
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      struct SentTransferredFile {
        let file: URL
        init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
      }
      """),
    Builtin(
      nil,
      """
      struct ReceivedTransferredFile {
        let file: URL
        let isOriginalFile: Bool
      }
      """),
    Builtin(
      nil,
      """
      struct TransferRepresentationVisibility: Hashable, Sendable {
        let _name: String
        static let all = TransferRepresentationVisibility(_name: "all")
        static let team = TransferRepresentationVisibility(_name: "team")
        static let group = TransferRepresentationVisibility(_name: "group")
        static let ownProcess = TransferRepresentationVisibility(_name: "ownProcess")
      }
      """),
  ] + transferBuilder
    + [
      "visibility(_ visibility: TransferRepresentationVisibility)",
      "suggestedFileName(_ fileName: String)",
      "suggestedFileName(_ fileName: @escaping (Item) -> String?)",
      "exportingCondition(_ condition: @escaping (Item) -> Bool)",
    ].map {
      Builtin(
        "TransferRepresentation",
        "func \($0) -> some TransferRepresentation<Item> { _Representations<Item>([self]) }")
    }
    + ["String", "Data", "URL", "Image", "AttributedString", "Color", "Never"].map {
      Builtin("\($0): Transferable", "var _transfers: Bool { true }")
    }
}

private var transferBuilder: [Builtin] {
  let known = [
    ("CodableRepresentation<Item>", "where Item: Codable"), ("DataRepresentation<Item>", ""),
    ("FileRepresentation<Item>", ""),
  ]
  return [
    Builtin(
      nil,
      """
      @resultBuilder struct TransferRepresentationBuilder<Item: Transferable> {
        \(known.map { type, condition in
          """
          static func buildExpression(_ content: \(type)) -> _Representations<Item> \(condition) {
            _Representations()
          }
          """
        }.joined(separator: "\n"))
        static func buildExpression<P: Transferable>(
          _ content: ProxyRepresentation<Item, P>
        ) -> _Representations<Item> { _Representations([content]) }
        @_disfavoredOverload static func buildExpression<C: TransferRepresentation>(
          _ content: C
        ) -> _Representations<Item> where C.Item == Item { _Representations([content]) }
        static func buildBlock(_ content: _Representations<Item>...) -> _Representations<Item> {
          _Representations(content)
        }
        static func buildOptional(_ content: _Representations<Item>?) -> _Representations<Item> {
          content ?? _Representations()
        }
        static func buildEither(first content: _Representations<Item>) -> _Representations<Item> {
          content
        }
        static func buildEither(second content: _Representations<Item>) -> _Representations<Item> {
          content
        }
      }
      """)
  ]
}
