import Interpreter

/// HealthKit as on a device on which nothing was measured: the store has what the program itself
/// saves.
var healthKit: [Builtin] { healthTypes + healthUnits + healthSamples + healthStore + healthQueries }

private var healthTypes: [Builtin] {
  [
    identifier(
      "HKQuantityTypeIdentifier",
      [
        "stepCount", "distanceWalkingRunning", "distanceCycling", "distanceSwimming",
        "activeEnergyBurned", "basalEnergyBurned", "flightsClimbed", "appleExerciseTime",
        "appleStandTime", "appleMoveTime", "heartRate", "restingHeartRate",
        "walkingHeartRateAverage", "heartRateVariabilitySDNN", "vo2Max", "oxygenSaturation",
        "respiratoryRate", "bodyTemperature", "bloodGlucose", "bloodPressureSystolic",
        "bloodPressureDiastolic", "bodyMass", "bodyMassIndex", "bodyFatPercentage", "leanBodyMass",
        "height", "waistCircumference", "dietaryWater", "dietaryEnergyConsumed", "dietaryProtein",
        "dietaryCarbohydrates", "dietaryFatTotal", "dietarySugar", "dietaryCaffeine",
        "walkingSpeed", "walkingStepLength", "runningSpeed", "runningPower", "pushCount",
        "swimmingStrokeCount", "environmentalAudioExposure", "headphoneAudioExposure",
      ]),
    identifier(
      "HKCategoryTypeIdentifier",
      [
        "sleepAnalysis", "mindfulSession", "appleStandHour", "menstrualFlow", "toothbrushingEvent",
        "handwashingEvent", "highHeartRateEvent", "lowHeartRateEvent",
      ]),
    identifier(
      "HKCharacteristicTypeIdentifier",
      ["biologicalSex", "bloodType", "dateOfBirth", "wheelchairUse"]),
    Builtin(
      nil,
      """
      class HKObjectType: NSObject {
        let identifier: String
        init(_identifier: String) { identifier = _identifier }
        class func quantityType(
          forIdentifier identifier: HKQuantityTypeIdentifier
        ) -> HKQuantityType? { HKQuantityType(identifier) }
        class func categoryType(
          forIdentifier identifier: HKCategoryTypeIdentifier
        ) -> HKCategoryType? { HKCategoryType(identifier) }
        class func characteristicType(
          forIdentifier identifier: HKCharacteristicTypeIdentifier
        ) -> HKCharacteristicType? { HKCharacteristicType(_identifier: identifier.rawValue) }
        class func workoutType() -> HKWorkoutType {
          HKWorkoutType(_identifier: "HKWorkoutTypeIdentifier")
        }
        class func activitySummaryType() -> HKObjectType {
          HKObjectType(_identifier: "HKActivitySummaryTypeIdentifier")
        }
      }
      """),
    Builtin(nil, "class HKSampleType: HKObjectType {}"),
    Builtin(nil, "class HKCharacteristicType: HKObjectType {}"),
    Builtin(nil, "class HKWorkoutType: HKSampleType {}"),
    Builtin(
      nil,
      """
      class HKQuantityType: HKSampleType {
        init(_ identifier: HKQuantityTypeIdentifier) {
          super.init(_identifier: identifier.rawValue)
        }
      }
      """),
    Builtin(
      nil,
      """
      class HKCategoryType: HKSampleType {
        init(_ identifier: HKCategoryTypeIdentifier) {
          super.init(_identifier: identifier.rawValue)
        }
      }
      """),
    Builtin(
      nil,
      """
      enum HKCategoryValueSleepAnalysis: Int {
        case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
        static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
      }
      """),
    Builtin(nil, "enum HKBiologicalSex: Int { case notSet, female, male, other }"),
    Builtin(
      nil,
      """
      enum HKWorkoutActivityType: UInt {
        case cycling = 13, functionalStrengthTraining = 20, hiking = 24, rowing = 35, running = 37
        case swimming = 46, traditionalStrengthTraining = 50, walking = 52, yoga = 57
        case coreTraining = 59, highIntensityIntervalTraining = 63, pilates = 66, other = 3000
      }
      """),
  ]
}

private func identifier(_ name: String, _ cases: [String]) -> Builtin {
  let members = cases.map { "static let \($0) = \(name)(rawValue: \"\(name)_\($0)\")" }
  return Builtin(
    nil,
    """
    struct \(name): RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      \(members.joined(separator: "\n"))
    }
    """)
}

