import Foundation

struct Line: Codable {
  var title: String
  var quantity: Int
  var unitPrice: Decimal
  var total: Decimal { unitPrice * Decimal(quantity) }
}
struct Invoice: Codable {
  enum Status: String, Codable { case draft, sent, paid }
  var number: Int
  var customer: String
  var issued: Date
  var lines: [Line]
  var status = Status.draft
  var note: String?

  var net: Decimal { lines.reduce(0) { $0 + $1.total } }
  func gross(tax: Decimal) -> Decimal { net * (1 + tax) }
}

var invoice = Invoice(
  number: 42, customer: "Müller & Söhne", issued: Date(timeIntervalSince1970: 1_700_000_000),
  lines: [
    Line(title: "Paper", quantity: 10, unitPrice: Decimal(string: "4.99")!),
    Line(title: "Pens", quantity: 3, unitPrice: Decimal(string: "1.25")!),
  ])
print(invoice.net, invoice.gross(tax: Decimal(string: "0.19")!))
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
encoder.dateEncodingStrategy = .iso8601
let data = try encoder.encode(invoice)
print(String(decoding: data, as: UTF8.self))
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
var copy = try decoder.decode(Invoice.self, from: data)
copy.status = .sent
copy.note = "second"
print(copy.number == invoice.number, copy.status.rawValue, copy.note ?? "-", copy.lines.count)
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let due = calendar.date(byAdding: .day, value: 30, to: copy.issued)!
let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: due)
print(parts.year!, parts.month!, parts.day!, parts.weekday!)
print(calendar.dateComponents([.day], from: copy.issued, to: due).day ?? 0)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = calendar.timeZone
formatter.dateFormat = "EEEE, d MMMM yyyy"
print(formatter.string(from: due))
print(String(format: "%@|%5d|%8.2f", "Paper", 10, 4.99))
print(String(format: "No. %05d for %@", invoice.number, invoice.customer))
do {
  _ = try decoder.decode(Invoice.self, from: Data(#"{"number": "x"}"#.utf8))
} catch DecodingError.typeMismatch(let type, let context) {
  print("type", type, context.codingPath.map(\.stringValue))
} catch DecodingError.keyNotFound(let key, _) {
  print("missing", key.stringValue)
}
let rounded = NSDecimalNumber(decimal: invoice.gross(tax: Decimal(string: "0.07")!)).doubleValue
print((rounded * 100).rounded() / 100)
