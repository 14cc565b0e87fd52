import { defineCommand, type Commands } from '../frame/command.ts';

const CODE = { name: 'CODE' } as const;

/** The commands for translators. */
export const LANGUAGE_COMMANDS: Commands = {
  'language new': defineCommand({
    summary: 'adds a language with every text to translate',
    args: [CODE],
    options: {
      tag: { value: 'TAG', summary: 'the BCP 47 tag; by default derived from the code' },
      name: { value: 'NAME', summary: 'what the language calls itself' },
      from: { value: 'FALLBACK', summary: 'the language of texts that are not translated; by default EN' },
    },
    load: async () => (await import('../language/new-language.ts')).newLanguageCommand,
  }),
  'language check': defineCommand({
    summary: 'shows how much is translated, and lists faults',
    args: [{ ...CODE, optional: true }],
    options: { all: { summary: 'lists every warning instead of the first ones' } },
    load: async () => (await import('../language/check-languages.ts')).checkLanguagesCommand,
  }),
  'language export': defineCommand({
    summary: 'writes the texts for translators',
    args: [CODE],
    options: {
      format: { choices: ['xliff', 'json'], summary: 'xliff by default: XLIFF 2.0 with notes and limits' },
      out: { short: 'o', value: 'FILE', offers: 'files', summary: 'writes to a file instead of standard output' },
      missing: { summary: 'exports only untranslated or faulty texts, including those of a new language' },
      pictures: { value: 'DIR', offers: 'folders', summary: 'also takes screenshots that show the texts' },
      stories: { value: 'auth-login,pages-', summary: 'opens only these stories for --pictures' },
    },
    load: async () => (await import('../language/export-language.ts')).exportLanguageCommand,
  }),
  'language import': defineCommand({
    summary: 'imports the translations in a file',
    args: [CODE, { name: 'FILE', offers: 'files' }],
    options: {},
    notes: ['Imports all translations or, if one has a fault, none.'],
    load: async () => (await import('../language/import-language.ts')).importLanguageCommand,
  }),
};
