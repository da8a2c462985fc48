class Node { var next: Node?; var v = 0; func go() {} }
func f(head: Node?, p: Int?) {
    var c = head
    while c.next != nil { c = c.next }
    c.next = Node()
    let m = head.next.v
    let d = head
    print(d.v)
    let e: Node? = head
    print(e.v)
    var g: Node? = head
    g = nil
    print(g.v)
    g.v = 3
    g.go()
    d.go()
    head.v = 3
    let y = p
    print(y + 1)
    let x: Int = p
    var zz = p
    zz = 3
    let k: Int = zz
    print(zz + 1)
    print(c.next.v)
}
struct H { var n: Node?; func u() { print(n.v); n.v = 3; let z = self.n.v } 
 mutating func w() { var a = n; print(a.v); a = nil; for _ in 0..<2 { print(a.v); print(a.next.v) } } }
