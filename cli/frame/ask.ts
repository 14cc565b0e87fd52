import { EXIT } from './exit-codes.ts';
import { CommandError } from './command-error.ts';

/** Asks a question and resolves to the answer; to `fallback` if the answer is empty. */
export type Ask = (question: string, fallback: string) => Promise<string>;

/** The error for a question that was not answered, because of Ctrl-C or the end of the input. */
export const unanswered = (): CommandError =>
  new CommandError(EXIT.interrupted, 'interrupted', 'Nothing was changed: a question was not answered.');

/** Asks on the terminal of this process; `null` if there is none. */
export const terminalAsk = (): Ask | null => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (question, fallback) => {
    const { createInterface } = await import('node:readline/promises');
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      const closed = new Promise<never>((_resolve, reject) => {
        lines.once('close', () => reject(unanswered()));
      });
      const answer = await Promise.race([
        lines.question(`${question}${fallback === '' ? '' : ` [${fallback}]`} `),
        closed,
      ]);
      return answer.trim() || fallback;
    } finally {
      lines.close();
    }
  };
};
