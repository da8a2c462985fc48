#include "CEditLine.h"
#include <unistd.h>

int process_start(int *result) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  int process = fork();
  *result = process == 0 ? ends[1] : ends[0];
  close(process == 0 ? ends[0] : ends[1]);
  if (process < 0) close(ends[0]);
  return process;
}
