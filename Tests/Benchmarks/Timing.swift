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

/// A program that has run to its end.
struct Finished {
  /// What it printed on its standard output, where that was wanted.
  var output: String
  /// The most memory that it had, in megabytes.
  var peakMemory: Double
}

/// Runs a program to its end with nothing to read; nil where it failed or was not found.
@discardableResult
func run(_ program: String, _ arguments: [String], capturing: Bool = false) -> Finished? {
  var ends: [Int32] = [-1, -1]
  guard !capturing || pipe(&ends) == 0 else { return nil }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor: Int32 in 0...2 {
    posix_spawn_file_actions_addopen(
      &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
  }
  if capturing {
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
  }
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
  words.append(nil)
  defer { for word in words { free(word) } }
  var process: pid_t = 0
  let started = posix_spawnp(&process, program, &actions, nil, words, environ) == 0
  if capturing { close(ends[1]) }
  let output = capturing ? read(from: ends[0]) : ""
  guard started else { return nil }
  var status: Int32 = 0
  var usage = rusage()
  wait4(process, &status, 0, &usage)
  return status == 0
    ? Finished(output: output, peakMemory: Double(usage.ru_maxrss) / 1024) : nil
}

/// All that comes from a descriptor, which is then closed.
private func read(from descriptor: Int32) -> String {
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
    bytes += buffer[..<count]
  }
}

/// The least CPU time that a whole process took, the system's included, in milliseconds.
func leastTime(of program: String, _ arguments: [String], runs: Int) -> Double? {
  (0..<runs).compactMap { _ in
    let before = timeOfChildren()
    return run(program, arguments).map { _ in timeOfChildren() - before }
  }.min()
}

/// The CPU time of all processes that were run so far, in milliseconds.
private func timeOfChildren() -> Double {
  var usage = rusage()
  getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
}

private func milliseconds(_ time: timeval) -> Double {
  Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
}
