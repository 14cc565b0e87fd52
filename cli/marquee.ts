import { COMMANDS } from './commands.ts';
import { findCommand } from './find-command.ts';
import { executeCommand, printFailure } from './frame/execute-command.ts';
import { commandError } from './frame/command-error.ts';
import { processIo, type CommandIo } from './frame/command-io.ts';
import type { ExitCode } from './frame/exit-codes.ts';

const isHelp = (word: string | undefined): boolean => word === undefined || word === '--help' || word === '-h';

/** Runs a command of the command line. Resolves to the exit code. */
export const marquee = async (typed: readonly string[], io: CommandIo = processIo()): Promise<ExitCode> => {
  const words = isHelp(typed[0]) ? ['help', ...typed.slice(1)] : typed;
  let found;
  try {
    found = findCommand(COMMANDS, words);
  } catch (error) {
    const failure = commandError(error);
    printFailure(failure, io, typed.includes('--json'));
    return failure.exit;
  }
  return executeCommand(found.name, found.command, words.slice(found.length), io);
};
