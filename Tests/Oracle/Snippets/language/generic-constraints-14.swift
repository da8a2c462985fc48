struct P { var x = 1 }
let e: Set<P> = []
