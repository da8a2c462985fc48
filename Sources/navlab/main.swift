import CEditLine
import Glibc

crash_exit_with(ExitStatus.defect.rawValue)
// A reader that leaves is seen by the write that fails.
signal(SIGPIPE, SIG_IGN)
exit(Program(.ofThisProcess()).run().rawValue)
