for i in 0..<3 
  undefined1()
}
for (i in 0..<3) {
  undefined2()
}
