import Foundation
let de = Locale(identifier: "de_DE")
print(String(format: "%.2f", locale: de, 3.14159), String(format: "%5d|%.1f %@", locale: Locale(identifier: "en_US"), 42, 2.5, "x"))
print(String(format: "%d: %8.3f", locale: de, arguments: [7, 2.5]), String(format: "%.1f", 1.5))
