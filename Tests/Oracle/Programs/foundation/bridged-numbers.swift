import Foundation

let number = NSNumber(value: 300.75)
print(Double(truncating: number), Float(truncating: number))
print(Int(truncating: number), UInt(truncating: number), Int64(truncating: number))
print(Bool(truncating: number), Bool(truncating: 0))
let price = Decimal(string: "12.5")!
print(Double(truncating: price as NSNumber) / 2, Int(truncating: price as NSNumber))
