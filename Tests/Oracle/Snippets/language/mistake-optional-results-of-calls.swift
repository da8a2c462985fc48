func found(_ name: String) -> String? { name }
let length = found("a").count
let line = readLine().uppercased()
let first = ["a"].first.count
let inner = (found("b")).count
