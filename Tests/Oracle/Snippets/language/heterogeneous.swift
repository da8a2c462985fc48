let a = [1, "a"]
let b = ["a": 1, "b": "c"]
let c = []
let d = [:]
let e = [nil]
let f = nil
