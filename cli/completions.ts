import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { productLooks } from '#publish/layout/looks.ts';
import {
  implement,
  type Argument,
  type Command,
  type CommandInput,
  type Commands,
  type Offer,
  type Option,
} from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { optionsOf, takesValue } from './frame/usage.ts';
import { groupNames } from './find-command.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const firstWords = (commands: Commands): readonly string[] => [
  ...new Set(Object.keys(commands).map((name) => name.split(' ')[0] ?? name)),
];

const groupsOf = (commands: Commands): readonly string[] =>
  firstWords(commands).filter((word) => groupNames(commands, word).length > 0);

const secondWords = (commands: Commands, group: string): readonly string[] =>
  groupNames(commands, group).map((name) => name.slice(group.length + 1));

/** The names of looks, with and without a version. */
const lookNames = (): readonly string[] => [
  ...new Set([...productLooks().keys()].flatMap((name) => [name.split('@')[0] ?? name, name])),
];

/** The values that are known when the script is generated; `null` for those that the shell lists itself. */
const fixedValues = (
  { choices, offers }: Pick<Option & Argument, 'choices' | 'offers'>,
  commands: Commands,
): readonly string[] | null => {
  const lists: Readonly<Partial<Record<Offer, () => readonly string[]>>> = {
    looks: lookNames,
    commands: () => firstWords(commands),
  };
  return choices ?? (offers === undefined ? [] : (lists[offers]?.() ?? null));
};

const argumentWords = ({ args }: Command, commands: Commands): readonly string[] => [
  ...new Set(args.flatMap((argument) => fixedValues(argument, commands) ?? [])),
];

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const bashOptionValues = (commands: Commands): readonly string[] =>
  Object.entries(commands).flatMap(([name, command]) =>
    Object.entries(optionsOf(command))
      .filter(([, option]) => takesValue(option))
      .map(([option, details]) => {
        const names = [`--${option}`, ...(details.short === undefined ? [] : [`-${details.short}`])];
        const values = fixedValues(details, commands);
        return `    ${names.map((each) => quoted(`${name} ${each}`)).join('|')}) values=${quoted((values ?? []).join(' '))} ;;`;
      }),
  );

const bashCommandWords = (commands: Commands): readonly string[] =>
  Object.entries(commands).map(([name, command]) => {
    const words = argumentWords(command, commands);
    const options = Object.keys(optionsOf(command)).map((option) => `--${option}`);
    const hasBrand = command.args.some(({ offers }) => offers === 'brands');
    return `        ${quoted(name)}) values=${quoted([...options, ...words].join(' '))}${hasBrand ? '; brands=1' : ''} ;;`;
  });

/** If no values are known, bash offers files. */
const bash = (commands: Commands): string =>
  [
    '_marquee() {',
    '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}',
    '  local name=${COMP_WORDS[1]} values= brands= file',
    '  if [ "$COMP_CWORD" = 1 ]; then',
    `    COMPREPLY=($(compgen -W ${quoted(firstWords(commands).join(' '))} -- "$word"))`,
    '    return',
    '  fi',
    '  case $name in',
    ...groupsOf(commands).flatMap((group) => [
      `    ${group})`,
      '      if [ "$COMP_CWORD" = 2 ]; then',
      `        COMPREPLY=($(compgen -W ${quoted(secondWords(commands, group).join(' '))} -- "$word"))`,
      '        return',
      '      fi',
      '      name="$name ${COMP_WORDS[2]}" ;;',
    ]),
    '  esac',
    '  case "$name $before" in',
    ...bashOptionValues(commands),
    '    *)',
    '      case $name in',
    ...bashCommandWords(commands),
    '      esac ;;',
    '  esac',
    '  if [ -n "$brands" ]; then',
    '    for file in "${BRANDS_DIR:-brands}"/*/brand.json; do',
    '      [ -e "$file" ] && values="$values $(basename "$(dirname "$file")")"',
    '    done',
    '  fi',
    '  COMPREPLY=($(compgen -W "$values" -- "$word"))',
    '}',
    'complete -o default -F _marquee marquee',
    '',
  ].join('\n');

const fishQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

/** The condition under which fish completes a command. */
const fishSeen = (name: string, groups: readonly string[]): string => {
  const seen = name.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
  const isGroup = groups.includes(name.split(' ')[0] ?? '');
  const others = isGroup ? [] : groups.map((group) => `not __fish_seen_subcommand_from ${group}`);
  return fishQuoted([...seen, ...others].join('; and '));
};

const fishOption = (name: string, option: Option, commands: Commands): string => {
  const { short, summary } = option;
  const values = fixedValues(option, commands);
  return [
    `-l ${name}`,
    ...(short === undefined ? [] : [`-s ${short}`]),
    ...(takesValue(option) ? [values === null ? '-r' : `-x -a ${fishQuoted(values.join(' '))}`] : []),
    `-d ${fishQuoted(summary)}`,
  ].join(' ');
};

const FISH_BRANDS = "'(for file in brands/*/brand.json; basename (dirname $file); end)'";

const fish = (commands: Commands): string => {
  const groups = groupsOf(commands);
  const entries = Object.entries(commands);
  return [
    ...entries
      .filter(([name]) => !name.includes(' '))
      .map(
        ([name, { summary }]) => `complete -c marquee -n __fish_use_subcommand -f -a ${name} -d ${fishQuoted(summary)}`,
      ),
    ...groups.flatMap((group) => [
      `complete -c marquee -n __fish_use_subcommand -f -a ${group}`,
      `complete -c marquee -n '__fish_seen_subcommand_from ${group}; and not __fish_seen_subcommand_from ${secondWords(commands, group).join(' ')}' -f -a ${fishQuoted(secondWords(commands, group).join(' '))}`,
    ]),
    ...entries.flatMap(([name, command]) => {
      const start = `complete -c marquee -n ${fishSeen(name, groups)}`;
      const words = argumentWords(command, commands);
      return [
        ...Object.entries(optionsOf(command)).map(
          ([option, details]) => `${start} ${fishOption(option, details, commands)}`,
        ),
        ...(words.length === 0 ? [] : [`${start} -f -a ${fishQuoted(words.join(' '))}`]),
        ...(command.args.some(({ offers }) => offers === 'brands') ? [`${start} -a ${FISH_BRANDS}`] : []),
      ];
    }),
    '',
  ].join('\n');
};

const SCRIPTS: Readonly<Record<Shell, (commands: Commands) => string>> = {
  bash,
  zsh: (commands) => `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`,
  fish,
};

/** `marquee completions bash|zsh|fish`: prints the script with which a shell completes commands, options, their values and brands. */
export const completionsCommand = (commands: Commands) =>
  implement(
    closed({ shell: Type.Enum([...SHELLS]), script: Type.String() }),
    ({ args: [shell] }: CommandInput<unknown, readonly [Shell]>) => {
      const script = SCRIPTS[shell](commands);
      return { exit: EXIT.done, result: { shell, script }, text: script };
    },
  );
