enum E { case a(Int, String), b(x: Int), c }
func f(_ e: E, _ n: Int, _ t: (Int, Int)) {
  switch e {
  case let .a(i, s): print(i)
  case .b(let x): break
  case .c: break
  }
  switch e {
  case .a(let i, _): print(i)
  case .b(var x): print(x)
  case .c: break
  }
  switch n {
  case let x where x > 1: print("x")
  case let y: print("y")
  }
  switch t {
  case (let a, let b): print(a)
  }
  switch t {
  case let (a, b): print(b)
  }
  do { try g() } catch let err { print("x") }
  do { try g() } catch let err as Q { print("x") } catch { }
  do { try g() } catch { print("x") }
}
struct Q: Error {}
func g() throws {}
