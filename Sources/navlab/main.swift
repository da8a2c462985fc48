import CEditLine
import Glibc

// A reader that leaves is seen by the write that fails.
signal(SIGPIPE, SIG_IGN)
DeepStack.run {
  crash_exit_with(ExitStatus.defect.rawValue)
  exit(Program(.ofThisProcess()).run().rawValue)
}
