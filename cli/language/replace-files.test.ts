import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReplaceError, replaceFiles } from './replace-files.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-replace-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const at = (name: string): string => join(dir, name);
const file = (name: string, text = 'new') => ({ path: at(name), text });

test.each([0o640, 0o666])(
  'a file keeps its mode %o, and missing folders are created [language.command.import]',
  (mode) => {
    writeFileSync(at('one'), 'old');
    chmodSync(at('one'), mode);
    replaceFiles([file('one'), file('site/two')]);
    expect([readFileSync(at('one'), 'utf8'), readFileSync(at('site/two'), 'utf8')]).toEqual(['new', 'new']);
    expect(statSync(at('one')).mode & 0o777).toBe(mode);
    expect(readdirSync(dir, { encoding: 'utf8', recursive: true }).toSorted()).toEqual(['one', 'site', 'site/two']);
  },
);

test('if a rename fails, the files before it get their content back, and created files and folders are removed [language.command.import]', () => {
  writeFileSync(at('one'), 'old');
  // The second rename of the same file fails, because its temporary file is gone.
  expect(() => replaceFiles([file('one'), file('deep/er/two'), file('one', 'newer')])).toThrow(
    /^ENOENT.*rename.*\. No file was changed\.$/,
  );
  expect(readdirSync(dir)).toEqual(['one']);
  expect(readFileSync(at('one'), 'utf8')).toBe('old');
});

test('a full disk leaves no temporary file [language.command.import]', () => {
  writeFileSync(at('one'), 'old');
  symlinkSync('/dev/full', at('two.new'));
  expect(() => replaceFiles([file('one'), file('two')])).toThrow(/^ENOSPC.*\. No file was changed\.$/);
  expect(readdirSync(dir)).toEqual(['one']);
});

test('a temporary file that cannot be removed does not hide why the files were not replaced [language.command.import]', () => {
  mkdirSync(at('two.new'));
  expect(() => replaceFiles([file('one'), file('two')])).toThrow(/^EISDIR.*open.*\. No file was changed\.$/);
  expect(readdirSync(dir)).toEqual(['two.new']);
});

test('the message names the files that could not be restored [language.command.import]', () => {
  expect(new ReplaceError(new Error('ENOSPC: no space left'), ['one', 'two']).message).toBe(
    'ENOSPC: no space left. Changed and not restored: one, two.',
  );
});
