import { Type } from 'typebox';
import type { ThemeTokens } from '#schemas/brand.ts';
import { closed } from '#schemas/brand-parts.ts';
import { makePalette } from '#schemas/palette/make-palette.ts';
import { wrongUsage } from './frame/command-error.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';

/** Formats a group with one token per line, as in brand.json. */
const groupText = (name: string, group: ThemeTokens['light']): string => {
  const lines = Object.entries(group).map(([key, value]) =>
    typeof value === 'string'
      ? `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`
      : `    ${JSON.stringify(key)}: { "$value": ${JSON.stringify(value.$value)} }`,
  );
  return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
};

const group = Type.Record(Type.String(), Type.Unknown(), { description: 'Tokens by name.' });

/** `marquee palette COLOR [COLOR [COLOR]]`: prints the colours of both themes, for `theme.tokens` of a brand.json. */
export const paletteCommand = implement(
  closed({ light: group, dark: group }),
  ({
    values: { vivid },
    args: [primary, accent, base],
  }: CommandInput<{ readonly vivid: boolean }, readonly [string, string | undefined, string | undefined]>) => {
    try {
      const { light, dark } = makePalette([primary, accent, base], { vivid });
      return {
        exit: EXIT.done,
        result: { light: { ...light }, dark: { ...dark } },
        text: `{\n${groupText('light', light)},\n${groupText('dark', dark)}\n}\n`,
      };
    } catch (error) {
      if (error instanceof RangeError) throw wrongUsage('unusable-color', error.message);
      throw error;
    }
  },
);
