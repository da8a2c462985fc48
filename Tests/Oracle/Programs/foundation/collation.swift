import Foundation
// How people sort words: letters first, then marks, then small before capital.
let words = ["b", "ä", "a", "Z", "B", "_", "1", "é", "e", "A", "Äpfel", "Zebra", "apple", "Banana", "cote", "coté", "côte", "-x", "x"]
print(words.sorted { $0.localizedCompare($1) == .orderedAscending })
print(words.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }.count)
print("a".localizedCaseInsensitiveCompare("B").rawValue, "A".localizedCaseInsensitiveCompare("a").rawValue)
print("Äpfel".localizedCompare("Zebra").rawValue, "straße".localizedCompare("strasse").rawValue, "é".localizedCompare("e").rawValue)
let files = ["file10", "File2", "file1", "file02", "a b", "ab", "a-b"]
print(files.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print(CGPoint(x: 1, y: 2), CGSize(width: 1, height: 2), [CGPoint.zero], CGRect(x: 1, y: 2, width: 3, height: 4))
print(String(format: "%-10@|%5@|%3d|", "ab" as NSString, "c" as NSString, 7))
