// libedit's variadic calls with plain signatures, which Swift can import, and what has to be C:
// the handlers of signals, the process's locale, and processes of its own kind.
#pragma once
#include <histedit.h>
#include <stdbool.h>
#include <stdint.h>

// Editing. Functions and bindings are narrow strings of ASCII; libedit keeps copies.
// The descriptors stay the caller's. NULL where there is no memory or no descriptor left.
EditLine *edit_open(const char *program, int input, int output);
void edit_close(EditLine *editor);
// Writes to the terminal in turn with what libedit writes.
void edit_write(EditLine *editor, const char *text, size_t count);
void edit_set_client_data(EditLine *editor, void *data);
void *edit_client_data(EditLine *editor);
void edit_set_prompt(EditLine *editor, char *(*prompt)(EditLine *));
void edit_set_reader(EditLine *editor, int (*read)(EditLine *, wchar_t *));
// As terminfo names it; TERM is what libedit takes by itself.
void edit_set_terminal(EditLine *editor, const char *type);
void edit_set_keymap(EditLine *editor, const char *name);
void edit_add_function(
    EditLine *editor, const char *name, unsigned char (*run)(EditLine *, wint_t));
// `in_commands` binds in vi's command mode too.
void edit_bind(EditLine *editor, const char *key, const char *function, bool in_commands);
// Draws prompt and line again from where the cursor is.
void edit_refresh(EditLine *editor);
// The terminal in the state for editing, or as it was before.
void edit_prepare_terminal(EditLine *editor, bool editing);

// History, in memory.
void edit_use_history(EditLine *editor, HistoryW *history);
void edit_set_history_size(HistoryW *history, int count);
void edit_add_history(HistoryW *history, const wchar_t *entry);

// Characters are UTF-8's: LC_CTYPE of the environment where it is UTF-8, or else C.UTF-8. No other
// category changes, so that numbers read and print as ever. False where the system has neither.
bool edit_use_utf8(void);
// How many columns of a terminal the scalar takes: 0, 1 or 2; -1 for a control character. The
// process's locale does not matter.
int edit_column_width(uint32_t scalar);

// Signals. A handler only sets the flag and writes the signal's number to a pipe, which is polled
// together with the terminal, so that none is lost between two system calls.
bool signal_watch_interrupt(void);
void signal_unwatch_interrupt(void);
// Those which concern the state of the terminal, while a line is edited: suspend, continue, resize,
// terminate, hang up, quit.
void signal_watch_terminal(void);
void signal_unwatch_terminal(void);
// The end of the pipe to poll.
int signal_descriptor(void);
// The next signal in the pipe; 0 where there is none.
int signal_next(void);
// Lets the signal do what it does by default: end or stop this process.
void signal_take_default(int number);

// Ends the process with `status` and one line on standard error where this thread traps or
// overflows its stack, instead of by the signal.
void crash_exit_with(int status);

bool interrupt_is_raised(void);
void interrupt_raise(void);
void interrupt_clear(void);

// Another process that goes on from here, as this one does: returns 0 in the new one, where
// `result` is the end of a pipe to write to; its number in this one, where `result` is the end to
// read from; -1 where there is no room for another. Only the calling thread goes on.
int process_start(int *result);
