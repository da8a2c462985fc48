#define _GNU_SOURCE
#include "CEditLine.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

// Global, since a signal's handler is handed nothing but a number.
static atomic_int interrupts;
static int descriptors[2] = {-1, -1};
static struct sigaction interrupt_before;
static bool watches_interrupt;
static const int terminal_signals[] = {SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT};
enum { terminal_signal_count = sizeof terminal_signals / sizeof *terminal_signals };
static struct sigaction terminal_before[terminal_signal_count];
static bool watches_terminal;

// So many interrupts that nobody looked at, and the program is taken to hang.
enum { patience = 3 };

static void note(int number) {
  int before = errno;
  if (number == SIGINT && atomic_fetch_add(&interrupts, 1) + 1 >= patience) {
    signal(SIGINT, SIG_DFL);
    raise(SIGINT);
  }
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(descriptors[1], &byte, 1);
  (void)written;  // A full pipe has signals enough to wake the reader.
  errno = before;
}

static bool open_pipe(void) {
  return descriptors[0] >= 0 || pipe2(descriptors, O_CLOEXEC | O_NONBLOCK) == 0;
}

// Without SA_RESTART, so that a read that waits comes back.
static void watch(int number, struct sigaction *before) {
  struct sigaction action = {.sa_handler = note};
  sigfillset(&action.sa_mask);
  sigaction(number, &action, before);
}

bool signal_watch_interrupt(void) {
  if (!open_pipe()) return false;
  if (!watches_interrupt) watch(SIGINT, &interrupt_before);
  watches_interrupt = true;
  return true;
}

void signal_unwatch_interrupt(void) {
  if (watches_interrupt) sigaction(SIGINT, &interrupt_before, NULL);
  watches_interrupt = false;
}

void signal_watch_terminal(void) {
  if (watches_terminal || !open_pipe()) return;
  watches_terminal = true;
  for (int i = 0; i < terminal_signal_count; i++) {
    watch(terminal_signals[i], &terminal_before[i]);
    // What the parent told us to ignore stays ignored: nohup, a shell without job control.
    if (terminal_before[i].sa_handler == SIG_IGN) {
      sigaction(terminal_signals[i], &terminal_before[i], NULL);
    }
  }
}

void signal_unwatch_terminal(void) {
  if (!watches_terminal) return;
  watches_terminal = false;
  for (int i = 0; i < terminal_signal_count; i++) {
    sigaction(terminal_signals[i], &terminal_before[i], NULL);
  }
}

int signal_descriptor(void) {
  return descriptors[0];
}

int signal_next(void) {
  unsigned char byte = 0;
  return read(descriptors[0], &byte, 1) == 1 ? byte : 0;
}

void signal_take_default(int number) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, before;
  sigset_t this, blocked;
  sigemptyset(&this);
  sigaddset(&this, number);
  sigaction(number, &standard, &before);
  // A thread that is not the main one may hold signals back.
  pthread_sigmask(SIG_UNBLOCK, &this, &blocked);
  raise(number);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  sigaction(number, &before, NULL);
}

bool interrupt_is_raised(void) {
  return atomic_load_explicit(&interrupts, memory_order_relaxed) > 0;
}

void interrupt_raise(void) {
  atomic_fetch_add(&interrupts, 1);
}

void interrupt_clear(void) {
  atomic_store(&interrupts, 0);
}
