import type { Output } from '#cli/print-findings.ts';

/** The result of a command: its exit code, and what it prints. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command of `marquee` without colours and collects what it prints. */
export const runCommand = async (command: (io: Output) => number | Promise<number>): Promise<CommandResult> => {
  let [out, error] = ['', ''];
  const code = await command({
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    colour: false,
  });
  return { code, out, error };
};
