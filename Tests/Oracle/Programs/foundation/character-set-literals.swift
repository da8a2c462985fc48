import Foundation
print("a'b-c".components(separatedBy: CharacterSet.alphanumerics.union(["'"]).inverted))
let cs: CharacterSet = ["a", "b"]; print("xay".rangeOfCharacter(from: cs) != nil)
