var d: [String, Int] = [:]
var e: [String: ] = [:]
var f: (Int, = 3
var g: Array<Int = 3
undefined1()
