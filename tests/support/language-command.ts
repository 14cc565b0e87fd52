import type { CommandIo } from '#cli/frame/command-io.ts';
import { runCommand, type CommandResult } from './run-command.ts';
import { createLanguageFolders, type LanguageFolders } from './language-folders.ts';

/** The sample base language's texts by namespace. */
export const SAMPLE_TEXTS = {
  'site/home': {
    hi: 'Hello {{name}}',
    play: 'Play now',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
    about: 'A site with many games.',
  },
  descriptions: { '/register': 'Open an account at {brand}.' },
  'sandbox/help': { 'start.content': '<p>It takes <strong>two</strong> minutes.</p>\n<p>Done & ready</p>' },
} as const;

/** A temporary languages folder, and the command that uses it. */
export interface SampleLanguages extends LanguageFolders {
  readonly run: (args: readonly string[], over?: Partial<CommandIo>) => Promise<CommandResult>;
}

/** Runs `marquee language` in a languages folder and returns its output. */
export const runLanguage = (
  languagesDir: string,
  args: readonly string[],
  over: Partial<CommandIo> = {},
): Promise<CommandResult> => runCommand(['language', ...args], { languagesDir, ...over });

/** Creates a temporary folder with the base language. */
export const sampleLanguages = (): SampleLanguages => {
  const folders = createLanguageFolders();
  folders.add('EN', 'en', {}, { name: 'English', fallback: null });
  for (const [namespace, texts] of Object.entries(SAMPLE_TEXTS)) folders.write(`EN/${namespace}.json`, texts);
  return { ...folders, run: (args, over) => runLanguage(folders.dir, args, over) };
};
