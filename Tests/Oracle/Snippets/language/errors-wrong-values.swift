enum Oops: Error { case bad, worse(Int) }
func risky(_ n: Int) throws -> Int { if n > 3 { throw Oops.bad }; return n }
let a = risky(1)
let b: Int = try? risky(2)
do { let c = try risky(3); print(c) } catch Oops.terrible { print("t") } catch { print(error) }
func calm() -> Int { return try risky(5) }
func loud() { throw Oops.worse }
throw "bad"
