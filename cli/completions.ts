import type { Command, Commands } from './command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The options that the help of a command names. */
export const optionsOf = ({ usage, details }: Command): readonly string[] => [
  ...new Set([usage, ...details].flatMap((line) => line.match(/--[a-z][a-z-]*/g) ?? [])),
];

/** Offers commands, then the options of the command and the brands in the folder of brands. */
const bash = (commands: Commands): string =>
  [
    '_marquee() {',
    '  local word=${COMP_WORDS[COMP_CWORD]} options= brands= file',
    '  if [ "$COMP_CWORD" = 1 ]; then',
    `    COMPREPLY=($(compgen -W '${Object.keys(commands).join(' ')} help' -- "$word"))`,
    '    return',
    '  fi',
    '  case ${COMP_WORDS[1]} in',
    ...Object.entries(commands).map(([name, command]) => `    ${name}) options='${optionsOf(command).join(' ')}' ;;`),
    '  esac',
    '  for file in "${BRANDS_DIR:-brands}"/*/brand.json; do',
    '    [ -e "$file" ] && brands="$brands $(basename "$(dirname "$file")")"',
    '  done',
    '  COMPREPLY=($(compgen -W "$options $brands" -- "$word"))',
    '}',
    'complete -o default -F _marquee marquee',
    '',
  ].join('\n');

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

const fish = (commands: Commands): string =>
  [
    'complete -c marquee -n __fish_use_subcommand -f -a help',
    ...Object.entries(commands).flatMap(([name, command]) => [
      `complete -c marquee -n __fish_use_subcommand -f -a ${name} -d ${quoted(command.summary)}`,
      ...optionsOf(command).map(
        (option) => `complete -c marquee -n '__fish_seen_subcommand_from ${name}' -l ${option.slice('--'.length)}`,
      ),
    ]),
    "complete -c marquee -n 'not __fish_use_subcommand' -a '(for file in brands/*/brand.json; basename (dirname $file); end)'",
    '',
  ].join('\n');

/** Returns the script that a shell reads to complete `marquee`: its commands, their options and the brands. */
export const completionScript = (shell: Shell, commands: Commands): string => {
  if (shell === 'fish') return fish(commands);
  return shell === 'zsh' ? `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}` : bash(commands);
};

export const isShell = (text: string | undefined): text is Shell => SHELLS.some((shell) => shell === text);
