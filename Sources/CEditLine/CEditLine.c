#define _GNU_SOURCE
#include "CEditLine.h"
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// libedit wants streams; they are of descriptors of their own, so that closing them closes nothing
// of the caller's.
static FILE *stream(int descriptor, const char *mode) {
  int own = dup(descriptor);
  FILE *file = own < 0 ? NULL : fdopen(own, mode);
  if (!file && own >= 0) close(own);
  return file;
}

EditLine *edit_open(const char *program, int input, int output) {
  FILE *in = stream(input, "r"), *out = stream(output, "w"), *errors = stream(output, "w");
  EditLine *editor = in && out && errors
      ? el_init_fd(program, in, out, errors, fileno(in), fileno(out), fileno(errors))
      : NULL;
  if (editor) return editor;
  if (in) fclose(in);
  if (out) fclose(out);
  if (errors) fclose(errors);
  return NULL;
}

void edit_close(EditLine *editor) {
  FILE *files[3] = {NULL, NULL, NULL};
  for (int i = 0; i < 3; i++) el_get(editor, EL_GETFP, i, &files[i]);
  el_end(editor);
  for (int i = 0; i < 3; i++) {
    if (files[i]) fclose(files[i]);
  }
}

void edit_write(EditLine *editor, const char *text, size_t count) {
  FILE *out = NULL;
  el_get(editor, EL_GETFP, 1, &out);
  if (!out) return;
  fwrite(text, 1, count, out);
  fflush(out);
}

void edit_set_client_data(EditLine *editor, void *data) {
  el_set(editor, EL_CLIENTDATA, data);
}

void *edit_client_data(EditLine *editor) {
  void *data = NULL;
  el_get(editor, EL_CLIENTDATA, &data);
  return data;
}

void edit_set_prompt(EditLine *editor, char *(*prompt)(EditLine *)) {
  el_set(editor, EL_PROMPT, prompt);
}

void edit_set_reader(EditLine *editor, int (*read)(EditLine *, wchar_t *)) {
  el_wset(editor, EL_GETCFN, read);
}

void edit_set_terminal(EditLine *editor, const char *type) {
  el_set(editor, EL_TERMINAL, type);
}

void edit_set_keymap(EditLine *editor, const char *name) {
  el_set(editor, EL_EDITOR, name);
}

void edit_add_function(
    EditLine *editor, const char *name, unsigned char (*run)(EditLine *, wint_t)) {
  el_set(editor, EL_ADDFN, name, name, run);
}

void edit_bind(EditLine *editor, const char *key, const char *function, bool in_commands) {
  el_set(editor, EL_BIND, key, function, NULL);
  if (in_commands) el_set(editor, EL_BIND, "-a", key, function, NULL);
}

void edit_refresh(EditLine *editor) {
  el_set(editor, EL_REFRESH);
}

void edit_prepare_terminal(EditLine *editor, bool editing) {
  el_set(editor, EL_PREP_TERM, editing ? 1 : 0);
}

void edit_use_history(EditLine *editor, HistoryW *history) {
  el_wset(editor, EL_HIST, history_w, history);
}

void edit_set_history_size(HistoryW *history, int count) {
  HistEventW event;
  history_w(history, &event, H_SETSIZE, count);
}

void edit_add_history(HistoryW *history, const wchar_t *entry) {
  HistEventW event;
  history_w(history, &event, H_ENTER, entry);
}

static bool has_utf8;

// Once: what has a locale is the whole process, other threads too.
static void choose_utf8(void) {
  const char *choices[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (size_t i = 0; i < sizeof choices / sizeof *choices; i++) {
    if (setlocale(LC_CTYPE, choices[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) {
      has_utf8 = true;
      return;
    }
  }
}

bool edit_use_utf8(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, choose_utf8);
  return has_utf8;
}

static locale_t utf8_locale;

static void make_utf8_locale(void) {
  utf8_locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

int edit_column_width(uint32_t scalar) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_utf8_locale);
  // Width belongs to a locale. This thread has it for the one call: no other is disturbed, and
  // nobody needs to have chosen one before.
  locale_t before = uselocale(utf8_locale);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}
