import Interpreter

/// CloudKit on a device that nobody has signed in to: records are made, and no database answers.
var cloudKit: [Builtin] { cloudRecords + cloudErrors + cloudDatabases + cloudOperations }

private var cloudRecords: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol CKRecordValueProtocol {}
      """),
    Builtin(nil, "typealias CKRecordValue = any CKRecordValueProtocol"),
    Builtin(
      nil,
      """
      class CKRecord: NSObject {
        typealias RecordType = String
        typealias FieldKey = String
        class ID: NSObject {
          let recordName: String
          let zoneID: CKRecordZone.ID
          override convenience init() { self.init(recordName: UUID().uuidString) }
          convenience init(recordName: String) {
            self.init(recordName: recordName, zoneID: CKRecordZone.ID(zoneName: "_defaultZone"))
          }
          init(recordName: String, zoneID: CKRecordZone.ID) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
          }
        }
        enum ReferenceAction: UInt { case none, deleteSelf }
        class Reference: NSObject, CKRecordValueProtocol {
          let recordID: CKRecord.ID
          let action: ReferenceAction
          init(recordID: CKRecord.ID, action: ReferenceAction) {
            (self.recordID, self.action) = (recordID, action)
          }
          convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
          }
        }
        let recordType: String
        let recordID: CKRecord.ID
        var creationDate: Date? { nil }
        var modificationDate: Date? { nil }
        var creatorUserRecordID: CKRecord.ID? { nil }
        var parent: Reference?
        var _values: [String: Any] = [:]
        convenience init(recordType: String) {
          self.init(recordType: recordType, recordID: CKRecord.ID())
        }
        init(recordType: String, recordID: CKRecord.ID) {
          (self.recordType, self.recordID) = (recordType, recordID)
        }
        subscript(key: String) -> Any? {
          get { _values[key] }
          set { _values[key] = newValue }
        }
        func allKeys() -> [String] { _values.keys.sorted() }
        func object(forKey key: String) -> Any? { _values[key] }
        func setObject(_ object: Any?, forKey key: String) { _values[key] = object }
        func value(forKey key: String) -> Any? { _values[key] }
        func setValue(_ value: Any?, forKey key: String) { _values[key] = value }
        func setValuesForKeys(_ values: [String: Any]) { _values.merge(values) { $1 } }
      }
      """),
    Builtin(
      nil,
      """
      class CKRecordZone: NSObject {
        class ID: NSObject {
          let zoneName: String
          let ownerName: String
          static let `default` = CKRecordZone.ID(zoneName: "_defaultZone")
          init(zoneName: String, ownerName: String = "__defaultOwner__") {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
          }
        }
        let zoneID: CKRecordZone.ID
        init(zoneName: String) { zoneID = CKRecordZone.ID(zoneName: zoneName) }
        init(zoneID: CKRecordZone.ID) { self.zoneID = zoneID }
        class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
      }
      """),
    Builtin(
      nil,
      """
      class CKAsset: NSObject, CKRecordValueProtocol {
        let fileURL: URL?
        init(fileURL: URL) { self.fileURL = fileURL }
      }
      """),
    Builtin(
      nil,
      """
      class CKQuery: NSObject {
        let recordType: String
        let predicate: NSPredicate
        var sortDescriptors: [NSSortDescriptor]?
        init(recordType: String, predicate: NSPredicate) {
          (self.recordType, self.predicate) = (recordType, predicate)
        }
      }
      """),
  ]
    + ["String", "Int", "Double", "Bool", "Date", "Data", "NSNumber", "NSString", "Array"].map {
      Builtin("\($0): CKRecordValueProtocol", "var _isRecordValue: Bool { true }")
    }
}

private var cloudErrors: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct CKError: LocalizedError {
        enum Code: Int {
          case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer
          case serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated
          case permissionFailure, unknownItem, invalidArguments, serverRecordChanged = 14
          case zoneBusy = 23, quotaExceeded = 25, zoneNotFound, limitExceeded, accountTemporarilyUnavailable = 36
        }
        let code: CKError.Code
        init(_ code: CKError.Code) { self.code = code }
        var errorCode: Int { code.rawValue }
        var retryAfterSeconds: Double? { nil }
        var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
        var errorDescription: String? { "This request requires an authenticated account" }
      }
      """),
    Builtin(
      nil,
      """
      enum CKAccountStatus: Int {
        case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
      }
      """),
  ]
}

