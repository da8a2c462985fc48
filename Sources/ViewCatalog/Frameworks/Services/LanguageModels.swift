import Interpreter

/// FoundationModels on a device whose model is not there: a session is made, and what it is asked
/// throws.
var languageModels: [Builtin] { modelTypes + modelContents + modelSessions }

private var modelTypes: [Builtin] {
  [
    """
    final class SystemLanguageModel: Observable, Sendable {
      enum Availability: Equatable, Sendable {
        enum UnavailableReason: Equatable, Sendable {
          case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }
        case available
        case unavailable(UnavailableReason)
      }
      struct UseCase: Equatable, Sendable {
        let _name: String
        static let general = UseCase(_name: "general")
        static let contentTagging = UseCase(_name: "contentTagging")
      }
      struct Guardrails: Sendable {
        static let `default` = Guardrails()
        static let permissiveContentTransformations = Guardrails()
      }
      static let `default` = SystemLanguageModel()
      convenience init(useCase: UseCase = .general, guardrails: Guardrails = .default) {
        self.init(_: ())
      }
      init(_: ()) {}
      var availability: Availability { .unavailable(.deviceNotEligible) }
      var isAvailable: Bool { false }
      var supportedLanguages: Set<Locale.Language> { [] }
      func supportsLocale(_ locale: Locale = Locale.current) -> Bool { false }
    }
    """,
    """
    struct GenerationOptions: Equatable, Sendable {
      struct SamplingMode: Equatable, Sendable {
        static var greedy: SamplingMode { SamplingMode() }
        static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode() }
        static func random(
          probabilityThreshold: Double, seed: UInt64? = nil
        ) -> SamplingMode { SamplingMode() }
      }
      var sampling: SamplingMode?
      var temperature: Double?
      var maximumResponseTokens: Int?
      init(
        sampling: SamplingMode? = nil, temperature: Double? = nil,
        maximumResponseTokens: Int? = nil
      ) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
      }
    }
    """,
    """
    struct Transcript: Equatable, RandomAccessCollection, Sendable {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Transcript>
      typealias SubSequence = Slice<Transcript>
      struct TextSegment: Identifiable, Equatable, Sendable {
        let id: String
        let content: String
      }
      enum Segment: Identifiable, Equatable, Sendable {
        case text(TextSegment)
        var id: String { switch self { case .text(let one): return one.id } }
      }
      struct Prompt: Identifiable, Equatable, Sendable {
        let id: String
        let segments: [Segment]
      }
      struct Response: Identifiable, Equatable, Sendable {
        let id: String
        let segments: [Segment]
      }
      struct Instructions: Identifiable, Equatable, Sendable {
        let id: String
        let segments: [Segment]
      }
      enum Entry: Identifiable, Equatable, Sendable {
        case instructions(Instructions)
        case prompt(Prompt)
        case response(Response)
        var id: String {
          switch self {
          case .instructions(let one): return one.id
          case .prompt(let one): return one.id
          case .response(let one): return one.id
          }
        }
      }
      let _entries: [Entry]
      init(entries: some Sequence<Entry> = []) { _entries = Array(entries) }
      var startIndex: Int { 0 }
      var endIndex: Int { _entries.count }
      subscript(index: Int) -> Entry { _entries[index] }
    }
    """,
  ].map { Builtin(nil, $0) }
}

/// Prompts and instructions are the same but for their names.
private var modelContents: [Builtin] {
  ["Prompt", "Instructions"].flatMap { name in
    [
      "protocol \(name)Representable { var _\(name)Text: String { get } }",
      """
      struct \(name): \(name)Representable, Sendable {
        let _text: String
        var _\(name)Text: String { _text }
        init(_ content: String) { _text = content }
        init(@\(name)Builder _ content: () throws -> \(name)) rethrows { self = try content() }
      }
      """,
      """
      @resultBuilder struct \(name)Builder {
        static func buildExpression<P: \(name)Representable>(_ expression: P) -> \(name) {
          \(name)(expression._\(name)Text)
        }
        static func buildBlock(_ components: \(name)...) -> \(name) {
          \(name)(components.map { $0._text }.joined(separator: "\\n"))
        }
        static func buildOptional(_ component: \(name)?) -> \(name) { component ?? \(name)("") }
        static func buildEither(first component: \(name)) -> \(name) { component }
        static func buildEither(second component: \(name)) -> \(name) { component }
        static func buildArray(_ components: [\(name)]) -> \(name) {
          \(name)(components.map { $0._text }.joined(separator: "\\n"))
        }
      }
      """,
    ].map { Builtin(nil, $0) }
      + [Builtin("String: \(name)Representable", "var _\(name)Text: String { self }")]
  }
}

private var modelSessions: [Builtin] {
  let prompts = [
    ("to prompt: String", ""), ("to prompt: Prompt", ""),
    ("", ", @PromptBuilder prompt: () throws -> Prompt"),
  ]
  func parts(_ lead: String, _ rest: String, _ last: String) -> String {
    ([lead, rest].filter { !$0.isEmpty }.joined(separator: ", ")) + last
  }
  let options = "options: GenerationOptions = GenerationOptions()"
  let refusal =
    "throw LanguageModelSession.GenerationError.assetsUnavailable(LanguageModelSession.GenerationError.Context(debugDescription: \"The model is not available.\"))"
  return [
    """
    final class LanguageModelSession: Observable, @unchecked Sendable {
      struct Response<Content> {
        let content: Content
        var transcriptEntries: ArraySlice<Transcript.Entry> { [] }
      }
      enum GenerationError: Error, LocalizedError {
        struct Context: Sendable {
          let debugDescription: String
          init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        var errorDescription: String? { "The model is not available." }
      }
      struct ResponseStream<Content>: AsyncSequence {
        typealias Element = Snapshot
        typealias Failure = any Error
        struct Snapshot { let content: Content }
        struct AsyncIterator: AsyncIteratorProtocol {
          mutating func next() async throws -> Snapshot? { \(refusal) }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        func collect() async throws -> Response<Content> { \(refusal) }
      }
      var transcript: Transcript { Transcript() }
      var isResponding: Bool { false }
      init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
      ) {}
      init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions
      ) {}
      init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
      ) rethrows {}
      init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
      ) {}
      func prewarm(promptPrefix: Prompt? = nil) {}
    }
    """,
    // A macro that tells the model what a property is for: there is nobody to tell.
    "enum Guide {}",
    """
    protocol Tool: Sendable {
      associatedtype Arguments
      associatedtype Output
      var name: String { get }
      var description: String { get }
      func call(arguments: Arguments) async throws -> Output
    }
    """,
  ].map { Builtin(nil, $0) }
    + [Builtin("Tool", "var name: String { String(describing: Self.self) }")]
    + prompts.flatMap { lead, last in
      [
        """
        @discardableResult func respond(\(parts(lead, options, last))) async throws -> Response<String> {
          \(refusal)
        }
        """,
        """
        @discardableResult func respond<Content>(
          \(parts(lead, "generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, \(options)", last))
        ) async throws -> Response<Content> { \(refusal) }
        """,
        """
        func streamResponse(\(parts(lead, options, last))) -> ResponseStream<String> {
          ResponseStream<String>()
        }
        """,
        """
        func streamResponse<Content>(
          \(parts(lead, "generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, \(options)", last))
        ) -> ResponseStream<Content> { ResponseStream<Content>() }
        """,
      ].map { text in
        let makes = text.contains("streamResponse") && last.contains("throws")
        return Builtin(
          "LanguageModelSession",
          makes ? text.replacing(") -> ResponseStream", with: ") rethrows -> ResponseStream") : text
        )
      }
    }
}
