import Foundation

print(String(format: "%.0f%%", 72.4))
print(String(format: "%.0lf|%3.0f|%03.0f|%-5.0f|", 2.5, 7.6, 7.6, 7.6))
print(String(format: "%.1f %.2f %5.2f %05.1f", 3.456, 3.456, 3.456, 3.456))
print(String(format: "%d %5d %05d %-5d|", 42, 42, 42, 42))
print(String(format: "%@ and %@", "a", "b"))
