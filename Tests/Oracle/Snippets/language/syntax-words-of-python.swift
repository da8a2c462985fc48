def greet(name):
    print("hi")
let g = lambda x: x
