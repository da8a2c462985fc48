let numbers = [1, 2]
print("Sum: \(1 + "a")")
print("Sum: \(numbers[0] + "a")")
print(2 * "a")
print("a" - 1)
let action = { print("x") }
action
