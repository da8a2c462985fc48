actor C { var n = 0; func inc() -> Int { 1 } }
let c = C()
func s3() { let v = await c.inc(); print(v) }
