import { expect, test, vi } from 'vitest';
import { processIo, usesColour } from './command-io.ts';

test.each([
  ['a terminal', true, {}, true],
  ['a pipe', false, {}, false],
  ['a terminal with NO_COLOR', true, { NO_COLOR: '1' }, false],
  ['a terminal with an empty NO_COLOR', true, { NO_COLOR: '' }, true],
  ['a terminal that shows no colours', true, { TERM: 'dumb' }, false],
  ['a pipe with FORCE_COLOR', false, { FORCE_COLOR: '1' }, true],
  ['a terminal with FORCE_COLOR=0', true, { FORCE_COLOR: '0' }, false],
  ['FORCE_COLOR and NO_COLOR', true, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
])('colours on %s: %s, %j, %s [operators.cli.terminal]', (_what, isTTY, environment, expected) => {
  expect(usesColour({ isTTY }, environment)).toBe(expected);
});

/** Collects everything that `action` writes to stdout and stderr, in order. */
const written = (
  { isTTY, columns = 80 }: { readonly isTTY: boolean; readonly columns?: number },
  action: (io: ReturnType<typeof processIo>) => void,
): string => {
  let text = '';
  const streams = [process.stdout, process.stderr];
  const before = streams.map(({ isTTY: is, columns: width }) => ({ isTTY: is, columns: width }));
  const spies = streams.map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((part) => {
      text += String(part);
      return true;
    }),
  );
  try {
    for (const stream of streams) Object.assign(stream, { isTTY, columns });
    action(processIo());
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const [at, stream] of streams.entries()) Object.assign(stream, before[at]);
  }
  return text;
};

test('a terminal shows progress on one line, which is cleared before the result is printed [operators.cli.terminal]', () => {
  const text = written({ isTTY: true }, (io) => {
    io.progress('Checking mine');
    io.progress('Writing the release of mine');
    io.out('done\n');
  });
  expect(text).toBe('\r\u001b[KChecking mine ...\r\u001b[KWriting the release of mine ...\r\u001b[Kdone\n');
});

test('a progress step is truncated to the width of the terminal, because a longer line cannot be overwritten [operators.cli.terminal]', () => {
  const text = written({ isTTY: true, columns: 20 }, (io) => io.progress('Story 1 of 200: features-auth-login'));
  expect(text).toBe('\r\u001b[KStory 1 of 200: ...');
});

test('a pipe gets no progress and no control characters [operators.cli.terminal]', () => {
  const text = written({ isTTY: false }, (io) => {
    io.progress('Checking mine');
    io.out('done\n');
    io.error('warned\n');
  });
  expect(text).toBe('done\nwarned\n');
});
