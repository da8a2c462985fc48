func exchange(_ a: inout Int, _ b: inout Int) {
  let kept = a
  a = b
  b = kept
}
var numbers = [1, 2]
var seven = 7
exchange(&numbers[0], &seven)
print(numbers, seven)
var matrix = [[1, 2], [3, 4]]
matrix[1][0] += 10
let copy = matrix
matrix[0].append(5)
print(matrix, copy)
var pair = (a: 1, b: "x")
pair.a += 4
print(pair)
