import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { language } from './language.ts';
import type { LanguageIo } from './language-io.ts';

/** The result of a command. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** The texts of the sample's base language by namespace. */
export const SAMPLE_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'site/home': {
    hi: 'Hello {{name}}',
    play: 'Play now',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
    about: 'A site with many games.',
  },
  descriptions: { '/register': 'Open an account at {brand}.' },
  'sandbox/help': { 'start.content': '<p>It takes <strong>two</strong> minutes.</p>\n<p>Done & ready</p>' },
};

const INFO = {
  name: 'Trial',
  direction: 'ltr',
  fallback: 'EN',
  calendar: 'gregory',
  search: { marks: 'fold', width: 'fold', variants: [] },
};

/** A temporary folder of languages, and the command that works in it. */
export interface SampleLanguages {
  readonly dir: string;
  readonly write: (path: string, content: unknown) => void;
  /** Writes a `language.json` and one catalogue. */
  readonly add: (code: string, tag: string, home?: object, over?: object) => void;
  readonly read: (path: string) => string;
  readonly json: (path: string) => Record<string, unknown>;
  /** The content of all files by path, to compare before and after a command. */
  readonly files: () => Readonly<Record<string, string>>;
  readonly run: (args: readonly string[], over?: Partial<LanguageIo>) => Promise<CommandResult>;
  readonly remove: () => void;
}

/** Creates a temporary folder with the base language. */
export const sampleLanguages = (): SampleLanguages => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-language-'));
  const write = (path: string, content: unknown): void => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    const text =
      typeof content === 'string' || Buffer.isBuffer(content) ? content : `${JSON.stringify(content, null, 2)}\n`;
    writeFileSync(join(dir, path), text);
  };
  const read = (path: string): string => readFileSync(join(dir, path), 'utf8');
  write('EN/language.json', { tag: 'en', ...INFO, name: 'English', fallback: null });
  for (const [namespace, texts] of Object.entries(SAMPLE_TEXTS)) write(`EN/${namespace}.json`, texts);
  return {
    dir,
    write,
    add: (code, tag, home = {}, over = {}) => {
      write(`${code}/language.json`, { tag, ...INFO, ...over });
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
    run: async (args, over = {}) => {
      let [out, error] = ['', ''];
      const code = await language(args, {
        out: (text) => {
          out += text;
        },
        error: (text) => {
          error += text;
        },
        colour: false,
        languagesDir: dir,
        ...over,
      });
      return { code, out, error };
    },
    remove: () => {
      if (existsSync(dir)) rmSync(dir, { recursive: true });
    },
  };
};
