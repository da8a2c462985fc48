import Glibc

/// Seconds on a clock that only goes forward.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The median and the least of `runs` timings of `body`, in milliseconds. `prepare` is not counted.
func timing<State>(
  runs: Int, prepare: () -> State, _ body: (State) -> Void
) -> (median: Double, least: Double) {
  var times: [Double] = []
  for _ in 0..<runs {
    let state = prepare()
    let start = now()
    body(state)
    times.append((now() - start) * 1000)
  }
  times.sort()
  return (times[times.count / 2], times[0])
}

/// Runs a program to its end with nothing to read and nowhere to print.
func run(_ program: String, _ arguments: [String]) {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor: Int32 in 0...2 {
    posix_spawn_file_actions_addopen(
      &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
  }
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
  words.append(nil)
  defer { for word in words { free(word) } }
  var process: pid_t = 0
  guard posix_spawnp(&process, program, &actions, nil, words, environ) == 0 else { return }
  var status: Int32 = 0
  waitpid(process, &status, 0)
}
