let numbers = [1, 2, 3]
func part(_ end: Int) -> ArraySlice<Int> { numbers[1..<end] }
print(part(3))
print(part(5))
