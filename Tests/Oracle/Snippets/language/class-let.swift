class C { var x = 0; let y = 1; func f() { y = 2; x = 3 } }
let c = C()
c.x = 2
c.y = 3
c = C()
