final class Job {
  var isDone = false
  @discardableResult func finish() -> Job? {
    isDone = true
    return self
  }
}

func each(_ body: @escaping (Int) -> Void) { for number in 0..<3 { body(number) } }
func run<T>(_ body: () -> T) -> T { body() }

var count = 0
let job: Job? = Job()
each { number in
  if number < 2 { count += 1 } else { job?.finish() }
}
print(count, job?.isDone ?? false)

run { if count == 0 { count += 1 } else { job?.finish() } }
run {
  switch count {
  case 0: job?.finish()
  default: count += 1
  }
}
print(count)

let text = run { if count > 2 { "many" } else { "few" } }
let number = run {
  switch count {
  case 0: 0.5
  default: 1.5
  }
}
print(text, number)