private var healthUnits: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum HKMetricPrefix: Int {
        case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga
        var _scale: Double {
          switch self {
          case .pico: 1e-12
          case .nano: 1e-9
          case .micro: 1e-6
          case .milli: 1e-3
          case .centi: 1e-2
          case .deci: 1e-1
          case .none: 1
          case .deca: 10
          case .hecto: 100
          case .kilo: 1e3
          case .mega: 1e6
          case .giga: 1e9
          }
        }
      }
      """),
    // A unit is so many of what it measures in: of metres, grams, seconds, joules.
    Builtin(
      nil,
      """
      class HKUnit: NSObject {
        let unitString: String
        let _scale: Double
        init(_ name: String, _ scale: Double) {
          unitString = name
          _scale = scale
        }
        convenience init(from string: String) {
          let known: [String: Double] = [
            "kg": 1000, "mg": 0.001, "km": 1000, "cm": 0.01, "mi": 1609.344, "ft": 0.3048,
            "in": 0.0254, "lb": 453.59237, "oz": 28.349523125, "min": 60, "hr": 3600, "d": 86400,
            "kcal": 4184, "cal": 4.184, "kJ": 1000, "mL": 0.001, "%": 0.01, "count/min": 1.0 / 60,
          ]
          self.init(string, known[string] ?? 1)
        }
        class func count() -> HKUnit { HKUnit("count", 1) }
        class func percent() -> HKUnit { HKUnit("%", 1) }
        class func second() -> HKUnit { HKUnit("s", 1) }
        class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("s", prefix._scale) }
        class func minute() -> HKUnit { HKUnit("min", 60) }
        class func hour() -> HKUnit { HKUnit("hr", 3600) }
        class func day() -> HKUnit { HKUnit("d", 86400) }
        class func meter() -> HKUnit { HKUnit("m", 1) }
        class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("m", prefix._scale) }
        class func inch() -> HKUnit { HKUnit("in", 0.0254) }
        class func foot() -> HKUnit { HKUnit("ft", 0.3048) }
        class func yard() -> HKUnit { HKUnit("yd", 0.9144) }
        class func mile() -> HKUnit { HKUnit("mi", 1609.344) }
        class func gram() -> HKUnit { HKUnit("g", 1) }
        class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("g", prefix._scale) }
        class func pound() -> HKUnit { HKUnit("lb", 453.59237) }
        class func ounce() -> HKUnit { HKUnit("oz", 28.349523125) }
        class func joule() -> HKUnit { HKUnit("J", 1) }
        class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
        class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
        class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184) }
        class func liter() -> HKUnit { HKUnit("L", 1) }
        class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("L", prefix._scale) }
        class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625) }
        class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365) }
        class func degreeCelsius() -> HKUnit { HKUnit("degC", 1) }
        class func kelvin() -> HKUnit { HKUnit("K", 1) }
        class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 1) }
        func unitDivided(by unit: HKUnit) -> HKUnit {
          HKUnit(unitString + "/" + unit.unitString, _scale / unit._scale)
        }
        func unitMultiplied(by unit: HKUnit) -> HKUnit {
          HKUnit(unitString + "·" + unit.unitString, _scale * unit._scale)
        }
      }
      """),
    Builtin(
      nil,
      """
      class HKQuantity: NSObject {
        let _amount: Double
        init(unit: HKUnit, doubleValue value: Double) { _amount = value * unit._scale }
        func doubleValue(for unit: HKUnit) -> Double { _amount / unit._scale }
        func `is`(compatibleWith unit: HKUnit) -> Bool { true }
      }
      """),
  ]
}

private var healthSamples: [Builtin] {
  [
    Builtin(
      nil,
      """
      class HKObject: NSObject {
        let uuid: UUID = UUID()
        var metadata: [String: Any]? { nil }
        var device: HKDevice? { nil }
        var sourceRevision: HKSourceRevision { HKSourceRevision() }
      }
      """),
    Builtin(nil, "class HKDevice: NSObject { class func local() -> HKDevice { HKDevice() } }"),
    Builtin(nil, "class HKSource: NSObject { var name: String { \"Health\" } }"),
    Builtin(nil, "class HKSourceRevision: NSObject { var source: HKSource { HKSource() } }"),
    Builtin(
      nil,
      """
      class HKSample: HKObject {
        let sampleType: HKSampleType
        let startDate: Date
        let endDate: Date
        init(_ type: HKSampleType, _ start: Date, _ end: Date) {
          sampleType = type
          startDate = start
          endDate = end
        }
      }
      """),
    Builtin(
      nil,
      """
      class HKQuantitySample: HKSample {
        let quantityType: HKQuantityType
        let quantity: HKQuantity
        init(
          type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
          end endDate: Date, metadata: [String: Any]? = nil
        ) {
          self.quantityType = quantityType
          self.quantity = quantity
          super.init(quantityType, startDate, endDate)
        }
      }
      """),
    Builtin(
      nil,
      """
      class HKCategorySample: HKSample {
        let categoryType: HKCategoryType
        let value: Int
        init(
          type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
          metadata: [String: Any]? = nil
        ) {
          categoryType = type
          self.value = value
          super.init(type, startDate, endDate)
        }
      }
      """),
    Builtin(
      nil,
      """
      class HKWorkout: HKSample {
        let workoutActivityType: HKWorkoutActivityType
        let duration: TimeInterval
        let totalEnergyBurned: HKQuantity?
        let totalDistance: HKQuantity?
        init(
          activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
          duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil,
          totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
        ) {
          workoutActivityType = activityType
          self.duration = duration > 0 ? duration : endDate.timeIntervalSince(startDate)
          self.totalEnergyBurned = totalEnergyBurned
          self.totalDistance = totalDistance
          super.init(HKObjectType.workoutType(), startDate, endDate)
        }
      }
      """),
    Builtin(
      nil,
      """
      class HKStatistics: NSObject {
        let startDate: Date
        let endDate: Date
        let _amounts: [HKQuantity]
        init(_ start: Date, _ end: Date, _ samples: [HKQuantitySample]) {
          startDate = start
          endDate = end
          _amounts = samples.filter { $0.startDate >= start && $0.startDate < end }
            .map { $0.quantity }
        }
        func _made(_ amount: Double) -> HKQuantity? {
          _amounts.isEmpty ? nil : HKQuantity(unit: .count(), doubleValue: amount)
        }
        var _sum: Double { _amounts.reduce(0) { $0 + $1._amount } }
        func sumQuantity() -> HKQuantity? { _made(_sum) }
        func averageQuantity() -> HKQuantity? { _made(_sum / Double(max(1, _amounts.count))) }
        func minimumQuantity() -> HKQuantity? { _made(_amounts.map { $0._amount }.min() ?? 0) }
        func maximumQuantity() -> HKQuantity? { _made(_amounts.map { $0._amount }.max() ?? 0) }
        func mostRecentQuantity() -> HKQuantity? { _amounts.last }
      }
      """),
    Builtin(
      nil,
      """
      class HKStatisticsCollection: NSObject {
        let _anchor: Date
        let _interval: DateComponents
        let _samples: [HKQuantitySample]
        init(_ anchor: Date, _ interval: DateComponents, _ samples: [HKQuantitySample]) {
          _anchor = anchor
          _interval = interval
          _samples = samples
        }
        func _next(_ date: Date) -> Date {
          Calendar.current.date(byAdding: _interval, to: date) ?? date.addingTimeInterval(86400)
        }
        func statistics() -> [HKStatistics] {
          guard let first = _samples.map({ $0.startDate }).min(),
            let last = _samples.map({ $0.startDate }).max()
          else { return [] }
          var all: [HKStatistics] = []
          enumerateStatistics(from: first, to: last) { one, _ in all.append(one) }
          return all.filter { !$0._amounts.isEmpty }
        }
        func statistics(for date: Date) -> HKStatistics? {
          HKStatistics(date, _next(date), _samples)
        }
        func enumerateStatistics(
          from startDate: Date, to endDate: Date,
          with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
          let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
          stop.initialize(to: false)
          var date = _anchor
          let length = max(60, _next(date).timeIntervalSince(date))
          date.addTimeInterval(
            length * (startDate.timeIntervalSince(date) / length).rounded(.down))
          while date <= endDate, !stop.pointee.boolValue {
            block(HKStatistics(date, _next(date), _samples), stop)
            date = _next(date)
          }
        }
      }
      """),
  ]
}
