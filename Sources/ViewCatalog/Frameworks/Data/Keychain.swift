import Interpreter

/// The keychain, in memory: what was added is found by its class, service and account.
var keychain: [Builtin] {
  let keys = [
    "Class", "ClassGenericPassword", "ClassInternetPassword", "ClassCertificate", "ClassKey",
    "AttrAccount", "AttrService", "AttrServer", "AttrLabel", "AttrComment", "AttrDescription",
    "AttrAccessGroup", "AttrSynchronizable", "AttrAccessible", "AttrGeneric",
    "AttrSynchronizableAny",
    "AttrAccessibleWhenUnlocked", "AttrAccessibleAfterFirstUnlock",
    "AttrAccessibleWhenUnlockedThisDeviceOnly", "AttrAccessibleAfterFirstUnlockThisDeviceOnly",
    "AttrAccessibleWhenPasscodeSetThisDeviceOnly",
    "ReturnData", "ReturnAttributes", "ReturnRef", "ReturnPersistentRef", "ValueData", "ValueRef",
    "MatchLimit", "MatchLimitOne", "MatchLimitAll", "UseAuthenticationContext",
    "UseDataProtectionKeychain",
  ]
  let statuses = [
    ("Success", 0), ("ItemNotFound", -25300), ("DuplicateItem", -25299), ("AuthFailed", -25293),
    ("Param", -50), ("Decode", -26275), ("Unimplemented", -4), ("InteractionNotAllowed", -25308),
    ("UserCanceled", -128), ("InternalError", -26276), ("BadReq", -909), ("IO", -36),
    ("NotAvailable", -25291), ("NoSuchAttr", -25303), ("MissingEntitlement", -34018),
  ]
  return [
    Builtin(nil, "typealias OSStatus = Int32"),
    Builtin(nil, "let noErr: OSStatus = 0"),
    Builtin(nil, "typealias CFString = String"),
    Builtin(nil, "typealias CFData = Data"),
    Builtin(nil, "typealias CFDictionary = NSDictionary"),
    Builtin(nil, "typealias CFTypeRef = AnyObject"),
    Builtin(nil, "let kCFBooleanTrue: Bool! = true"),
    Builtin(nil, "let kCFBooleanFalse: Bool! = false"),
  ]
    + keys.map { Builtin(nil, "let kSec\($0): String = \"kSec\($0)\"") }
    + statuses.map { Builtin(nil, "let errSec\($0.0): OSStatus = \($0.1)") } + secItems
}

private var secItems: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _Keychain {
        static var items: [[String: Any]] = []
        // What tells one item from another.
        static let attributes: [String] = [kSecClass, kSecAttrService, kSecAttrServer, kSecAttrAccount]
        static func entries(_ query: CFDictionary) -> [String: Any] {
          var entries: [String: Any] = [:]
          for (key, value) in query._entries {
            if let name = key.base as? String { entries[name] = value }
          }
          return entries
        }
        static func fits(_ item: [String: Any], _ query: [String: Any]) -> Bool {
          attributes.allSatisfy { name in
            guard let wanted = query[name] else { return true }
            return (item[name] as? AnyHashable) == (wanted as? AnyHashable)
          }
        }
        static func result(_ item: [String: Any], _ query: [String: Any]) -> AnyObject {
          if query[kSecReturnAttributes] as? Bool == true { return item as AnyObject }
          return item[kSecValueData] as AnyObject
        }
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func SecItemAdd(
        _ attributes: CFDictionary, _ result: CFTypeRef?
      ) -> OSStatus {
        let item = _Keychain.entries(attributes)
        if _Keychain.items.contains(where: { _Keychain.fits($0, item) }) {
          return errSecDuplicateItem
        }
        _Keychain.items.append(item)
        return errSecSuccess
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func SecItemAdd(
        _ attributes: CFDictionary, _ result: inout CFTypeRef?
      ) -> OSStatus {
        let status = SecItemAdd(attributes, nil)
        if status == errSecSuccess { SecItemCopyMatching(attributes, &result) }
        return status
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func SecItemCopyMatching(
        _ query: CFDictionary, _ result: CFTypeRef?
      ) -> OSStatus {
        let wanted = _Keychain.entries(query)
        let isThere = _Keychain.items.contains { _Keychain.fits($0, wanted) }
        return isThere ? errSecSuccess : errSecItemNotFound
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func SecItemCopyMatching(
        _ query: CFDictionary, _ result: inout CFTypeRef?
      ) -> OSStatus {
        let wanted = _Keychain.entries(query)
        let found = _Keychain.items.filter { _Keychain.fits($0, wanted) }
        guard let first = found.first else { return errSecItemNotFound }
        if wanted[kSecMatchLimit] as? String == kSecMatchLimitAll {
          result = found.map { _Keychain.result($0, wanted) } as AnyObject
        } else {
          result = _Keychain.result(first, wanted)
        }
        return errSecSuccess
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func SecItemUpdate(
        _ query: CFDictionary, _ attributesToUpdate: CFDictionary
      ) -> OSStatus {
        let wanted = _Keychain.entries(query)
        var status = errSecItemNotFound
        for index in _Keychain.items.indices where _Keychain.fits(_Keychain.items[index], wanted) {
          _Keychain.items[index].merge(_Keychain.entries(attributesToUpdate)) { $1 }
          status = errSecSuccess
        }
        return status
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func SecItemDelete(_ query: CFDictionary) -> OSStatus {
        let wanted = _Keychain.entries(query)
        let count = _Keychain.items.count
        _Keychain.items.removeAll { _Keychain.fits($0, wanted) }
        return _Keychain.items.count < count ? errSecSuccess : errSecItemNotFound
      }
      """),
    Builtin(
      nil,
      """
      func SecCopyErrorMessageString(
        _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
      ) -> CFString? { status == errSecSuccess ? "No error." : "The operation failed." }
      """),
  ]
}
