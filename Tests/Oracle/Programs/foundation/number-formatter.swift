import Foundation
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .decimal
for value in [0, 5, 1234, 1234567, -9876543, 0.5, 1234.5678, 1e9] as [Double] { print(formatter.string(from: NSNumber(value: value))!) }
formatter.maximumFractionDigits = 1
formatter.minimumFractionDigits = 1
print(formatter.string(from: 2)!)
formatter.numberStyle = .currency
formatter.currencyCode = "USD"
formatter.minimumFractionDigits = 2
formatter.maximumFractionDigits = 2
print(formatter.string(from: 1234.5)!, formatter.string(from: -3)!)
formatter.currencyCode = "EUR"
print(formatter.string(from: 99.99)!)
formatter.numberStyle = .percent
formatter.maximumFractionDigits = 0
formatter.minimumFractionDigits = 0
print(formatter.string(from: 0.256)!, formatter.string(from: 1)!)
let plain = NumberFormatter()
print(plain.string(from: 1234.56)!, plain.number(from: "42")!)
plain.minimumIntegerDigits = 3
print(plain.string(from: 7)!)
let spell = NumberFormatter()
spell.locale = Locale(identifier: "en_US")
spell.numberStyle = .spellOut
print(spell.string(from: 42)!, spell.string(from: 1999)!, spell.string(from: -3)!, spell.string(from: 1000000)!, spell.string(from: 2.5)!)
spell.numberStyle = .ordinal
print([1, 2, 3, 4, 11, 12, 21, 102].map { spell.string(from: NSNumber(value: $0))! })
let sep = NumberFormatter()
sep.locale = Locale(identifier: "en_US")
sep.numberStyle = .decimal
sep.groupingSeparator = " "
sep.decimalSeparator = ","
print(sep.string(from: 1234567.25)!, sep.number(from: "1 234,5") as Any)
sep.usesGroupingSeparator = false
sep.roundingMode = .up
sep.maximumFractionDigits = 0
print(sep.string(from: 1234.1)!)
let n = NSNumber(value: 3.7)
print(n.intValue, n.doubleValue, n.boolValue, n.stringValue, NSNumber(value: true).boolValue, n == NSNumber(value: 3.7))
sep.positivePrefix = "+"
print(sep.string(from: 5)!, NumberFormatter.localizedString(from: 12, number: .none))
