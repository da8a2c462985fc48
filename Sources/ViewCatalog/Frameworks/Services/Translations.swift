import Interpreter

/// Translation without its models: sessions are there, and each answers that none is installed.
var translations: [Builtin] {
  [
    """
    struct TranslationError: Error, LocalizedError, Hashable, Sendable {
      let _words: String
      static let unsupportedSourceLanguage = TranslationError(_words: "The source language is not supported.")
      static let unsupportedTargetLanguage = TranslationError(_words: "The target language is not supported.")
      static let unsupportedLanguagePairing = TranslationError(_words: "The languages are not supported together.")
      static let unableToIdentifyLanguage = TranslationError(_words: "The language could not be identified.")
      static let nothingToTranslate = TranslationError(_words: "There is nothing to translate.")
      static let internalError = TranslationError(_words: "An unknown error occurred.")
      static let notInstalled = TranslationError(_words: "The languages are not installed.")
      var errorDescription: String? { _words }
    }
    """,
    """
    struct TranslationSession: @unchecked Sendable {
      struct Configuration: Hashable, Sendable {
        var source: Locale.Language?
        var target: Locale.Language?
        var version: Int = 0
        init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
          (self.source, self.target) = (source, target)
        }
        mutating func invalidate() { version += 1 }
      }
      struct Request: Hashable, Sendable {
        let sourceText: String
        let clientIdentifier: String?
        init(sourceText: String, clientIdentifier: String? = nil) {
          (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
      }
      struct Response: Hashable, Sendable {
        let sourceLanguage: Locale.Language
        let targetLanguage: Locale.Language
        let sourceText: String
        let targetText: String
        let clientIdentifier: String?
      }
      typealias BatchResponse = AsyncThrowingStream<Response, any Error>
      let sourceLanguage: Locale.Language?
      let targetLanguage: Locale.Language?
      init(_source: Locale.Language?, _target: Locale.Language?) {
        (sourceLanguage, targetLanguage) = (_source, _target)
      }
      func prepareTranslation() async throws { throw TranslationError.notInstalled }
      func translate(_ string: String) async throws -> Response {
        throw string.isEmpty ? TranslationError.nothingToTranslate : TranslationError.notInstalled
      }
      func translations(from batch: [Request]) async throws -> [Response] {
        throw TranslationError.notInstalled
      }
      func translate(batch: [Request]) -> BatchResponse {
        AsyncThrowingStream { $0.finish(throwing: TranslationError.notInstalled) }
      }
    }
    """,
    """
    final class LanguageAvailability: @unchecked Sendable {
      enum Status: Hashable, Sendable { case installed, supported, unsupported }
      init() {}
      var supportedLanguages: [Locale.Language] { get async { [] } }
      func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
        .unsupported
      }
      func status(for text: String, to target: Locale.Language?) async throws -> Status {
        .unsupported
      }
    }
    """,
    """
    struct _Translating: ViewModifier {
      let configuration: TranslationSession.Configuration?
      let action: (TranslationSession) async -> Void
      func body(content: Content) -> some View {
        content.task(id: configuration) {
          guard let configuration else { return }
          await action(
            TranslationSession(_source: configuration.source, _target: configuration.target))
        }
      }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      """
      func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping (TranslationSession) async -> Void
      ) -> some View { modifier(_Translating(configuration: configuration, action: action)) }
      """,
      """
      func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping (TranslationSession) async -> Void
      ) -> some View {
        modifier(
          _Translating(
            configuration: TranslationSession.Configuration(source: source, target: target),
            action: action))
      }
      """,
      """
      func translationPresentation(
        isPresented: Binding<Bool>, text: String,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
      ) -> some View {
        sheet(isPresented: isPresented) {
          VStack {
            Text(text)
            Text("Translation is not available on this device.").foregroundStyle(.secondary)
          }
          .presentationDetents([.medium])
        }
      }
      """,
    ].map { Builtin("View", $0) }
}
