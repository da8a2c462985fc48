enum Trouble: Error, Equatable { case low(Int), high }
func checked(_ n: Int) async throws -> Int {
  if n < 0 { throw Trouble.low(n) }
  if n > 10 { throw Trouble.high }
  return n
}
func all(_ numbers: [Int]) async throws -> [Int] {
  var found: [Int] = []
  for number in numbers { found.append(try await checked(number)) }
  return found
}
do {
  print(try await all([1, 2, 3]))
  print(try await all([1, -2, 3]))
  print("not here")
} catch Trouble.low(let n) {
  print("low", n)
} catch {
  print("other", error)
}
print(try? await checked(4), (try? await checked(40)) as Any)
let value = (try? await checked(50)) ?? 0
print(value)
print(try! await checked(7))
func cleanup() async {
  defer { print("deferred") }
  do {
    _ = try await checked(11)
  } catch {
    print("caught", error)
    return
  }
  print("unreachable")
}
await cleanup()
func rethrowing() async throws {
  do { _ = try await checked(-1) } catch let error as Trouble where error == .high {
    print("high")
  }
}
do { try await rethrowing() } catch { print("rethrown", error) }
func apply(_ body: () async throws -> Int) async rethrows -> Int { try await body() }
print(await apply { 3 })
do { print(try await apply { try await checked(99) }) } catch { print(error) }
func typed() async throws(Trouble) -> Int { throw .high }
do { _ = try await typed() } catch { print(error == .high) }
let result: Result<Int, Error>
do { result = .success(try await checked(5)) } catch { result = .failure(error) }
print(result)
