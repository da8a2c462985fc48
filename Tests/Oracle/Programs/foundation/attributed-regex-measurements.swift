import Foundation
var a = AttributedString("Hello World")
print(String(a.characters), a.characters.count, a.runs.count)
if let r = a.range(of: "World") { a.replaceSubrange(r, with: AttributedString("There")) }
print(String(a.characters), (AttributedString("a") + AttributedString("b")) == AttributedString("ab"))
let rx = try NSRegularExpression(pattern: "(\\w+)@(\\w+)\\.com", options: .caseInsensitive)
let text = "ann@example.com, bob@test.com"
for m in rx.matches(in: text, range: NSRange(text.startIndex..., in: text)) { print((text as NSString).substring(with: m.range), (text as NSString).substring(with: m.range(at: 1)), m.numberOfRanges) }
print(rx.stringByReplacingMatches(in: text, range: NSRange(location: 0, length: text.utf16.count), withTemplate: "$2:$1"), rx.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)), rx.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
let km = Measurement(value: 5, unit: UnitLength.kilometers)
print(km.converted(to: .miles).value, km, km + Measurement(value: 500, unit: UnitLength.meters), km * 2, km > Measurement(value: 4999, unit: UnitLength.meters), Measurement(value: 100, unit: UnitTemperature.fahrenheit).converted(to: .celsius).value.rounded(), Measurement(value: 1, unit: UnitMass.kilograms).converted(to: .grams), Measurement(value: 90, unit: UnitAngle.degrees).converted(to: .radians).value, Measurement(value: 1, unit: UnitDuration.hours).converted(to: .minutes), Measurement(value: 1, unit: UnitVolume.liters).converted(to: .milliliters), Measurement(value: 36, unit: UnitSpeed.kilometersPerHour).converted(to: .metersPerSecond))
struct Config: Codable, Equatable { var name: String; var count: Int; var tags: [String]; var ratio: Double; var on: Bool }
let cfg = Config(name: "n", count: 2, tags: ["a"], ratio: 0.5, on: true)
print(NSLocalizedString("Hello", comment: ""), NSStringFromClass(NSObject.self).isEmpty)
let dur = Duration.seconds(3725)
print(dur.formatted(.time(pattern: .hourMinuteSecond)), Duration.seconds(65).formatted(.time(pattern: .minuteSecond)), dur.components.seconds, Duration.milliseconds(1500) + .seconds(1), Duration.seconds(2) * 3, dur / 5)
