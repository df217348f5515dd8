export const EXIT = { done: 0, noAnswer: 1, usage: 2, file: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_CODES_TEXT = `Exit codes:
  0  done
  1  nothing fits the design: the answer says which limit and what would help
  2  the command is not understood
  3  a file cannot be read or written, or is wrong: each fault is told with its place`;
