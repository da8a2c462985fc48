import Diagnostics
import TestSupport
import Testing

@testable import navlab

@Suite struct DataModelsTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Candy" representedClassName=".Candy" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String" defaultValueString="a &lt; b"/>
            <attribute name="weight" attributeType="Integer 16" usesScalarValueType="YES"/>
            <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="isOld" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
            <relationship name="origin" maxCount="1" destinationEntity="Country" inverseName="candy" inverseEntity="Country"/>
        </entity>
        <entity name="Country" representedClassName="Country" codeGenerationType="category">
            <relationship name="candy" toMany="YES" destinationEntity="Candy" inverseName="origin" inverseEntity="Candy"/>
        </entity>
        <entity name="Own" representedClassName="Own"/>
    </model>
    """

  @Test func entitiesAreClasses() {
    let expected = """
      import CoreData

      class Candy: NSManagedObject, Identifiable {
        @nonobjc class func fetchRequest() -> NSFetchRequest<Candy> {
          NSFetchRequest<Candy>(entityName: "Candy")
        }
        var name: String? {
          get { _managedValue("name", "a < b") }
          set { _setManagedValue("name", newValue) }
        }
        var weight: Int16 {
          get { _managedValue("weight", 0) }
          set { _setManagedValue("weight", newValue) }
        }
        var added: Date? {
          get { _managedValue("added", nil) }
          set { _setManagedValue("added", newValue) }
        }
        var isOld: Bool {
          get { _managedValue("isOld", true) }
          set { _setManagedValue("isOld", newValue) }
        }
        var origin: Country? {
          get { _managedValue("origin", nil) }
          set { _point(to: newValue, "origin", "candy", true) }
        }
      }

      extension Country: Identifiable {
        @nonobjc class func fetchRequest() -> NSFetchRequest<Country> {
          NSFetchRequest<Country>(entityName: "Country")
        }
        @NSManaged var candy: NSSet?
        func addToCandy(_ value: Candy) { _join(value, "candy", "origin", false) }
        func removeFromCandy(_ value: Candy) { _part(from: value, "candy", "origin", false) }
        func addToCandy(_ values: NSSet) {
          for case let value as Candy in values.allObjects { _join(value, "candy", "origin", false) }
        }
        func removeFromCandy(_ values: NSSet) {
          for case let value as Candy in values.allObjects { _part(from: value, "candy", "origin", false) }
        }
      }

      """
    expectText(DataModels.swift(of: Self.model), equals: expected)
  }

  @Test func modelsBesideTheSourcesAreRead() throws {
    try withTemporaryFolder { folder in
      try folder.write(Array(Self.model.utf8), to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
      let source = SourceFile(name: folder.path + "/App.swift", text: "import CoreData")
      let found = DataModels.sources(beside: [source])
      #expect(found.map(\.name) == [folder.path + "/Shop.xcdatamodeld"])
      let plain = SourceFile(name: folder.path + "/App.swift", text: "import SwiftUI")
      #expect(DataModels.sources(beside: [plain]).isEmpty)
    }
  }
}
