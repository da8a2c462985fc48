import Interpreter

/// An address book in memory, empty at first, that a program may read and write.
var contacts: [Builtin] { contactValues + contactTypes + contactStores + contactScreens }

/// What a contact knows: its type and what it is at first.
private let contactMembers: [(name: String, type: String, first: String)] =
  [
    "namePrefix", "givenName", "middleName", "familyName", "previousFamilyName", "nameSuffix",
    "nickname", "organizationName", "departmentName", "jobTitle", "phoneticGivenName",
    "phoneticFamilyName", "note",
  ].map { ($0, "String", "\"\"") } + [
    ("contactType", "CNContactType", ".person"),
    ("phoneNumbers", "[CNLabeledValue<CNPhoneNumber>]", "[]"),
    ("emailAddresses", "[CNLabeledValue<NSString>]", "[]"),
    ("urlAddresses", "[CNLabeledValue<NSString>]", "[]"),
    ("postalAddresses", "[CNLabeledValue<CNPostalAddress>]", "[]"),
    ("socialProfiles", "[CNLabeledValue<CNSocialProfile>]", "[]"),
    ("birthday", "DateComponents?", "nil"), ("imageData", "Data?", "nil"),
  ]

private var contactTypes: [Builtin] {
  let keys =
    contactMembers.map(\.name) + ["identifier", "thumbnailImageData", "imageDataAvailable", "type"]
  return [
    Builtin(nil, "enum CNContactType: Int { case person, organization }"),
    Builtin(
      nil,
      """
      class CNContact: NSObject, Identifiable {
        var identifier: String = UUID().uuidString
        var id: UUID { UUID(uuidString: identifier) ?? UUID() }
        \(contactMembers.map { "var _\($0.name): \($0.type) = \($0.first)" }.joined(separator: "\n"))
        \(contactMembers.map { "var \($0.name): \($0.type) { _\($0.name) }" }.joined(separator: "\n"))
        var imageDataAvailable: Bool { _imageData != nil }
        var thumbnailImageData: Data? { _imageData }
        override init() {}
        func isKeyAvailable(_ key: String) -> Bool { true }
        func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
        func _copied<Contact: CNContact>(into copy: Contact) -> Contact {
          copy.identifier = identifier
          \(contactMembers.map { "copy._\($0.name) = _\($0.name)" }.joined(separator: "\n"))
          return copy
        }
        override func copy() -> Any { _copied(into: CNContact()) }
        override func mutableCopy() -> Any { _copied(into: CNMutableContact()) }
        override func isEqual(_ object: Any?) -> Bool {
          (object as? CNContact)?.identifier == identifier
        }
        override var hash: Int { identifier.hashValue }
        class func predicateForContacts(matchingName name: String) -> NSPredicate {
          NSPredicate { contact, _ in
            guard let contact = contact as? CNContact else { return false }
            let names = [contact.givenName, contact.familyName, contact.nickname]
            return names.joined(separator: " ").localizedCaseInsensitiveContains(name)
          }
        }
        class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
          NSPredicate { contact, _ in
            (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false
          }
        }
        class func predicateForContacts(
          matching phoneNumber: CNPhoneNumber
        ) -> NSPredicate {
          NSPredicate { contact, _ in
            (contact as? CNContact)?.phoneNumbers.contains {
              $0.value.stringValue == phoneNumber.stringValue
            } ?? false
          }
        }
        class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
          NSPredicate { contact, _ in
            (contact as? CNContact)?.emailAddresses.contains {
              ($0.value as String) == emailAddress
            } ?? false
          }
        }
        class func localizedString(forKey key: String) -> String { key }
      }
      """),
    Builtin(
      nil,
      """
      class CNMutableContact: CNContact {
        \(contactMembers.map {
          "override var \($0.name): \($0.type) { get { _\($0.name) } set { _\($0.name) = newValue } }"
        }.joined(separator: "\n"))
        override init() { super.init() }
      }
      """),
    Builtin(nil, "protocol CNKeyDescriptor {}"),
    Builtin("String: CNKeyDescriptor", "var _isKey: Bool { true }"),
    Builtin("NSString: CNKeyDescriptor", "var _isKey: Bool { true }"),
  ]
    + keys.map { key in
      let name = key.prefix(1).uppercased() + key.dropFirst()
      return Builtin(nil, "let CNContact\(name)Key: String = \"\(key)\"")
    }
}

