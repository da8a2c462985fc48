import Foundation
print(String(format: "%.2f %d %@ %05.1f %x", 3.14159, 7, "s", 2.5, 255)); print("a b".replacingOccurrences(of: " ", with: "-"), " x ".trimmingCharacters(in: .whitespaces), "a,b".components(separatedBy: ","), "hello world".capitalized, "abc".range(of: "b") != nil)
print(sqrt(16.0), pow(2.0, 3.0), floor(2.7), ceil(2.1), abs(-3.5), (3.14159 * 100).rounded() / 100, Double.pi > 3, min(1.5, 2))
let d = Date(timeIntervalSince1970: 0); print(d.timeIntervalSince1970, d < Date(timeIntervalSince1970: 5), d.addingTimeInterval(60).timeIntervalSince(d)); print(UUID() == UUID(), UUID().uuidString.count, URL(string: "https://a.b/c?d=e")!.host ?? "", "Abc".localizedCaseInsensitiveContains("aB"))
var c = DateComponents(); c.year = 2024; c.month = 2; print(c.year!, c.month!); print(1234.5.formatted(.number.precision(.fractionLength(1))), 0.25.formatted(.percent), ["a", "b"].formatted())
struct LocalError: LocalizedError { var errorDescription: String? { "local problem" } }; do { throw LocalError() } catch { print(error.localizedDescription) }
