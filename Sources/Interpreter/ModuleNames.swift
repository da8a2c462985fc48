import Checking

/// The modules that the library's types outside of Swift's own come from, as `debugPrint` and
/// `String(reflecting:)` show them.
enum ModuleNames {
  /// - Parameter showsViews: on a Mac all is Foundation's; elsewhere it is in parts.
  static func module(of name: String, showsViews: Bool) -> String {
    if essentials.contains(name) { return showsViews ? "Foundation" : "FoundationEssentials" }
    if foundation.contains(name) { return "Foundation" }
    if name.hasPrefix("Dispatch") { return "Dispatch" }
    return ["Regex", "AnyRegexOutput"].contains(name) ? "_StringProcessing" : "Swift"
  }

  private static let essentials: Set<String> = [
    "AttributedString", "Calendar", "CocoaError", "Data", "Date", "DateComponents", "DateInterval",
    "ComparisonResult", "Decimal", "FileManager", "IndexPath", "JSONDecoder", "JSONEncoder",
    "Locale",
    "PropertyListDecoder", "PropertyListEncoder", "TimeZone", "URL", "URLComponents",
    "URLQueryItem", "UUID",
  ]

  private static let foundation: Set<String> = [
    "Bundle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet",
    "DateFormatter", "Dimension", "ISO8601DateFormatter", "IndexSet", "Measurement",
    "MeasurementFormatter", "NSCache", "NSError", "NSLock", "NSNumber", "NSObject",
    "NSRegularExpression", "Notification", "NotificationCenter", "NumberFormatter",
    "OperationQueue", "PersonNameComponents", "ProcessInfo", "RunLoop", "Scanner", "Thread",
    "Timer", "URLError", "Unit", "UnitDuration", "UnitLength", "UnitMass", "UnitTemperature",
    "UserDefaults",
  ]
}
