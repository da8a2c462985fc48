import Foundation
var data = Data([72, 101, 108, 108, 111])
print(data.count, data[0], data.first!, String(data: data, encoding: .utf8)!, data, data.isEmpty, data == Data("Hello".utf8))
data.append(contentsOf: [33, 10])
data.append(Data("x".utf8))
data[0] = 74
print(data.map { String(format: "%02x", $0) }.joined(), data.base64EncodedString(), data.reduce(0) { $0 + Int($1) }, Array(data.prefix(2)), data.suffix(3).count, data.dropFirst(2).first!)
print(Data(base64Encoded: "SGk=").map { String(decoding: $0, as: UTF8.self) } ?? "bad", Data(base64Encoded: "!!") as Any, Data(count: 3).map { $0 }, Data(repeating: 7, count: 2) + Data([1]))
print(data.contains(10), data.firstIndex(of: 108)!, data.subdata(in: 1..<3).map { $0 }, data[1...2].map { $0 }, data.endIndex, Data(data.reversed()).first!)
func hex(_ data: Data) -> String { data.map { String($0, radix: 16).uppercased() }.joined(separator: " ") }
print(hex(Data("日本".utf8)), "é".data(using: .utf8)!.count, "abc".data(using: .ascii)!.count, [UInt8](Data([1, 2])), data.hashValue == data.hashValue)
var checksum: UInt8 = 0
for byte in data { checksum ^= byte }
print(checksum, data.removeFirst(), data.count, data.removeLast())
data.removeAll()
print(data.isEmpty, String(data: Data([0xFF]), encoding: .utf8) as Any, String(bytes: [65, 66], encoding: .utf8)!)
let id = UUID(uuidString: "00000000-0000-4000-8000-000000000001")!
print(id.uuidString, UUID(uuidString: "nope") as Any, id == UUID(uuidString: id.uuidString.lowercased())!, Set([id, id]).count)
