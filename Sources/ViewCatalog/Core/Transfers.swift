import Interpreter

/// How values go to other apps and come back. There is no other app: what a type says of it is
/// checked, and never asked for.
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
      nil, "protocol TransferRepresentation<Item> { associatedtype Item: Transferable }"),
    Builtin(
      nil, "struct _Representations<Item: Transferable>: TransferRepresentation { init() {} }"),
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
        init(exporting: @escaping (Item) throws -> ProxyRepresentation) {}
        init(importing: @escaping (ProxyRepresentation) throws -> Item) {}
        init(
          exporting: @escaping (Item) throws -> ProxyRepresentation,
          importing: @escaping (ProxyRepresentation) throws -> Item
        ) {}
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
        "func \($0) -> some TransferRepresentation<Item> { _Representations<Item>() }")
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
        ) -> _Representations<Item> { _Representations() }
        @_disfavoredOverload static func buildExpression<C: TransferRepresentation>(
          _ content: C
        ) -> _Representations<Item> where C.Item == Item { _Representations() }
        static func buildBlock(_ content: _Representations<Item>...) -> _Representations<Item> {
          _Representations()
        }
        static func buildOptional(_ content: _Representations<Item>?) -> _Representations<Item> {
          _Representations()
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
