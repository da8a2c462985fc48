import Interpreter

/// Core ML on a device without any model: what describes one is there, and none is loaded.
var learnedModels: [Builtin] {
  [
    """
    class MLModelConfiguration: NSObject {
      var computeUnits: MLComputeUnits = .all
      var allowLowPrecisionAccumulationOnGPU: Bool = false
      var modelDisplayName: String?
      override init() {}
    }
    """,
    "enum MLComputeUnits: Int { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }",
    """
    struct MLModelError: Error, LocalizedError {
      enum Code: Int {
        case generic, featureType, io = 3, customLayer, customModel, update, parameters
        case modelDecryptionKeyFetch, modelDecryption, modelCollection, predictionCancelled
      }
      let code: Code
      init(_ code: Code) { self.code = code }
      var errorDescription: String? { "There is no model at the URL." }
    }
    """,
    """
    class MLModel: NSObject {
      let configuration: MLModelConfiguration
      var modelDescription: MLModelDescription { MLModelDescription() }
      init(contentsOf url: URL) throws { throw MLModelError(.io) }
      init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        throw MLModelError(.io)
      }
      class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
      ) async throws -> MLModel { throw MLModelError(.io) }
      class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
      class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }
      func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
      }
      func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
      ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    }
    """,
    "class MLPredictionOptions: NSObject { override init() {} }",
    """
    class MLModelDescription: NSObject {
      override init() {}
      var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
      var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
      var predictedFeatureName: String? { nil }
      var classLabels: [Any]? { nil }
    }
    """,
    "class MLFeatureDescription: NSObject { var name: String { \"\" }; var isOptional: Bool { false } }",
    """
    enum MLFeatureType: Int {
      case invalid, int64, double, string, image, multiArray, dictionary, sequence, state
    }
    """,
    """
    class MLFeatureValue: NSObject {
      let _value: Any?
      let type: MLFeatureType
      init(int64 value: Int64) { (_value, type) = (value, .int64) }
      init(double value: Double) { (_value, type) = (value, .double) }
      init(string value: String) { (_value, type) = (value, .string) }
      init(multiArray value: MLMultiArray) { (_value, type) = (value, .multiArray) }
      init(pixelBuffer value: CVPixelBuffer) { (_value, type) = (value, .image) }
      var int64Value: Int64 { _value as? Int64 ?? 0 }
      var doubleValue: Double { _value as? Double ?? 0 }
      var stringValue: String { _value as? String ?? "" }
      var multiArrayValue: MLMultiArray? { _value as? MLMultiArray }
      var imageBufferValue: CVPixelBuffer? { _value as? CVPixelBuffer }
      var dictionaryValue: [AnyHashable: NSNumber] { [:] }
      var isUndefined: Bool { _value == nil }
    }
    """,
    """
    protocol MLFeatureProvider {
      var featureNames: Set<String> { get }
      func featureValue(for featureName: String) -> MLFeatureValue?
    }
    """,
    """
    class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
      let dictionary: [String: MLFeatureValue]
      init(dictionary: [String: Any]) throws {
        var all: [String: MLFeatureValue] = [:]
        for (name, value) in dictionary {
          if let one = value as? MLFeatureValue { all[name] = one }
          if let one = value as? String { all[name] = MLFeatureValue(string: one) }
          if let one = value as? Double { all[name] = MLFeatureValue(double: one) }
          if let one = value as? Int { all[name] = MLFeatureValue(int64: Int64(one)) }
          if let one = value as? MLMultiArray { all[name] = MLFeatureValue(multiArray: one) }
        }
        self.dictionary = all
      }
      var featureNames: Set<String> { Set(dictionary.keys) }
      func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
      subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    }
    """,
    """
    enum MLMultiArrayDataType: Int {
      case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104
      static var float: MLMultiArrayDataType { .float32 }
    }
    """,
    """
    class MLMultiArray: NSObject {
      let dataType: MLMultiArrayDataType
      let shape: [NSNumber]
      var _values: [Double]
      init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        (self.shape, self.dataType) = (shape, dataType)
        _values = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
      }
      init(_ data: [Double]) throws {
        (shape, dataType, _values) = ([NSNumber(value: data.count)], .double, data)
      }
      var count: Int { _values.count }
      var strides: [NSNumber] {
        var (all, step): ([NSNumber], Int) = ([], 1)
        for size in shape.reversed() {
          all.insert(NSNumber(value: step), at: 0)
          step *= size.intValue
        }
        return all
      }
      subscript(idx: Int) -> NSNumber {
        get { NSNumber(value: _values[idx]) }
        set { _values[idx] = newValue.doubleValue }
      }
      subscript(key: [NSNumber]) -> NSNumber {
        get { self[_place(key)] }
        set { self[_place(key)] = newValue }
      }
      func _place(_ key: [NSNumber]) -> Int {
        zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
      }
    }
    """,
  ].map { Builtin(nil, $0) }
}
