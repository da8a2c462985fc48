import Foundation

let all: [String.Encoding] = [
  .ascii, .utf8, .isoLatin1, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32,
]
for encoding in all {
  let exact = "naïve€".data(using: encoding).map { Array($0) }
  let lossy = "naïve€".data(using: encoding, allowLossyConversion: true).map { Array($0) }
  print(encoding, exact ?? [], lossy ?? [], "é".lengthOfBytes(using: encoding))
  print("né".canBeConverted(to: encoding), "ab".data(using: encoding)?.count ?? 0)
}
print(String(data: Data([0xFF, 0xFE, 0x61, 0]), encoding: .utf16) ?? "nil")
print(String(data: Data([0, 0x61]), encoding: .utf16BigEndian) ?? "nil")
print(String(bytes: [0x61, 0], encoding: .utf16LittleEndian) ?? "nil")
print(String(data: Data([0x6E, 0xEF]), encoding: .isoLatin1) ?? "nil")
