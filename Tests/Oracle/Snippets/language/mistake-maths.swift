import Foundation
let n = 16
print(sqrt(n))
print(floor(n))
print(round("5"))
print(pow(n, 2))
print(max(1, "a"))
