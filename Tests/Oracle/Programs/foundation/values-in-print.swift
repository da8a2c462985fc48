import Foundation
// What values of Foundation print, alone and in others.
struct Box<T> { var value: T? = nil }
var calendar = Calendar(identifier: .gregorian)
calendar.locale = Locale(identifier: "de_DE")
calendar.timeZone = TimeZone(identifier: "America/New_York")!
calendar.firstWeekday = 2
calendar.minimumDaysInFirstWeek = 4
print(calendar)
print(Locale(identifier: "fr_FR"), [Locale(identifier: "fr")])
print(URL(fileURLWithPath: "/a b/é.txt"), URL(fileURLWithPath: "/a b").path, URLComponents(string: "http://a.b?c=d")!)
print(IndexSet([1, 2, 5]), Data([1]), [Data([1, 2])], String.Encoding.utf8, [String.Encoding.ascii])
print(Notification(name: .init("q")), Notification(name: .init("q"), object: "o", userInfo: ["a": 1]))
print(PersonNameComponents(givenName: "A", familyName: "B"))
debugPrint(Box<Date>(), Box<Decimal>(), Box<DateFormatter>(), Box<[UUID]>(), Box<IndexSet>())
print(CocoaError(.fileReadNoSuchFile).localizedDescription, (CocoaError(.fileNoSuchFile) as NSError).domain)
print(CocoaError.Code.fileNoSuchFile, CocoaError(.fileWriteOutOfSpace).errorCode)
do { try FileManager.default.removeItem(atPath: "/nope/x") } catch let error as CocoaError {
  print(error.code == .fileNoSuchFile, error.code.rawValue)
}
let formatter = DateFormatter()
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.locale = Locale(identifier: "en_US")
formatter.dateFormat = "yyyy"
formatter.dateStyle = .long
print(formatter.string(from: Date(timeIntervalSince1970: 0)))
struct Three: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    _ = try list.decode(Int.self)
    throw DecodingError.dataCorruptedError(in: list, debugDescription: "no")
  }
}
do { _ = try JSONDecoder().decode(Three.self, from: Data("[1,2]".utf8)) } catch { print(error) }
