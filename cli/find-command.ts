import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import { wrongUsage } from './frame/command-error.ts';
import type { Command, Commands } from './frame/command.ts';

/** Returns the names of the commands whose first word is a group, such as `language`. */
export const groupNames = (commands: Commands, group: string): readonly string[] =>
  Object.keys(commands).filter((name) => name.startsWith(`${group} `));

/** A command, its name, and the number of typed words that name it. */
export interface FoundCommand {
  readonly name: string;
  readonly command: Command;
  readonly length: number;
}

const unknown = (typed: string, known: readonly string[]): Error => {
  const meant = closestMatch(typed, known);
  return wrongUsage(
    'unknown-command',
    `There is no command ${printableJson(typed)}; ${meant === null ? 'marquee help lists all' : `did you mean ${meant}?`}`,
  );
};

/** Returns the command at the start of a line. If there is none, throws a `CommandError` that suggests the closest one. */
export const findCommand = (commands: Commands, [first = '', second = '']: readonly string[]): FoundCommand => {
  for (const [name, length] of [
    [`${first} ${second}`, 2],
    [first, 1],
  ] as const) {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command !== undefined) return { name, command, length };
  }
  const group = groupNames(commands, first);
  if (group.length === 0)
    throw unknown(first, [...new Set(Object.keys(commands).map((name) => name.split(' ')[0] ?? name))]);
  if (second !== '' && !second.startsWith('-')) throw unknown(`${first} ${second}`, group);
  throw wrongUsage(
    'missing-argument',
    `Name one of these commands: ${group.map((name) => `marquee ${name}`).join(', ')}.`,
  );
};
