var stack = [1, 2]
while true {
  print(stack.removeLast())
}
