#include "CEditLine.h"
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

int process_start(int *result) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  pid_t parent = getpid();
  int process = fork();
  if (process == 0) {
    // Whoever ends the parent alone ends what works for it, too.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
  }
  *result = process == 0 ? ends[1] : ends[0];
  close(process == 0 ? ends[0] : ends[1]);
  if (process < 0) close(ends[0]);
  return process;
}
