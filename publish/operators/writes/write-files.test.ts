import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readVersion } from './file-version.ts';
import { writeFiles, WriteFailed, type FileEdit } from './write-files.ts';
import { nodeFiles, type WriteSystem } from './write-system.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-writes-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const at = (name: string): string => join(dir, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const edit = (path: string, text = 'new'): FileEdit => ({ path, from: readVersion(at(path)), content: bytes(text) });
const names = (): readonly string[] => readdirSync(dir, { encoding: 'utf8', recursive: true }).toSorted();

/** A file system in which another program acts before a given step of a write. */
const disturbed = (step: 'create' | 'rename', act: () => void): WriteSystem => ({
  ...nodeFiles,
  [step]: (...args: never[]) => {
    act();
    (nodeFiles[step] as (...all: never[]) => void)(...args);
  },
});

test.each([0o640, 0o666])(
  'a file keeps its mode %o, and missing folders are created [operators.writes.revision]',
  (mode) => {
    writeFileSync(at('one'), 'old');
    chmodSync(at('one'), mode);
    expect(writeFiles(dir, [edit('one'), edit('site/two')])).toEqual([]);
    expect([read('one'), read('site/two')]).toEqual(['new', 'new']);
    expect(statSync(at('one')).mode & 0o777).toBe(mode);
    expect(names()).toEqual(['one', 'site', 'site/two']);
  },
);

test('of two writes based on the same revision, the second is refused with a merge by JSON pointer, and the first is kept [operators.writes.revision]', () => {
  writeFileSync(at('brand.json'), '{\n  "name": "Perya",\n  "seo": { "title": "a", "index": true }\n}\n');
  const first = edit('brand.json', '{\n  "name": "Perya 2",\n  "seo": { "title": "a", "index": true }\n}\n');
  const second = edit('brand.json', '{\n  "name": "Perya",\n  "seo": { "title": "b", "index": true }\n}\n');
  const third = edit('brand.json', '{\n  "name": "Perya 3",\n  "seo": { "title": "b", "index": true }\n}\n');
  expect(writeFiles(dir, [first])).toEqual([]);

  const refused = writeFiles(dir, [second])[0] ?? expect.fail('the second write was not refused');
  expect(read('brand.json')).toContain('Perya 2');
  expect(refused.merge.conflicts).toEqual([]);
  const content = refused.merge.content ?? expect.fail('nothing is merged');
  expect(new TextDecoder().decode(content)).toBe(
    '{\n  "name": "Perya 2",\n  "seo": { "title": "b", "index": true }\n}\n',
  );
  expect(writeFiles(dir, [third])[0]?.merge).toEqual({
    content: undefined,
    conflicts: [{ pointer: '/name', base: 'Perya', ours: 'Perya 3', theirs: 'Perya 2' }],
  });

  expect(writeFiles(dir, [{ path: 'brand.json', from: refused.current, content }])).toEqual([]);
  expect(read('brand.json')).toContain('"title": "b"');
});

test('if one of several files has changed, none is written [operators.writes.revision]', () => {
  writeFileSync(at('one'), 'old');
  const edits = [edit('one'), edit('two'), edit('three')];
  writeFileSync(at('two'), 'by hand');
  expect(writeFiles(dir, edits).map(({ path }) => path)).toEqual(['two']);
  expect([read('one'), read('two')]).toEqual(['old', 'by hand']);
  expect(names()).toEqual(['one', 'two']);
});

test('if an editor saves a file during a write, the file keeps what the editor wrote [operators.writes.interleavings]', () => {
  writeFileSync(at('one'), 'old');
  let saves = 0;
  const save = (): void => {
    saves += 1;
    if (saves === 1) writeFileSync(at('one'), 'by hand');
  };
  // Without hard links, a save is noticed only until the last read before the rename.
  const noLinks = { link: () => {} };
  for (const [step, links] of [
    ['create', {}],
    ['rename', {}],
    ['create', noLinks],
  ] as const) {
    writeFileSync(at('one'), 'old');
    saves = 0;
    const refused = writeFiles(dir, [edit('one')], { ...disturbed(step, save), ...links });
    expect(refused[0]?.merge.conflicts).toEqual([{ pointer: '', base: 'old', ours: 'new', theirs: 'by hand' }]);
    expect(read('one')).toBe('by hand');
  }
  expect(names()).toEqual(['one']);
});

test('if a rename fails, the files already replaced get their content back, and created folders are removed [operators.writes.revision]', () => {
  writeFileSync(at('one'), 'old');
  let renames = 0;
  const files = disturbed('rename', () => {
    renames += 1;
    if (renames === 2) throw new Error('EIO: i/o error, rename');
  });
  expect(() => writeFiles(dir, [edit('one'), edit('deep/er/two')], files)).toThrow(
    new WriteFailed(new Error('EIO: i/o error, rename'), []),
  );
  expect(names()).toEqual(['one']);
  expect(read('one')).toBe('old');
});

test('a full disk leaves no temporary file [operators.writes.revision]', () => {
  writeFileSync(at('one'), 'old');
  const files = disturbed('create', () => {
    writeFileSync(at('.writing-0'), 'a part');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  expect(() => writeFiles(dir, [edit('one')], files)).toThrow(/^ENOSPC.*\. No file was changed\.$/);
  expect(names()).toEqual(['one']);
});

test('the next write removes the files that a killed one left behind [operators.writes.revision]', () => {
  writeFileSync(at('.writing-0'), 'a part');
  writeFileSync(at('.writing.json'), JSON.stringify({ pid: 2 ** 22 + 1, started: null }));
  writeFiles(dir, [edit('one')]);
  expect(names()).toEqual(['one']);
});

test('a file can be removed unless it has changed in the meantime [operators.writes.revision]', () => {
  writeFileSync(at('one'), 'old');
  const removal = { path: 'one', from: readVersion(at('one')), content: null };
  writeFileSync(at('one'), 'by hand');
  expect(writeFiles(dir, [removal])).toHaveLength(1);
  expect(read('one')).toBe('by hand');
  expect(writeFiles(dir, [{ ...removal, from: readVersion(at('one')) }])).toEqual([]);
  expect(names()).toEqual([]);
});

test('if files could not be restored, the message names them [operators.writes.revision]', () => {
  expect(new WriteFailed(new Error('ENOSPC: no space left'), ['one', 'two']).message).toBe(
    'ENOSPC: no space left. Changed and not restored: one, two.',
  );
});

test('a folder in place of a file is refused with its path [operators.writes.revision]', () => {
  mkdirSync(at('one'));
  expect(() => edit('one')).toThrow(`EISDIR: ${at('one')} is a folder`);
});
