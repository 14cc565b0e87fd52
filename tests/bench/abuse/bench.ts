import { answerTimes, type Answered } from './answer-times.ts';
import type { Cap } from './cap.ts';
import { stormOfCodeRequests } from './code-requests.ts';
import { openPlatform } from './platform.ts';
import { stormOfGuesses } from './guesses.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  print(line(head));
  print(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) print(line(row));
};

const sayCaps = (title: string, caps: readonly Cap[], seconds: number): void => {
  const asked = caps.reduce((sum, { allowed, refused }) => sum + allowed + refused, 0);
  print(`\n${title}: ${asked} requests, in ${seconds.toFixed(0)} s`);
  table(
    ['cap', 'allowed', 'refused', 'verdict'],
    caps.map(({ cap, allowed, refused, holds }) => [cap, String(allowed), String(refused), holds ? 'holds' : 'BROKEN']),
  );
};

const ms = (value: number): string => value.toFixed(1);
const sayTimes = (answered: readonly Answered[]): void => {
  print('\nResponse times of known and unknown accounts in milliseconds, measured alternately');
  table(
    ['question', 'known p50', 'unknown p50', 'apart', 'known p95', 'unknown p95', 'apart', 'answers', 'verdict'],
    answered.map(({ question, known, unknown, sameAnswer, sameTime }) => [
      question,
      ms(known.p50),
      ms(unknown.p50),
      ms(Math.abs(known.p50 - unknown.p50)),
      ms(known.p95),
      ms(unknown.p95),
      ms(Math.abs(known.p95 - unknown.p95)),
      sameAnswer ? 'equal' : 'DIFFERENT',
      sameTime ? 'alike' : 'APART',
    ]),
  );
};

const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const started = performance.now();
  return [await work(), (performance.now() - started) / 1000];
};

const platform = await openPlatform();
try {
  const answered = await answerTimes(platform);
  platform.wait(24 * 60 * 60_000);
  const [guesses, guessing] = await timed(() => stormOfGuesses(platform));
  platform.wait(24 * 60 * 60_000);
  const [codes, sending] = await timed(() => stormOfCodeRequests(platform));
  sayCaps('Guesses', guesses, guessing);
  sayCaps('Codes', codes, sending);
  sayTimes(answered);
  const ok =
    [...guesses, ...codes].every(({ holds }) => holds) &&
    answered.every(({ sameAnswer, sameTime }) => sameAnswer && sameTime);
  print(ok ? '\nAll rate limits hold.' : '\nAt least one check failed; see above.');
  process.exitCode = ok ? 0 : 1;
} finally {
  await platform.close();
}
