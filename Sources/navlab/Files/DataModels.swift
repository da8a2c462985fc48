import Diagnostics

/// The classes that Xcode makes of a Core Data model: one for each entity of an `.xcdatamodeld`
/// that lies with the program, with its attributes and relationships.
struct DataModels {
  /// Swift files of the entities of the models beside the sources, which use Core Data.
  static func sources(beside sources: [SourceFile]) -> [SourceFile] {
    guard sources.contains(where: { $0.text.contains("CoreData") }) else { return [] }
    var models: [String: String] = [:]
    for folder in Resources.folders(of: sources.map(\.name)) {
      for file in (try? Folders.files(below: folder, depth: 5)) ?? [] {
        guard file.hasSuffix(".xcdatamodel/contents"),
          let end = file.firstRange(of: ".xcdatamodeld/")
        else { continue }
        // The last of a model's versions by name is the newest.
        models["\(folder)/\(file[..<end.lowerBound]).xcdatamodeld"] = "\(folder)/\(file)"
      }
    }
    return models.sorted { $0.key < $1.key }.compactMap { name, path in
      guard let text = try? TextFiles.text(of: path) else { return nil }
      let classes = swift(of: text)
      return classes.isEmpty ? nil : SourceFile(name: name, text: classes)
    }
  }

  /// The classes of a model's XML that are generated, as Swift.
  static func swift(of model: String) -> String {
    var entities: [String] = []
    var members: [String] = []
    var current: [String: String] = [:]
    func finish() {
      if let made = entity(current, members) { entities.append(made) }
      (current, members) = ([:], [])
    }
    for tag in tags(of: model) {
      switch tag.name {
      case "entity":
        finish()
        current = tag.attributes
      case "/entity": finish()
      case "attribute": members.append(attribute(tag.attributes))
      case "relationship": members.append(relationship(tag.attributes, tags(of: model)))
      default: break
      }
    }
    if entities.isEmpty { return "" }
    return "import CoreData\n\n" + entities.joined(separator: "\n")
  }

  private static func entity(_ entity: [String: String], _ members: [String]) -> String? {
    guard let name = entity["name"], let kind = entity["codeGenerationType"] else { return nil }
    let type = (entity["representedClassName"] ?? name).split(separator: ".").last ?? ""
    let parent = entity["parentEntity"] ?? "NSManagedObject"
    let head =
      kind == "class"
      ? "class \(type): \(parent), Identifiable {" : "extension \(type): Identifiable {"
    let request = """
        @nonobjc class func fetchRequest() -> NSFetchRequest<\(type)> {
          NSFetchRequest<\(type)>(entityName: "\(name)")
        }
      """
    return ([head, request] + members + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func attribute(_ attribute: [String: String]) -> String {
    let name = attribute["name"] ?? ""
    let isScalar = attribute["usesScalarValueType"] != "NO"
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool",
    ]
    let objects = [
      "String": "String", "Date": "Date", "UUID": "UUID", "Binary": "Data", "URI": "URL",
      "Decimal": "NSDecimalNumber",
    ]
    let kind = attribute["attributeType"] ?? ""
    guard let scalar = scalars[kind] else {
      let type = objects[kind] ?? attribute["customClassName"] ?? "NSObject"
      return accessors(name, "\(type)?", standard(attribute["defaultValueString"], type) ?? "nil")
    }
    if !isScalar { return accessors(name, "NSNumber?", "nil") }
    let standard = standard(attribute["defaultValueString"], scalar)
    return accessors(name, scalar, standard ?? (scalar == "Bool" ? "false" : "0"))
  }

  /// A default value as Swift writes it.
  private static func standard(_ text: String?, _ type: String) -> String? {
    guard let text else { return nil }
    switch type {
    case "String": return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case "Bool": return text == "YES" ? "true" : "false"
    default: return Double(text) == nil ? nil : text
    }
  }

  private static func accessors(_ name: String, _ type: String, _ standard: String) -> String {
    """
      var \(name): \(type) {
        get { _managedValue("\(name)", \(standard)) }
        set { _setManagedValue("\(name)", newValue) }
      }
    """
  }

  private static func relationship(_ relationship: [String: String], _ model: [Tag]) -> String {
    let name = relationship["name"] ?? ""
    let type = relationship["destinationEntity"] ?? "NSManagedObject"
    let inverse = relationship["inverseName"]
    let place = model.firstIndex { $0.name == "entity" && $0.attributes["name"] == type }
    let isMany =
      place.flatMap { start in
        model[(start + 1)...].prefix { $0.name != "entity" }.first {
          $0.name == "relationship" && $0.attributes["name"] == inverse
        }
      }?.attributes["toMany"] == "YES"
    let ends = "\"\(name)\", \(inverse.map { "\"\($0)\"" } ?? "nil"), \(isMany)"
    guard relationship["toMany"] == "YES" else {
      return """
          var \(name): \(type)? {
            get { _managedValue("\(name)", nil) }
            set { _point(to: newValue, \(ends)) }
          }
        """
    }
    let title = name.prefix(1).uppercased() + name.dropFirst()
    return """
        @NSManaged var \(name): NSSet?
        func addTo\(title)(_ value: \(type)) { _join(value, \(ends)) }
        func removeFrom\(title)(_ value: \(type)) { _part(from: value, \(ends)) }
        func addTo\(title)(_ values: NSSet) {
          for case let value as \(type) in values.allObjects { _join(value, \(ends)) }
        }
        func removeFrom\(title)(_ values: NSSet) {
          for case let value as \(type) in values.allObjects { _part(from: value, \(ends)) }
        }
      """
  }

  private struct Tag {
    var name: String
    var attributes: [String: String]
  }

  /// The tags of a model: `<name key="value" …>`.
  private static func tags(of model: String) -> [Tag] {
    model.split(separator: "<").compactMap { piece in
      guard let end = piece.firstIndex(of: ">") else { return nil }
      let inner = piece[..<end]
      let name = inner.prefix { !$0.isWhitespace && ($0 != "/" || $0 == inner.first) }
      var attributes: [String: String] = [:]
      var rest = inner.dropFirst(name.count)
      while let equals = rest.firstIndex(of: "=") {
        let key = rest[..<equals].filter { !$0.isWhitespace }
        let value = rest[equals...].dropFirst(2).prefix { $0 != "\"" }
        attributes[key] = plain(value)
        rest = rest[value.endIndex...].dropFirst()
      }
      return Tag(name: String(name), attributes: attributes)
    }
  }

  private static func plain(_ text: Substring) -> String {
    let marks = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return marks.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
