var queue = ["a", "b"]
let position = queue.firstIndex(of: "b")! - 2
print("position", position)
queue[position] = "z"
