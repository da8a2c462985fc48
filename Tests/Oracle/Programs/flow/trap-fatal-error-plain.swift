print("before")
fatalError()
