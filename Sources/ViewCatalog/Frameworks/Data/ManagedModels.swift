import Interpreter

/// Core Data models that a program makes by itself. Objects keep their values by name, whatever the
/// model says of them: it is kept as it was made.
var managedModels: [Builtin] {
  [
    option(
      "NSFetchRequestResultType",
      [
        "managedObjectResultType", "managedObjectIDResultType", "dictionaryResultType",
        "countResultType",
      ]),
    Builtin("NSDictionary: NSFetchRequestResult", "typealias _Result = NSDictionary"),
    Builtin(
      "NSManagedObjectContext",
      """
      func fetch(_ request: NSFetchRequest<NSDictionary>) throws -> [NSDictionary] {
        let objects = NSFetchRequest<NSManagedObject>(entityName: request.entityName ?? "")
        objects.predicate = request.predicate
        objects.sortDescriptors = request.sortDescriptors
        objects.fetchLimit = request.fetchLimit
        objects.fetchOffset = request.fetchOffset
        let names = request.propertiesToFetch?.compactMap { $0 as? String }
        return try fetch(objects).map { object in
          let values = object._values.filter { names?.contains($0.key) ?? true }
          return NSDictionary(
            dictionary: Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0.key), $0.value) }))
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSManagedObjectModel: NSObject {
        var entities: [NSEntityDescription] = []
        override init() {}
        init?(contentsOf url: URL) {}
        var entitiesByName: [String: NSEntityDescription] {
          Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        }
        class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
          NSManagedObjectModel()
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSEntityDescription: NSObject {
        var name: String?
        var managedObjectClassName: String! = "NSManagedObject"
        var isAbstract: Bool = false
        var properties: [NSPropertyDescription] = []
        var subentities: [NSEntityDescription] = []
        var uniquenessConstraints: [[Any]] = []
        var userInfo: [AnyHashable: Any]?
        override init() {}
        init(name: String) { self.name = name }
        var propertiesByName: [String: NSPropertyDescription] {
          Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        var attributesByName: [String: NSAttributeDescription] {
          propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
        }
        var relationshipsByName: [String: NSRelationshipDescription] {
          propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
        }
        class func entity(
          forEntityName entityName: String, in context: NSManagedObjectContext
        ) -> NSEntityDescription? { NSEntityDescription(name: entityName) }
      }
      """),
    Builtin(
      nil,
      """
      class NSPropertyDescription: NSObject {
        var name: String = ""
        var isOptional: Bool = true
        var isTransient: Bool = false
        var renamingIdentifier: String?
        var userInfo: [AnyHashable: Any]?
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class NSAttributeDescription: NSPropertyDescription {
        var attributeType: NSAttributeType = .undefinedAttributeType
        var attributeValueClassName: String?
        var defaultValue: Any?
        var valueTransformerName: String?
        var allowsExternalBinaryDataStorage: Bool = false
      }
      """),
    Builtin(
      nil,
      """
      class NSRelationshipDescription: NSPropertyDescription {
        var destinationEntity: NSEntityDescription?
        var inverseRelationship: NSRelationshipDescription?
        var minCount: Int = 0
        var maxCount: Int = 0
        var deleteRule: NSDeleteRule = .nullifyDeleteRule
        var isOrdered: Bool = false
        var isToMany: Bool { maxCount != 1 }
      }
      """),
    Builtin(
      nil,
      """
      enum NSDeleteRule: UInt {
        case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
      }
      """),
    Builtin(
      nil,
      """
      enum NSAttributeType: UInt {
        case undefinedAttributeType = 0
        case integer16AttributeType = 100
        case integer32AttributeType = 200
        case integer64AttributeType = 300
        case decimalAttributeType = 400
        case doubleAttributeType = 500
        case floatAttributeType = 600
        case stringAttributeType = 700
        case booleanAttributeType = 800
        case dateAttributeType = 900
        case binaryDataAttributeType = 1000
        case UUIDAttributeType = 1100
        case URIAttributeType = 1200
        case transformableAttributeType = 1800
        case objectIDAttributeType = 2000
      }
      """),
  ]
}
