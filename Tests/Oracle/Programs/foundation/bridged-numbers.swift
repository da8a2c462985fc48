import Foundation

let number = NSNumber(value: 300.75)
print(CGFloat(truncating: number), Double(truncating: number), Float(truncating: number))
print(Int(truncating: number), UInt(truncating: number), Int64(truncating: number))
print(Bool(truncating: number), Bool(truncating: 0))
print(Int(exactly: NSNumber(value: 3.0)) as Any, Int(exactly: NSNumber(value: 3.5)) as Any)
print(CGFloat(exactly: NSNumber(value: 2.5)) as Any)
let price = Decimal(string: "12.5")!
print(CGFloat(truncating: price as NSNumber) / 2, Int(truncating: price as NSNumber))
