enum Failure: Error { case bad }
func twice<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() + body() }
func fails() throws(Failure) -> Int { throw .bad }
func never() throws(Never) -> Int { 1 }
print(twice { 4 }, never())
print(twice(fails))
do { print(try twice(fails)) } catch { let failure: Failure = error; print(failure) }
let result: Result<Int, Failure> = Result(catching: fails)
let plain = Result { 3 }
let wrong: Int = plain
print(result)
