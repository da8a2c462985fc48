let s = "a" + 'b'
let t = 'hello'
