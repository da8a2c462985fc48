enum Failure: Error { case small(Int), other }
func check(_ n: Int) throws -> Int { if n < 0 { throw Failure.small(n) }; return n }
func run() {
  do {
    let x = try check(1)
    _ = try? check(x)
    print(try check(2) + check(3))
  } catch Failure.small(let n) where n > -5 {
    print(n)
  } catch let error as Failure {
    print(error)
  } catch {
    print("\(error)")
  }
}

func each(_ f: (Int) throws -> Void) rethrows { try f(1) }
func use() throws { each { print($0) }; try each { _ = try check($0) } }
let r = Result { try check(4) }
print((try? r.get()) ?? 0)
