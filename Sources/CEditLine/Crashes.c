#define _GNU_SOURCE
#include "CEditLine.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int crash_status;

static void leave(int number) {
  static const char message[] =
      "navlab: internal error; this is a defect in navlab, not in the source it was given\n";
  ssize_t written = write(STDERR_FILENO, message, sizeof message - 1);
  (void)written;
  (void)number;
  _exit(crash_status);
}

void crash_exit_with(int status) {
  crash_status = status;
  // A stack of its own, since an overflow leaves no room on the thread's.
  size_t size = 64 * 1024;
  stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = leave, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    sigaction(numbers[i], &action, NULL);
  }
  // The runtime takes it for a crash as well, and it is how a user ends what does not listen.
  struct sigaction quit;
  if (sigaction(SIGQUIT, NULL, &quit) == 0 && quit.sa_handler != SIG_IGN) signal(SIGQUIT, SIG_DFL);
}
