import Interpreter

/// Spotlight's index, in memory, and what the system's assistants would be told.
var spotlight: [Builtin] { searchableItems + siriIntents }

private var searchableItems: [Builtin] {
  [
    """
    class CSSearchableItemAttributeSet: NSObject {
      var title: String?
      var displayName: String?
      var contentDescription: String?
      var keywords: [String]?
      var thumbnailData: Data?
      var thumbnailURL: URL?
      var contentURL: URL?
      var path: String?
      var identifier: String?
      var relatedUniqueIdentifier: String?
      var domainIdentifier: String?
      var contentCreationDate: Date?
      var contentModificationDate: Date?
      var startDate: Date?
      var endDate: Date?
      var dueDate: Date?
      var authorNames: [String]?
      var phoneNumbers: [String]?
      var emailAddresses: [String]?
      var latitude: NSNumber?
      var longitude: NSNumber?
      var rating: NSNumber?
      var duration: NSNumber?
      let contentType: String
      init(contentType: UTType) { self.contentType = contentType.identifier }
      init(itemContentType: String) { contentType = itemContentType }
    }
    """,
    """
    class CSSearchableItem: NSObject {
      var uniqueIdentifier: String
      var domainIdentifier: String?
      var expirationDate: Date!
      var attributeSet: CSSearchableItemAttributeSet
      init(
        uniqueIdentifier: String?, domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
      ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
      }
    }
    """,
    """
    class CSSearchableIndex: NSObject {
      static let _default = CSSearchableIndex(name: "default")
      class func `default`() -> CSSearchableIndex { _default }
      class func isIndexingAvailable() -> Bool { true }
      weak var indexDelegate: (any CSSearchableIndexDelegate)?
      var _items: [CSSearchableItem] = []
      init(name: String) {}
      func _drop(_ isGone: (CSSearchableItem) -> Bool) { _items.removeAll(where: isGone) }
      func _keep(_ items: [CSSearchableItem]) {
        let names = Set(items.map { $0.uniqueIdentifier })
        _items = _items.filter { !names.contains($0.uniqueIdentifier) } + items
      }
      func indexSearchableItems(_ items: [CSSearchableItem]) async throws { _keep(items) }
      func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
      ) {
        _keep(items)
        DispatchQueue.main.async { completionHandler?(nil) }
      }
      func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        _drop { identifiers.contains($0.uniqueIdentifier) }
      }
      func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
      ) {
        _drop { identifiers.contains($0.uniqueIdentifier) }
        DispatchQueue.main.async { completionHandler?(nil) }
      }
      func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        _drop { domainIdentifiers.contains($0.domainIdentifier ?? "") }
      }
      func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
      ) {
        _drop { domainIdentifiers.contains($0.domainIdentifier ?? "") }
        DispatchQueue.main.async { completionHandler?(nil) }
      }
      func deleteAllSearchableItems() async throws { _items = [] }
      func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        _items = []
        DispatchQueue.main.async { completionHandler?(nil) }
      }
    }
    """,
    "protocol CSSearchableIndexDelegate: NSObjectProtocol {}",
    "class CSSearchQueryContext: NSObject { var fetchAttributes: [String] = []; override init() {} }",
    """
    class CSSearchQuery: NSObject {
      let _text: String
      var foundItemsHandler: (([CSSearchableItem]) -> Void)?
      var completionHandler: (((any Error)?) -> Void)?
      var foundItemCount: Int = 0
      init(queryString: String, queryContext: CSSearchQueryContext?) { _text = queryString }
      // Of the query's language, what stands between its quotes.
      func start() {
        let wanted = _text.split(separator: "\\"").dropFirst().first.map { String($0) } ?? _text
        let word = wanted.filter { $0 != "*" }
        let found = CSSearchableIndex._default._items.filter {
          let set = $0.attributeSet
          return [set.title, set.displayName, set.contentDescription].contains {
            $0?.localizedCaseInsensitiveContains(word) ?? false
          }
        }
        foundItemCount = found.count
        DispatchQueue.main.async {
          if !found.isEmpty { self.foundItemsHandler?(found) }
          self.completionHandler?(nil)
        }
      }
      func cancel() {}
    }
    """,
    "let CSSearchableItemActionType: String = \"com.apple.corespotlightitem\"",
    "let CSSearchableItemActivityIdentifier: String = \"kCSSearchableItemActivityIdentifier\"",
    "let CSQueryContinuationActionType: String = \"com.apple.corespotlightquerycontinue\"",
    "let CSSearchQueryString: String = \"kCSSearchQueryString\"",
  ].map { Builtin(nil, $0) }
    + [
      Builtin(
        "NSUserActivity",
        "var contentAttributeSet: CSSearchableItemAttributeSet? { get { nil } set {} }")
    ]
}

private var siriIntents: [Builtin] {
  [
    """
    class INIntent: NSObject {
      var identifier: String? { nil }
      var suggestedInvocationPhrase: String?
      var intentDescription: String? { nil }
      override init() {}
    }
    """,
    "class INIntentResponse: NSObject { var userActivity: NSUserActivity?; override init() {} }",
    """
    class INInteraction: NSObject {
      let intent: INIntent
      let intentResponse: INIntentResponse?
      var identifier: String = UUID().uuidString
      var groupIdentifier: String?
      init(intent: INIntent, response: INIntentResponse?) {
        (self.intent, intentResponse) = (intent, response)
      }
      func donate() async throws {}
      func donate(completion: (((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(nil) }
      }
      class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(nil) }
      }
    }
    """,
    """
    class INObject: NSObject {
      let identifier: String?
      let displayString: String
      init(identifier: String?, display displayString: String) {
        (self.identifier, self.displayString) = (identifier, displayString)
      }
    }
    """,
    """
    class INObjectCollection<ObjectType: AnyObject>: NSObject {
      let allItems: [ObjectType]
      init(items: [ObjectType]) { allItems = items }
    }
    """,
    """
    class INShortcut: NSObject {
      let intent: INIntent?
      let userActivity: NSUserActivity?
      init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
      init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
    }
    """,
    """
    class INVoiceShortcutCenter: NSObject {
      static let shared = INVoiceShortcutCenter()
      func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
    }
    """,
    "enum INSiriAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }",
    """
    class INPreferences: NSObject {
      class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }
      class func requestSiriAuthorization(
        _ handler: @escaping (INSiriAuthorizationStatus) -> Void
      ) { DispatchQueue.main.async { handler(.authorized) } }
      class func siriLanguageCode() -> String { "en-US" }
    }
    """,
    """
    class INExtension: NSObject {
      override init() {}
      func handler(for intent: INIntent) -> Any { self }
    }
    """,
  ].map { Builtin(nil, $0) }
}
