import { expect, test } from 'vitest';
import { randomFrom } from '../new/random-from.ts';
import { changeFile } from './change-file.ts';
import { readVersion, textOf, versionOf, type FileVersion } from './file-version.ts';
import { mergeFiles } from './merge-files.ts';
import { rewriteJson } from './rewrite-json.ts';
import { writeFiles } from './write-files.ts';
import { WriteBusy, type WriteSystem } from './write-system.ts';

const FILE = 'brands/mine/brand.json';
const START = '{\n  "name": "start",\n  "seo": { "title": "start" },\n  "texts": {},\n  "hosts": ["start"]\n}\n';

interface Inode {
  content: Uint8Array;
}

/** A file system in memory that calls `between` before each step of a write, with the name of the step. */
class VirtualFolder implements WriteSystem {
  readonly names = new Map<string, Inode>();
  isLocked = false;
  between: (step: string) => void = () => {};

  read = (path: string): Uint8Array | null => {
    this.between('read');
    return this.names.get(path)?.content ?? null;
  };
  create = (path: string, content: Uint8Array): void => {
    this.between('create');
    this.names.set(path, { content });
  };
  rename = (from: string, to: string): void => {
    this.between('rename');
    const inode = this.names.get(from) ?? expect.fail(`${from} is gone`);
    if (inode === this.names.get(to)) return;
    this.names.delete(from);
    this.names.set(to, inode);
  };
  link = (from: string, to: string): void => {
    this.between('link');
    const inode = this.names.get(from);
    if (inode !== undefined) this.names.set(to, inode);
  };
  remove = (path: string): void => {
    this.names.delete(path);
  };
  list = (folder: string): readonly string[] =>
    [...this.names.keys()].filter((name) => name.startsWith(`${folder}/`)).map((name) => name.slice(folder.length + 1));
  makeFolder = () => () => {};
  lock = (folder: string): (() => void) => {
    if (this.isLocked) throw new WriteBusy(folder, 1);
    this.isLocked = true;
    return () => {
      this.isLocked = false;
    };
  };
}

interface Brand {
  name: string;
  seo: { title: string };
  texts: Record<string, string>;
  hosts: string[];
}

