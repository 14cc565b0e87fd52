import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { explainStartError, parsePort } from './process.ts';

test.each([
  [undefined, 4000],
  ['', 4000],
  ['4150', 4150],
] as const)('PORT of %j means port %i', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test.each([
  ['EADDRINUSE', 'Port 4000 is in use. Stop the process that uses it, or use another: PORT=4001 npm start'],
  ['EACCES', 'Port 4000 needs more rights than this process has. Use one above 1023: PORT=4000 npm start'],
])('a failed start with %s prints a remedy', (code, words) => {
  expect(explainStartError(Object.assign(new Error('listen'), { code }), 4000)).toBe(words);
});

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"; write a number from 1 to 65535, such as PORT=4000.'],
  [
    { PORT: '4000', HOST: 'nowhere.invalid' },
    'HOST is "nowhere.invalid", which is not an address of this machine. Leave it out, or write HOST=0.0.0.0.',
  ],
])('if the server cannot listen with %j, the error appears before the build', (environment, words) => {
  const code = `const { requireFreePort } = await import(${JSON.stringify(import.meta.resolve('./free-port.ts'))}); await requireFreePort();`;
  const child = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  expect([child.status, child.stderr]).toEqual([1, `${words}\n`]);
});

test('any other start error is printed unchanged', () => {
  expect(explainStartError(new Error('The folder .data is in use by process 7.'), 4000)).toBe(
    'The folder .data is in use by process 7.',
  );
});

test.each([
  ['writing a file', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['creating the embedded database', { name: 'ErrnoError', errno: 51 }],
  [
    'writing to the embedded database',
    new Error('Failed query: CREATE SCHEMA', {
      cause: new Error('could not write to log file "1" at offset 7, length 16: No space left on device'),
    }),
  ],
])('a full disk is reported with a remedy if %s fails', (_what, error) => {
  expect(explainStartError(error, 4000)).toBe(
    'The disk of .data is full. Free some space or set DATA_DIR to a folder on another disk, then start again. Nothing needs to be removed by hand.',
  );
});