/// Each request as a call with a completion and as one to wait for; all fail alike.
private var cloudDatabases: [Builtin] {
  let requests: [(String, String, String)] = [
    ("save(_ record: CKRecord", "CKRecord", ""), ("save(_ zone: CKRecordZone", "CKRecordZone", ""),
    ("fetch(withRecordID recordID: CKRecord.ID", "CKRecord", "record(for recordID: CKRecord.ID"),
    (
      "delete(withRecordID recordID: CKRecord.ID", "CKRecord.ID",
      "deleteRecord(withID recordID: CKRecord.ID"
    ),
    ("perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?", "[CKRecord]", ""),
  ]
  return [
    Builtin(
      nil,
      """
      class CKContainer: NSObject {
        static let _default: CKContainer = CKContainer(identifier: "default")
        let containerIdentifier: String?
        let privateCloudDatabase: CKDatabase = CKDatabase()
        let publicCloudDatabase: CKDatabase = CKDatabase()
        let sharedCloudDatabase: CKDatabase = CKDatabase()
        init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
        class func `default`() -> CKContainer { _default }
        func accountStatus() async throws -> CKAccountStatus { .noAccount }
        func accountStatus(
          completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completionHandler(.noAccount, nil) } }
        func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
        func fetchUserRecordID(
          completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) } }
      }
      """),
    Builtin(nil, "enum CKDatabaseScope: Int { case `public` = 1, `private`, shared }"),
    Builtin(
      nil,
      """
      class CKDatabase: NSObject {
        typealias Scope = CKDatabaseScope
        func add(_ operation: CKOperation) { operation._fail() }
        func records(
          matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
          desiredKeys: [String]? = nil, resultsLimit: Int = 0
        ) async throws -> (
          matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
          queryCursor: CKQueryOperation.Cursor?
        ) { throw CKError(.notAuthenticated) }
        func records(
          for ids: [CKRecord.ID], desiredKeys: [String]? = nil
        ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
          throw CKError(.notAuthenticated)
        }
        func modifyRecords(
          saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID]
        ) async throws -> (
          saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
          deleteResults: [CKRecord.ID: Result<Void, any Error>]
        ) { throw CKError(.notAuthenticated) }
      }
      """),
  ]
    + requests.flatMap { call, result, awaited in
      [
        Builtin(
          "CKDatabase",
          """
          func \(call), completionHandler: @escaping (\(result)?, (any Error)?) -> Void) {
            DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) }
          }
          """),
        Builtin(
          "CKDatabase",
          """
          @discardableResult func \(awaited.isEmpty ? call : awaited)) async throws -> \(result) {
            throw CKError(.notAuthenticated)
          }
          """),
      ]
    }
}

private var cloudOperations: [Builtin] {
  [
    Builtin(
      nil,
      """
      class CKOperation: NSObject {
        func _fail() {}
      }
      """),
    Builtin(
      nil,
      """
      class CKQueryOperation: CKOperation {
        class Cursor: NSObject {}
        static let maximumResults = 0
        var query: CKQuery?
        var cursor: Cursor?
        var resultsLimit: Int = 0
        var desiredKeys: [String]?
        var zoneID: CKRecordZone.ID?
        var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
        var recordFetchedBlock: ((CKRecord) -> Void)?
        var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
        var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
        init(query: CKQuery) { self.query = query }
        init(cursor: Cursor) { self.cursor = cursor }
        override func _fail() {
          DispatchQueue.main.async {
            self.queryResultBlock?(.failure(CKError(.notAuthenticated)))
            self.queryCompletionBlock?(nil, CKError(.notAuthenticated))
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      class CKModifyRecordsOperation: CKOperation {
        enum RecordSavePolicy: Int { case ifServerRecordUnchanged, changedKeys, allKeys }
        var savePolicy: RecordSavePolicy = .ifServerRecordUnchanged
        var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
        var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
        init(recordsToSave: [CKRecord]?, recordIDsToDelete: [CKRecord.ID]?) {}
        override func _fail() {
          DispatchQueue.main.async {
            self.modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
            self.modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
          }
        }
      }
      """),
  ]
}
