String name = "a"
