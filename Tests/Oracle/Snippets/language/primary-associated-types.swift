protocol C { associatedtype Item }
protocol D<Item> { associatedtype Item; associatedtype Other }
struct S: C, D { typealias Item = Int; typealias Other = Int }
let a: any C<Int> = S()
func f(_ x: some C<Int>) {}
func g<T: C<Int>>(_ x: T) {}
func h<T>(_ x: T) where T: C<Int> {}
let b: any D<Int, Int> = S()
struct Q: C<Int> { typealias Item = Int }
protocol E: C<Int> {}
