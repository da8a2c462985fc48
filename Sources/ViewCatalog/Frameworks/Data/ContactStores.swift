import Interpreter

/// The store of contacts: whoever asks may read and write all of it.
var contactStores: [Builtin] {
  [
    Builtin(nil, "enum CNEntityType: Int { case contacts }"),
    Builtin(
      nil,
      "enum CNAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }"
    ),
    Builtin(nil, "enum CNContactSortOrder: Int { case none, userDefault, givenName, familyName }"),
    Builtin(
      nil,
      """
      class CNContactFetchRequest: NSObject {
        var keysToFetch: [any CNKeyDescriptor]
        var predicate: NSPredicate?
        var sortOrder: CNContactSortOrder = .none
        var unifyResults: Bool = true
        var mutableObjects: Bool = false
        init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
      }
      """),
    Builtin(
      nil,
      """
      class CNSaveRequest: NSObject {
        var _changes: [() throws -> Void] = []
        override init() {}
        func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
          _changes.append { CNContactStore._all.append(contact._copied(into: CNContact())) }
        }
        func update(_ contact: CNMutableContact) {
          _changes.append {
            CNContactStore._all[try CNContactStore._place(contact.identifier)] =
              contact._copied(into: CNContact())
          }
        }
        func delete(_ contact: CNMutableContact) {
          _changes.append {
            CNContactStore._all.remove(at: try CNContactStore._place(contact.identifier))
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      class CNContactStore: NSObject {
        static var _all: [CNContact] = []
        static var _status: CNAuthorizationStatus = .notDetermined
        static func _place(_ identifier: String) throws -> Int {
          guard let place = _all.firstIndex(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist)
          }
          return place
        }
        override init() {}
        class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
          _status
        }
        func requestAccess(
          for entityType: CNEntityType,
          completionHandler: @escaping (Bool, (any Error)?) -> Void
        ) {
          DispatchQueue.main.async {
            CNContactStore._status = .authorized
            completionHandler(true, nil)
          }
        }
        @discardableResult func requestAccess(for entityType: CNEntityType) async throws -> Bool {
          CNContactStore._status = .authorized
          return true
        }
        func _found(_ predicate: NSPredicate?, _ order: CNContactSortOrder) -> [CNContact] {
          let found = CNContactStore._all.filter { predicate?.evaluate(with: $0) ?? true }
          switch order {
          case .none: return found
          case .givenName:
            return found.sorted { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
          default:
            return found.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
          }
        }
        func enumerateContacts(
          with fetchRequest: CNContactFetchRequest,
          usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
        ) throws {
          let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
          stop.pointee = false
          for contact in _found(fetchRequest.predicate, fetchRequest.sortOrder)
          where !stop.pointee.boolValue {
            block(fetchRequest.mutableObjects ? contact._copied(into: CNMutableContact()) : contact, stop)
          }
        }
        func unifiedContacts(
          matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
        ) throws -> [CNContact] { _found(predicate, .none) }
        func unifiedContact(
          withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
        ) throws -> CNContact { CNContactStore._all[try CNContactStore._place(identifier)] }
        func execute(_ saveRequest: CNSaveRequest) throws {
          for change in saveRequest._changes { try change() }
          NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
        }
        func defaultContainerIdentifier() -> String { "local" }
      }
      """),
    Builtin(
      "Notification.Name",
      """
      static let CNContactStoreDidChange = Notification.Name(
        "CNContactStoreDidChangeNotification")
      """),
    Builtin(
      nil,
      """
      struct CNError: Error {
        enum Code: Int {
          case communicationError = 1, dataAccessError, authorizationDenied = 100
          case noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser
          case featureNotAvailable, recordDoesNotExist = 200, insertedRecordAlreadyExists
          case containmentCycle, containmentScope, parentRecordDoesNotExist, recordIdentifierInvalid
          case recordNotWritable, parentContainerNotWritable, validationMultipleErrors = 300
          case validationTypeMismatch, validationConfigurationError, predicateInvalid = 400
          case policyViolation = 500
        }
        let code: Code
        init(_ code: Code) { self.code = code }
      }
      """),
  ]
}
