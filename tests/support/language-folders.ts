import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The fields of a valid `language.json`, except the tag. */
export const LANGUAGE_INFO = {
  name: 'Trial',
  direction: 'ltr',
  fallback: 'EN',
  calendar: 'gregory',
  search: { marks: 'fold', width: 'fold', variants: [] },
} as const;

/** A temporary languages folder. */
export interface LanguageFolders {
  readonly dir: string;
  /** Writes a file; a value that is not a string or a buffer is written as JSON. */
  readonly write: (path: string, content: unknown) => void;
  /** Writes a `language.json` and one catalogue. */
  readonly add: (code: string, tag: string, home?: object, over?: object) => void;
  readonly read: (path: string) => string;
  readonly json: (path: string) => Record<string, unknown>;
  /** The content of all files by path, to compare before and after a command. */
  readonly files: () => Readonly<Record<string, string>>;
  readonly remove: () => void;
}

/** Creates an empty temporary languages folder. */
export const createLanguageFolders = (): LanguageFolders => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-languages-'));
  const write = (path: string, content: unknown): void => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(dir, path), isRaw ? content : `${JSON.stringify(content, null, 2)}\n`);
  };
  const read = (path: string): string => readFileSync(join(dir, path), 'utf8');
  return {
    dir,
    write,
    add: (code, tag, home = {}, over = {}) => {
      write(`${code}/language.json`, { tag, ...LANGUAGE_INFO, ...over });
      write(`${code}/site/home.json`, home);
    },
    read,
    json: (path) => JSON.parse(read(path)) as Record<string, unknown>,
    files: () =>
      Object.fromEntries(
        readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
          .toSorted()
          .map((path) => [path, read(path)]),
      ),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};
