import CEditLine
import Glibc
import TestSupport
import Testing

@testable import navlab

/// What ends the process, tried in processes of their own.
@Suite struct SignalTests {
  @Test func aTrapIsADefect() async {
    await #expect(processExitsWith: .exitCode(70)) {
      crash_exit_with(navlab.ExitStatus.defect.rawValue)
      fatalError("as if navlab had a mistake")
    }
  }

  @Test func anOverflowingStackIsADefect() async {
    await #expect(processExitsWith: .exitCode(70)) {
      crash_exit_with(navlab.ExitStatus.defect.rawValue)
      func descend(_ depth: Int) -> Int { depth < 0 ? 0 : descend(depth &+ 1) &+ 1 }
      exit(Int32(truncatingIfNeeded: descend(0) & 1))
    }
  }

  @Test func quitIsNoCrash() async {
    await #expect(processExitsWith: .signal(SIGQUIT)) {
      crash_exit_with(navlab.ExitStatus.defect.rawValue)
      kill(getpid(), SIGQUIT)
      sleep(5)
    }
  }

  @Test func controlCIsAFlagUntilNobodyLooks() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let flag = InterruptFlag()
      flag.watch()
      for _ in 0..<5 {
        kill(getpid(), SIGINT)
        for _ in 0..<500 where !flag.isRaised { usleep(10_000) }
        guard flag.isRaised else { exit(1) }
        flag.clear()
        guard !flag.isRaised else { exit(2) }
      }
      exit(0)
    }
    await #expect(processExitsWith: .signal(SIGINT)) {
      InterruptFlag().watch()
      for _ in 0..<500 {
        kill(getpid(), SIGINT)
        usleep(10_000)
      }
      exit(0)
    }
  }

  /// A worker does not outlive the process that it works for, however that ends.
  @Test func whatEndsAProcessEndsItsWorkers() async {
    await #expect(processExitsWith: .exitCode(0)) {
      var pipe: Int32 = 0
      let middle = process_start(&pipe)
      if middle == 0 {
        var inner: Int32 = 0
        var worker = process_start(&inner)
        while worker == 0 { sleep(60) }
        write(pipe, &worker, MemoryLayout<Int32>.size)
        while true { sleep(60) }
      }
      var worker: Int32 = 0
      guard read(pipe, &worker, MemoryLayout<Int32>.size) > 0, kill(worker, 0) == 0 else { exit(2) }
      kill(middle, SIGKILL)
      for _ in 0..<500 {
        // Where nobody collects it, it stays as a zombie.
        let state = try? TextFiles.text(of: "/proc/\(worker)/stat")
        if state?.contains(") Z ") ?? true { exit(0) }
        usleep(10_000)
      }
      exit(1)
    }
  }

  @Test func aSignalWhileALineIsEditedStillEndsTheProcess() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      _ = try EditingSession.run([.type("half"), .wait("half"), .signal(SIGTERM), .wait("never")])
    }
    await #expect(processExitsWith: .signal(SIGHUP)) {
      _ = try EditingSession.run([.signal(SIGHUP), .wait("never")])
    }
  }
}
