let numbers = [1, 2, 3, 4]
let middle = numbers[1...2]
print(middle[1], middle.first!, middle.startIndex)
print(middle[0])
