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

  @Test func aSignalWhileALineIsEditedStillEndsTheProcess() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      _ = try EditingSession.run([.type("half"), .wait("half"), .signal(SIGTERM), .wait("never")])
    }
    await #expect(processExitsWith: .signal(SIGHUP)) {
      _ = try EditingSession.run([.signal(SIGHUP), .wait("never")])
    }
  }
}
