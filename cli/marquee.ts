import { closestMatch } from '#schemas/checks/closest-match.ts';
import { COMMANDS, helpOf, overview } from './commands.ts';
import { print } from './process.ts';

const refuse = (why: string): number => {
  process.stderr.write(`${why}\n`);
  return 2;
};

const unknownCommand = (name: string): number => {
  const meant = closestMatch(name, Object.keys(COMMANDS));
  return refuse(
    `There is no command ${JSON.stringify(name)}; ${meant === null ? 'marquee help lists all' : `did you mean ${meant}?`}`,
  );
};

const help = ([name]: readonly string[]): number => {
  if (name === undefined) {
    print(overview());
    return 0;
  }
  const command = COMMANDS[name];
  if (command === undefined) return unknownCommand(name);
  print(helpOf(name, command));
  return 0;
};

/** Runs a command of the command line. Resolves to the exit code: 0 for success, 1 for a refusal or errors, 2 for wrong usage. */
export const marquee = async ([name = 'help', ...rest]: readonly string[]): Promise<number> => {
  if (name === 'help' || name === '--help' || name === '-h') return help(rest);
  const command = COMMANDS[name];
  if (command === undefined) return unknownCommand(name);
  if (rest.some((argument) => argument === '--help' || argument === '-h')) return help([name]);
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return refuse(`${error.message}\n\n${helpOf(name, command)}`);
    throw error;
  }
};
