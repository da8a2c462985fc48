// What leaves a scope goes in the reverse of its order: variables and `defer` alike.
final class Noisy {
  let id: String
  init(_ id: String) { self.id = id }
  deinit { print("-", id) }
}
func first() { defer { print("d1") }; let a = Noisy("a"); print(a.id) }
func second() { defer { print("d1") }; let a = Noisy("a"); print(a.id); defer { print("d2") } }
func third() { let a = Noisy("a"); defer { print("d", a.id) }; let b = Noisy("b"); print(b.id) }
func early(_ leaves: Bool) {
  let a = Noisy("a")
  defer { print("d1") }
  let b = Noisy("b")
  if leaves { return }
  print(a.id, b.id)
}
func value() -> Int {
  defer { print("d1") }
  let list = [Noisy("in list")]
  let optional: Noisy? = Noisy("optional")
  return list.count + (optional == nil ? 0 : 1)
}
func both() { let a = Noisy("a"); let b = Noisy("b"); print(a.id, b.id) }
func looping() {
  for i in 0..<3 {
    defer { print("end", i) }
    if i == 1 { continue }
    let n = Noisy("n\(i)")
    if i == 2 { break }
    print("body", n.id)
  }
}
enum Failure: Error { case bad }
func failing() throws { defer { print("d1") }; let n = Noisy("n"); if n.id == "n" { throw Failure.bad } }
first(); second(); third(); early(true); early(false); print(value()); both(); looping()
do { try failing() } catch { print(error) }
do { defer { print("in do") }; let x = Noisy("x"); print(x.id) }
print("end")
