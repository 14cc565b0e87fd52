/** The exit codes of `marquee`, which `docs/serving.md` lists. */
export const EXIT = { done: 0, refused: 1, usage: 2, interrupted: 130 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_MEANINGS = {
  0: 'done',
  1: 'refused, failed, or findings that fail the command',
  2: 'wrong usage: an unknown command, option, brand or release, or a missing or unusable value',
  130: 'interrupted by Ctrl-C',
} as const satisfies Readonly<Record<ExitCode, string>>;
