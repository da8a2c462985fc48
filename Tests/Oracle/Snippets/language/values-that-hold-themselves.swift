enum Tree { case leaf, node(Tree, Int, Tree) }
enum L3 { case a(L3) }
enum L4 { case a, b(L4?) }
enum L5 { case a, b(x: L5) }
enum L6 { case a, b(Int, [L6], L6?) }
struct S { var s: S?; var n: Int }
struct S1 { var s: S1; var n: Int }
struct A { var b: B }
struct B { var a: A? }
enum E1 { case x(E2) }
enum E2 { case y(E1) }
struct N { var e: NE }
enum NE { case none, some(N) }
struct T { var p: (Int, T) }
struct G<X> { var x: X; var g: G<X>? }
enum GE<X> { case a, b(X, GE<X>) }
enum X { case z, a(X), b(X) }
enum Y { case z; case a(Y, Int); case b(Y, Y) }
struct W { var a: W?; var b: W? }
struct Pair<T> { var t: T }
enum LL<T> { case n, cons(T, LL<T>) }
