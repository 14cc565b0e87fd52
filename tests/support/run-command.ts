import type { CommandIo } from '#cli/frame/command-io.ts';
import { marquee } from '#cli/marquee.ts';

/** The result of a command: its exit code, and what it prints. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a `marquee` command line without colours or a terminal, and collects its output. */
export const runCommand = async (line: readonly string[], over: Partial<CommandIo> = {}): Promise<CommandResult> => {
  let [out, error] = ['', ''];
  const code = await marquee(line, {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    colour: false,
    progress: () => undefined,
    ask: null,
    brandsDir: 'brands',
    ...over,
  });
  return { code, out, error };
};
