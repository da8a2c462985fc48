import Foundation

print(String(format: "%.0f", 71.6))
print(String(format: "%.0f%%|%3.0f|%03.0f|%.f|%.1f", 72.0, 7.0, 7.0, 7.0, 7.25))