/** Sets one value of a brand to a token that no other edit uses. */
interface Edit {
  readonly token: string;
  readonly place: string;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const parse = (version: FileVersion): Brand | null => {
  try {
    return JSON.parse(textOf(version) ?? '') as Brand;
  } catch {
    return null;
  }
};

const valuesAt = ({ name, seo, texts, hosts }: Brand, place: string): readonly string[] =>
  place === 'name' ? [name] : place === 'title' ? [seo.title] : place === 'hosts' ? hosts : [texts[place] ?? ''];

const withEdit = (version: FileVersion, { token, place }: Edit): Uint8Array | null => {
  const brand = parse(version);
  if (brand === null) return null;
  if (place === 'name') brand.name = token;
  else if (place === 'title') brand.seo.title = token;
  else if (place === 'hosts') brand.hosts.push(token);
  else brand.texts[place] = token;
  return bytes(rewriteJson(textOf(version) ?? '', { ...brand }));
};

/** Runs one interleaving. Returns the acknowledged edits that are lost, and how often each outcome occurred. */
const interleave = (seed: string) => {
  const random = randomFrom(seed);
  const below = (end: number): number => Math.floor(random() * end);
  const folder = new VirtualFolder();
  folder.names.set(FILE, { content: bytes(START) });
  const acknowledged: Edit[] = [];
  /** Values that an edit replaced knowingly: they were in the version on which the edit was based. */
  const replaced = new Set<string>();
  const counts = { merged: 0, conflicts: 0, saves: 0 };
  let edits = 0;
  const newEdit = (): Edit => {
    edits += 1;
    return { token: `t${edits}`, place: ['name', 'title', 'hosts', 'a', 'b', 'c'][below(6)] ?? '' };
  };
  const acknowledge = (edit: Edit, seen: FileVersion): void => {
    acknowledged.push(edit);
    const brand = parse(seen);
    if (edit.place !== 'hosts' && brand !== null) for (const value of valuesAt(brand, edit.place)) replaced.add(value);
  };

  /** The second half of a save that has emptied the file but not yet written it. */
  let unfinished: (() => void) | null = null;
  const finish = (): void => {
    unfinished?.();
    unfinished = null;
  };
  /** Saves a file like an editor: in place, in one step or two, or by renaming another file over it. */
  const save = (content: Uint8Array, canRename: boolean, done: () => void): void => {
    const inode = folder.names.get(FILE) ?? expect.fail('the file is gone');
    const kind = below(canRename ? 3 : 2);
    counts.saves += 1;
    if (kind === 2) folder.names.set(FILE, { content });
    else if (kind === 1) inode.content = content;
    else {
      inode.content = new Uint8Array();
      unfinished = () => {
        inode.content = content;
        done();
      };
      return;
    }
    done();
  };
  const current = (): FileVersion => versionOf(folder.names.get(FILE)?.content ?? null);

  const editByHand = (canRename: boolean): void => {
    const edit = newEdit();
    const seen = current();
    const content = withEdit(seen, edit);
    if (unfinished === null && content !== null) save(content, canRename, () => acknowledge(edit, seen));
  };
  const runCommand = (): void => {
    const edit = newEdit();
    let seen = current();
    const change = (version: FileVersion): Uint8Array | null => {
      seen = version;
      return withEdit(version, edit);
    };
    if (changeFile(FILE, change, folder)) acknowledge(edit, seen);
  };
  const openStudio = (): (() => void) => {
    const edit = newEdit();
    const opened = readVersion(FILE, folder);
    return () => {
      let from = opened;
      let content = withEdit(opened, edit);
      while (content !== null) {
        const [refused] = writeFiles('brands/mine', [{ path: 'brand.json', from, content }], folder);
        if (refused === undefined) return acknowledge(edit, opened);
        const { current: newer, merge } = refused;
        counts[merge.content == null ? 'conflicts' : 'merged'] += 1;
        [from, content] = [newer, merge.content ?? null];
      }
    };
  };
  const openEditor = (): (() => void) => {
    const edit = newEdit();
    const opened = current();
    return () => {
      const ours = withEdit(opened, edit);
      const disk = current();
      if (unfinished !== null || ours === null) return;
      // Before saving, editors compare the file with the version that they opened.
      const { content } = mergeFiles(FILE, opened, versionOf(ours), disk);
      if (content != null) save(content, true, () => acknowledge(edit, opened));
    };
  };

  let disturbances = 0;
  folder.between = (step) => {
    if (unfinished !== null && below(3) === 0) finish();
    if (disturbances > 0 || below(8) > 0) return;
    disturbances += 1;
    // Editors take no lock. A save by rename goes unnoticed only in the instant before our own rename, so none happens there.
    if (below(2) === 0) editByHand(step !== 'rename');
    else
      try {
        runCommand();
      } catch (error) {
        if (!(error instanceof WriteBusy)) throw error;
      }
  };

  const sessions: (() => void)[] = [];
  for (let step = 0; step < 8; step += 1) {
    disturbances = 0;
    const actor = below(5);
    if (actor === 0) runCommand();
    else if (actor === 1) sessions.push(openStudio());
    else if (actor === 2) sessions.push(openEditor());
    else sessions.splice(below(sessions.length), 1)[0]?.();
    if (below(2) === 0) finish();
  }
  finish();
  const end = parse(current()) ?? expect.fail('the file is damaged');
  const lost = acknowledged.filter(({ token, place }) => !valuesAt(end, place).includes(token) && !replaced.has(token));
  return { lost, counts: { ...counts, acknowledged: acknowledged.length } };
};

test('10,000 interleavings of commands, an editor, the studio and edits by hand lose no edit [operators.writes.interleavings]', () => {
  const totals: Record<string, number> = {};
  for (let number = 0; number < 10_000; number += 1) {
    const { lost, counts } = interleave(`interleaving ${number}`);
    expect(lost, `interleaving ${number}`).toEqual([]);
    for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count;
  }
  // Each outcome occurred often enough to be tested.
  for (const count of Object.values(totals)) expect(count).toBeGreaterThan(1000);
});
