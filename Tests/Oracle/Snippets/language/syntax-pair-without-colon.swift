let d = ["a": 1, "b" 2]
