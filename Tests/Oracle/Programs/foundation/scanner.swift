import Foundation
let us = Locale(identifier: "en_US")
let d = Date(timeIntervalSince1970: 1_700_000_000)
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!; cal.locale = us
// Scanner
let scanner = Scanner(string: "12 apples, 3.5 kg (fresh)")
print(scanner.scanInt() as Any, scanner.scanString("apples") as Any, scanner.scanCharacter() as Any, scanner.scanDouble() as Any, scanner.scanUpToString("(") as Any, scanner.isAtEnd)
scanner.charactersToBeSkipped = nil
_ = scanner.scanCharacter()
print(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ")")) as Any, scanner.scanCharacters(from: .punctuationCharacters) as Any, scanner.isAtEnd)
let csv = Scanner(string: "a=1;b=2")
while !csv.isAtEnd {
  if let k = csv.scanUpToString("="), csv.scanString("=") != nil, let v = csv.scanInt() { print(k, v) }
  _ = csv.scanString(";")
}
let hex = Scanner(string: "FF8800")
var rgb: UInt64 = 0
print(hex.scanHexInt64(&rgb), rgb)
print(Scanner(string: "  xyz").scanInt() as Any)
print(Scanner(string: "0x1F").scanInt(representation: .hexadecimal) as Any)
