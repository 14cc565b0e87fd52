import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { sampleLanguages, type SampleLanguages } from './language-command.ts';

export const RUSSIAN = {
  'site/home': {
    hi: 'Привет, {{name}}',
    play: 'Играть',
    games_one: '{{count}} игра',
    games_few: '{{count}} игры',
    games_many: '{{count}} игр',
    games_other: '{{count}} игры',
    about: 'Сайт с "играми" & <больше>.',
  },
  descriptions: { '/register': 'Откройте счёт: {brand}.' },
  'sandbox/help': { 'start.content': '<p>Всего <strong>две</strong> минуты.</p>\n<p>Готово & всё</p>' },
} as const;

/** The sample languages with a complete Russian, and a file to export and import. */
export interface SampleImport extends SampleLanguages {
  /** The path of the file. */
  readonly sent: string;
  readonly writeRussian: (change?: (key: string, text: string) => string | null) => void;
  /** Exports Russian and returns the content of the file. */
  readonly exported: (...args: readonly string[]) => Promise<string>;
  /** Imports a file with this content. */
  readonly importText: (content: string | Buffer, code?: string) => ReturnType<SampleLanguages['run']>;
  /** The content of all files but the exported one. */
  readonly folders: () => Readonly<Record<string, string>>;
  /** Imports a file that must be rejected without changing anything, and returns the lines about its faults. */
  readonly refused: (content: string | Buffer) => Promise<readonly string[]>;
}

export const sampleImport = (): SampleImport => {
  const languages = sampleLanguages();
  const sent = join(languages.dir, '.sent');
  const writeRussian: SampleImport['writeRussian'] = (change = (_key, text) => text) => {
    for (const [namespace, texts] of Object.entries(RUSSIAN))
      languages.write(
        `RU/${namespace}.json`,
        Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(key, text)])),
      );
  };
  languages.add('RU', 'ru');
  writeRussian();
  const importText: SampleImport['importText'] = (content, code = 'RU') => {
    writeFileSync(sent, content);
    return languages.run(['import', code, sent]);
  };
  const folders = (): Readonly<Record<string, string>> => {
    const { '.sent': _sent, ...files } = languages.files();
    return files;
  };
  return {
    ...languages,
    sent,
    writeRussian,
    exported: async (...args) => {
      expect(await languages.run(['export', 'RU', '--out', sent, ...args])).toMatchObject({ code: 0 });
      return readFileSync(sent, 'utf8');
    },
    importText,
    folders,
    refused: async (content) => {
      const before = folders();
      const { code, out, error } = await importText(content);
      expect([code, out]).toEqual([1, '']);
      expect(folders()).toEqual(before);
      const [first, ...lines] = error.split('\n');
      expect(first).toBe(`${sent} was refused, and nothing was changed:`);
      return lines.filter((line) => line.startsWith('  error    ')).map((line) => line.slice('  error    '.length));
    },
  };
};

/** Returns the content of a JSON file with these texts. */
export const jsonFile = (texts: readonly object[], over: object = {}): string =>
  JSON.stringify({ language: 'RU', tag: 'ru', texts, ...over });

/** Returns a text of the catalogue `site/home` for a JSON file. */
export const homeText = (key: string, target: string | null, over: object = {}): object => ({
  namespace: 'site/home',
  key,
  target,
  ...over,
});
