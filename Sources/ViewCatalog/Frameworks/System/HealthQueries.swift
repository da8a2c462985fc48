import Interpreter

/// What keeps the samples, and asks whether it may.
var healthStore: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum HKAuthorizationStatus: Int { case notDetermined, sharingDenied, sharingAuthorized }
      """),
    Builtin(
      nil, "enum HKAuthorizationRequestStatus: Int { case unknown, shouldRequest, unnecessary }"),
    Builtin(nil, "enum HKUpdateFrequency: Int { case immediate = 1, hourly, daily, weekly }"),
    Builtin(
      nil,
      """
      struct HKError: Error {
        enum Code: Int { case noError, errorHealthDataUnavailable, errorNoData = 11 }
        let code: Code
        static var errorNoData: HKError.Code { .errorNoData }
        var localizedDescription: String { "No data available for the specified predicate." }
      }
      """),
    Builtin(
      nil,
      """
      class HKHealthStore: NSObject {
        static var _samples: [HKSample] = []
        class func isHealthDataAvailable() -> Bool { true }
        override init() {}
        func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
          .sharingAuthorized
        }
        func requestAuthorization(
          toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
          completion: @escaping (Bool, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completion(true, nil) } }
        func requestAuthorization(
          toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
        ) async throws {}
        func statusForAuthorizationRequest(
          toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
        ) async throws -> HKAuthorizationRequestStatus { .unnecessary }
        func execute(_ query: HKQuery) { DispatchQueue.main.async { query._run() } }
        func stop(_ query: HKQuery) {}
        func save(
          _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
        ) { save([object], withCompletion: completion) }
        func save(
          _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
        ) {
          HKHealthStore._samples += objects.compactMap { $0 as? HKSample }
          DispatchQueue.main.async { completion(true, nil) }
        }
        func save(_ object: HKObject) async throws { try await save([object]) }
        func save(_ objects: [HKObject]) async throws {
          HKHealthStore._samples += objects.compactMap { $0 as? HKSample }
        }
        func delete(
          _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
        ) {
          HKHealthStore._samples.removeAll { $0 === object }
          DispatchQueue.main.async { completion(true, nil) }
        }
        func enableBackgroundDelivery(
          for type: HKObjectType, frequency: HKUpdateFrequency,
          withCompletion completion: @escaping (Bool, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completion(true, nil) } }
        func dateOfBirthComponents() throws -> DateComponents { throw HKError(code: .errorNoData) }
        func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(code: .errorNoData) }
      }
      """),
    Builtin(
      nil,
      "class HKBiologicalSexObject: NSObject { var biologicalSex: HKBiologicalSex { .notSet } }"),
    optionSet("HKQueryOptions", raw: "UInt", ["strictStartDate", "strictEndDate"]),
    optionSet(
      "HKStatisticsOptions", raw: "UInt",
      [
        "separateBySource", "discreteAverage", "discreteMin", "discreteMax", "cumulativeSum",
        "mostRecent", "duration",
      ]),
    Builtin(nil, "let HKObjectQueryNoLimit: Int = 0"),
    Builtin(nil, "let HKSampleSortIdentifierStartDate: String = \"startDate\""),
    Builtin(nil, "let HKSampleSortIdentifierEndDate: String = \"endDate\""),
  ]
}

/// What the store is asked, each answered once.
var healthQueries: [Builtin] {
  [
    Builtin(
      nil,
      """
      class HKQuery: NSObject {
        func _run() {}
        static func _samples(of type: HKObjectType) -> [HKSample] {
          HKHealthStore._samples.filter { $0.sampleType.identifier == type.identifier }
            .sorted { $0.startDate < $1.startDate }
        }
        class func predicateForSamples(
          withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
        ) -> NSPredicate { NSPredicate(value: true) }
        class func predicateForWorkouts(
          with workoutActivityType: HKWorkoutActivityType
        ) -> NSPredicate { NSPredicate(value: true) }
      }
      """),
    Builtin(
      nil,
      """
      class HKSampleQuery: HKQuery {
        let _type: HKSampleType
        let _limit: Int
        let _isDescending: Bool
        let _handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
        init(
          sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
          sortDescriptors: [NSSortDescriptor]?,
          resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
        ) {
          _type = sampleType
          _limit = limit
          _isDescending = sortDescriptors?.first?.ascending == false
          _handler = resultsHandler
        }
        override func _run() {
          var found = HKQuery._samples(of: _type)
          if _isDescending { found.reverse() }
          _handler(self, _limit > 0 ? Array(found.prefix(_limit)) : found, nil)
        }
      }
      """),
    Builtin(
      nil,
      """
      class HKStatisticsQuery: HKQuery {
        let _type: HKQuantityType
        let _handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
        init(
          quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
          options: HKStatisticsOptions = [],
          completionHandler handler: @escaping (
            HKStatisticsQuery, HKStatistics?, (any Error)?
          ) -> Void
        ) {
          _type = quantityType
          _handler = handler
        }
        override func _run() {
          let found = HKQuery._samples(of: _type).compactMap { $0 as? HKQuantitySample }
          if found.isEmpty { return _handler(self, nil, HKError(code: .errorNoData)) }
          _handler(self, HKStatistics(.distantPast, .distantFuture, found), nil)
        }
      }
      """),
    Builtin(
      nil,
      """
      class HKStatisticsCollectionQuery: HKQuery {
        let _type: HKQuantityType
        let anchorDate: Date
        let intervalComponents: DateComponents
        var initialResultsHandler: (
          (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
        )?
        var statisticsUpdateHandler: (
          (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
        )?
        init(
          quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
          options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
        ) {
          _type = quantityType
          self.anchorDate = anchorDate
          self.intervalComponents = intervalComponents
        }
        override func _run() {
          let found = HKQuery._samples(of: _type).compactMap { $0 as? HKQuantitySample }
          initialResultsHandler?(
            self, HKStatisticsCollection(anchorDate, intervalComponents, found), nil)
        }
      }
      """),
    Builtin(
      nil,
      """
      class HKObserverQuery: HKQuery {
        let _handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
        init(
          sampleType: HKSampleType, predicate: NSPredicate?,
          updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
        ) { _handler = updateHandler }
        override func _run() { _handler(self, {}, nil) }
      }
      """),
    Builtin(nil, "class HKQueryAnchor: NSObject { init(fromValue value: Int) {} }"),
    Builtin(nil, "class HKDeletedObject: NSObject { let uuid: UUID = UUID() }"),
    Builtin(
      nil,
      """
      class HKAnchoredObjectQuery: HKQuery {
        typealias _Handler = (
          HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void
        let _type: HKSampleType
        let _handler: _Handler
        var updateHandler: _Handler?
        init(
          type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
          resultsHandler handler: @escaping _Handler
        ) {
          _type = type
          _handler = handler
        }
        override func _run() {
          _handler(self, HKQuery._samples(of: _type), [], HKQueryAnchor(fromValue: 0), nil)
        }
      }
      """),
  ]
}
