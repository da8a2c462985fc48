typealias Point = (x: Int, y: Int)
let r = Point(1, 2)
let s = Point(x: 1, y: 2)
print(r.x, s.y)
typealias Size = (Int, Int)
func f() -> Size { return Size(3, 4) }
class A {}
class C: A, A { }
enum E: Int, Int { case a }
enum V: Error { case a }
do { print(1) } catch V.a { print(2) }
do { print(1) } catch let e as V { print(e) } catch { print(3) }
