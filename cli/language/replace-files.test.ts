import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFiles } from './replace-files.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-replace-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const at = (name: string): string => join(dir, name);
const file = (name: string, text = 'new') => ({ path: at(name), text });

test('files are replaced with their mode, and missing folders are made [language.command.import]', () => {
  writeFileSync(at('one'), 'old', { mode: 0o640 });
  replaceFiles([file('one'), file('site/two')]);
  expect([readFileSync(at('one'), 'utf8'), readFileSync(at('site/two'), 'utf8')]).toEqual(['new', 'new']);
  expect(statSync(at('one')).mode & 0o777).toBe(0o640);
  expect(readdirSync(dir, { encoding: 'utf8', recursive: true }).toSorted()).toEqual(['one', 'site', 'site/two']);
});

test('if a file cannot be renamed, those before it have their content again, and new ones are gone [language.command.import]', () => {
  writeFileSync(at('one'), 'old');
  // The second rename of the same file fails, because its temporary file is gone.
  expect(() => replaceFiles([file('one'), file('two'), file('one', 'newer')])).toThrow(/ENOENT.*rename/);
  expect(readdirSync(dir)).toEqual(['one']);
  expect(readFileSync(at('one'), 'utf8')).toBe('old');
});
