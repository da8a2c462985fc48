struct Greeting {
  print("hi")
  var text = "hi"
  show()
}
