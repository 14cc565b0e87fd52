import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import { LANGUAGES_DIR } from '#publish/languages/languages.ts';
import { WriteFailed } from '#publish/operators/writes/write-files.ts';
import { WriteBusy } from '#publish/operators/writes/write-system.ts';
import { terminal } from '../print-findings.ts';
import { checkLanguages } from './check-languages.ts';
import { exportLanguage } from './export-language.ts';
import { importLanguage } from './import-language.ts';
import { newLanguage } from './new-language.ts';
import { refuseUsage, type LanguageIo } from './language-io.ts';

type Command = (args: readonly string[], io: LanguageIo) => number | Promise<number>;

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['new', newLanguage],
  ['check', checkLanguages],
  ['export', exportLanguage],
  ['import', importLanguage],
]);

/** `marquee language new|check|export|import`. Resolves to the exit code: 0 for success, 1 for errors in a language or a file, 2 for wrong usage. */
export const language = async (
  [name = '', ...args]: readonly string[],
  io: LanguageIo = { ...terminal(), languagesDir: LANGUAGES_DIR },
): Promise<number> => {
  const command = COMMANDS.get(name);
  if (command !== undefined)
    try {
      return await command(args, io);
    } catch (error) {
      if (error instanceof WriteFailed) io.error(`${error.message}\n`);
      else if (error instanceof WriteBusy || (error instanceof Error && 'syscall' in error))
        io.error(`${error.message}.\n`);
      else throw error;
      return 1;
    }
  const known = [...COMMANDS.keys()];
  const meant = closestMatch(name, known);
  return refuseUsage(
    io,
    name === ''
      ? `Name a command: marquee language ${known.join('|')}`
      : `There is no command ${printableJson(`language ${name}`)}. ${meant === null ? `Known: ${known.join(', ')}` : `Did you mean language ${meant}?`}`,
  );
};