private var contactValues: [Builtin] {
  let labels = ["Home", "Work", "School", "Other"].map { ("CNLabel\($0)", $0) }
  let phones = ["iPhone", "Mobile", "Main", "HomeFax", "WorkFax", "Pager"].map {
    ("CNLabelPhoneNumber\($0)", $0)
  }
  return [
    Builtin(
      nil,
      """
      class CNLabeledValue<ValueType: AnyObject>: NSObject {
        let identifier: String = UUID().uuidString
        let label: String?
        let value: ValueType
        init(label: String?, value: ValueType) {
          self.label = label
          self.value = value
        }
        class func localizedString(forLabel label: String) -> String {
          label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>")).lowercased()
        }
        func settingLabel(_ label: String?) -> Self { self }
      }
      """),
    Builtin(
      nil,
      """
      class CNPhoneNumber: NSObject {
        let stringValue: String
        init(stringValue string: String) { stringValue = string }
      }
      """),
    Builtin(
      nil,
      """
      class CNSocialProfile: NSObject {
        let urlString: String
        let username: String
        let service: String
        init(
          urlString: String?, username: String?, userIdentifier: String?, service: String?
        ) {
          self.urlString = urlString ?? ""
          self.username = username ?? ""
          self.service = service ?? ""
        }
      }
      """),
    Builtin(
      nil,
      """
      class CNPostalAddress: NSObject {
        var _street: String = ""
        var _city: String = ""
        var _state: String = ""
        var _postalCode: String = ""
        var _country: String = ""
        var street: String { _street }
        var city: String { _city }
        var state: String { _state }
        var postalCode: String { _postalCode }
        var country: String { _country }
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class CNMutablePostalAddress: CNPostalAddress {
        override var street: String { get { _street } set { _street = newValue } }
        override var city: String { get { _city } set { _city = newValue } }
        override var state: String { get { _state } set { _state = newValue } }
        override var postalCode: String { get { _postalCode } set { _postalCode = newValue } }
        override var country: String { get { _country } set { _country = newValue } }
        override init() { super.init() }
      }
      """),
    Builtin(
      nil,
      """
      class CNPostalAddressFormatter: NSObject {
        override init() {}
        class func string(
          from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
        ) -> String {
          let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
          return [
            postalAddress.street, place.filter { !$0.isEmpty }.joined(separator: " "),
            postalAddress.country,
          ].filter { !$0.isEmpty }.joined(separator: "\\n")
        }
      }
      """),
    Builtin(nil, "enum CNPostalAddressFormatterStyle: Int { case mailingAddress }"),
    Builtin(nil, "enum CNContactFormatterStyle: Int { case fullName, phoneticFullName }"),
    Builtin(
      nil,
      """
      class CNContactFormatter: NSObject {
        var style: CNContactFormatterStyle = .fullName
        override init() {}
        class func descriptorForRequiredKeys(
          for style: CNContactFormatterStyle
        ) -> any CNKeyDescriptor { "fullName" }
        class func string(
          from contact: CNContact, style: CNContactFormatterStyle
        ) -> String? {
          let names = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
            contact.nameSuffix,
          ].filter { !$0.isEmpty }
          if !names.isEmpty { return names.joined(separator: " ") }
          return contact.organizationName.isEmpty ? nil : contact.organizationName
        }
        func string(from contact: CNContact) -> String? {
          CNContactFormatter.string(from: contact, style: style)
        }
      }
      """),
  ]
    + (labels + phones + [
      ("CNLabelEmailiCloud", "iCloud"), ("CNLabelURLAddressHomePage", "HomePage"),
    ])
    .map { Builtin(nil, "let \($0.0): String = \"_$!<\($0.1)>!$_\"") }
}

private var contactScreens: [Builtin] {
  [
    systemScreen(
      "CNContactPickerViewController", title: "Contacts",
      left: "self.delegate?.contactPickerDidCancel(self)",
      """
      weak var delegate: (any CNContactPickerDelegate)?
      var displayedPropertyKeys: [String]?
      var predicateForEnablingContact: NSPredicate?
      var predicateForSelectionOfContact: NSPredicate?
      var predicateForSelectionOfProperty: NSPredicate?
      """),
    Builtin(
      nil,
      """
      class CNContactProperty: NSObject {
        let contact: CNContact
        let key: String
        var value: Any? { nil }
        var label: String? { nil }
        init(_ contact: CNContact, _ key: String) {
          self.contact = contact
          self.key = key
        }
      }
      """),
    Builtin(
      nil,
      """
      class CNContactViewController: UIViewController {
        weak var delegate: (any CNContactViewControllerDelegate)?
        let contact: CNContact
        var contactStore: CNContactStore?
        var allowsEditing: Bool = true
        var allowsActions: Bool = true
        var displayedPropertyKeys: [any CNKeyDescriptor]?
        init(for contact: CNContact) {
          self.contact = contact
          super.init()
        }
        init(forNewContact contact: CNContact?) {
          self.contact = contact ?? CNContact()
          super.init()
        }
        init(forUnknownContact contact: CNContact) {
          self.contact = contact
          super.init()
        }
        class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "all" }
        override func _shown() -> AnyView {
          AnyView(
            List {
              Text(CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name")
              ForEach(contact.phoneNumbers, id: \\.self) { Text($0.value.stringValue) }
              ForEach(contact.emailAddresses, id: \\.self) { Text($0.value as String) }
            })
        }
      }
      """),
  ]
    + delegate(
      "CNContactPickerDelegate",
      [
        "contactPickerDidCancel(_ picker: CNContactPickerViewController)",
        "contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)",
        """
        contactPicker(
          _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
        """,
        "contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])",
      ])
    + delegate(
      "CNContactViewControllerDelegate",
      [
        """
        contactViewController(
          _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
        """,
        """
        contactViewController(
          _ viewController: CNContactViewController,
          shouldPerformDefaultActionFor property: CNContactProperty) -> Bool = true
        """,
      ])
}
