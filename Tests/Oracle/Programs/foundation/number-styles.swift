import Foundation
let us = Locale(identifier: "en_US")
let nf = NumberFormatter(); nf.locale = us
nf.numberStyle = .decimal; print(nf.string(from: 1234567.891)!, nf.string(from: 0.5)!, nf.string(from: -42)!)
nf.maximumFractionDigits = 1; nf.minimumFractionDigits = 1; print(nf.string(from: 3)!, nf.string(from: 1e6)!)
let cf = NumberFormatter(); cf.locale = us; cf.numberStyle = .currency
print(cf.string(from: 1234.5)!, cf.string(from: -3)!, cf.string(from: 0)!)
cf.currencyCode = "EUR"; print(cf.string(from: 9.99)!)
let pf = NumberFormatter(); pf.locale = us; pf.numberStyle = .percent
print(pf.string(from: 0.256)!); pf.maximumFractionDigits = 1; print(pf.string(from: 0.256)!)
let of = NumberFormatter(); of.locale = us; of.numberStyle = .ordinal
print([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map { of.string(from: $0 as NSNumber)! })
of.numberStyle = .spellOut; print(of.string(from: 42)!, of.string(from: 1999)!, of.string(from: -7)!, of.string(from: 1_000_001)!)
of.numberStyle = .scientific; print(of.string(from: 12345)!)
let gf = NumberFormatter(); gf.locale = us; gf.numberStyle = .none; print(gf.string(from: 12345.678)!)
gf.minimumIntegerDigits = 3; print(gf.string(from: 7)!)
gf.numberStyle = .decimal; gf.usesGroupingSeparator = false; print(gf.string(from: 1234567)!)
gf.groupingSeparator = " "; gf.usesGroupingSeparator = true; print(gf.string(from: 1234567)!)
gf.positivePrefix = "+"; print(gf.string(from: 5)!)
print(nf.number(from: "1,234.5") ?? 0, nf.number(from: "abc") as Any)
let de = NumberFormatter(); de.locale = Locale(identifier: "de_DE"); de.numberStyle = .currency; print(de.string(from: 1234.5)!)
print(1234.5.formatted(.currency(code: "USD").locale(us)), 0.25.formatted(.percent.locale(us)), 1234567.formatted(.number.locale(us)), 1_234_567.formatted(.number.notation(.compactName).locale(us)), 3.14159.formatted(.number.precision(.fractionLength(2)).locale(us)))
print(1234.formatted(.number.grouping(.never).locale(us)), (-5).formatted(.number.sign(strategy: .always()).locale(us)), 12.5.formatted(.currency(code: "JPY").locale(us)), 0.1234.formatted(.percent.precision(.fractionLength(1)).locale(us)))
let bcf = ByteCountFormatter(); bcf.countStyle = .file
print(bcf.string(fromByteCount: 1_500_000), bcf.string(fromByteCount: 999), bcf.string(fromByteCount: 1_000), bcf.string(fromByteCount: 0), bcf.string(fromByteCount: 1), ByteCountFormatter.string(fromByteCount: 123_456_789, countStyle: .memory), ByteCountFormatter.string(fromByteCount: 5_368_709_120, countStyle: .binary))
