import Foundation
let d = Data([1, 2, 3])
print(d.debugDescription, d.withUnsafeBytes { $0.count }, d.withUnsafeBytes { Array($0) }, d.withUnsafeBytes { $0.load(as: UInt8.self) }, d.advanced(by: 1).count, d as NSData, NSData(data: d).length, (d as NSData).length, NSMaxRange(NSRange(location: 2, length: 3)), withUnsafeBytes(of: UInt16(258)) { Array($0) })
let ms = NSMutableString(string: "x")
ms.append("y")
ms.insert("z", at: 0)
print(ms, ms.length, ms as String)
var v = 5
withUnsafeMutablePointer(to: &v) { $0.pointee = 6 }
print(v, withUnsafePointer(to: v) { $0.pointee })
let n = d.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 1, as: UInt16.self) }
print(n)
[UInt8](d).withUnsafeBufferPointer { print($0.reduce(0, +)) }
