import { parseArgs } from 'node:util';
import type { ThemeTokens } from '#schemas/brand.ts';
import { makePalette } from '#schemas/palette/make-palette.ts';
import { terminal, type Output } from './print-findings.ts';

const USAGE = 'Name one to three colours: marquee palette COLOR [COLOR [COLOR]] [--vivid]';

/** Formats a group with a token on each line, like brand.json. */
const groupText = (name: string, group: ThemeTokens['light']): string => {
  const lines = Object.entries(group).map(([key, value]) =>
    typeof value === 'string'
      ? `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`
      : `    ${JSON.stringify(key)}: { "$value": ${JSON.stringify(value.$value)} }`,
  );
  return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
};

/**
 * `marquee palette COLOR [COLOR [COLOR]] [--vivid]`: prints the colours of both themes as JSON, for `theme.tokens` of a brand.json. Returns the exit
 * code: 0 for success, 2 for wrong usage.
 */
export const palette = (args: readonly string[], io: Output = terminal()): number => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { vivid: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [primary, accent, base, ...more] = positionals;
  if (primary === undefined || more.length > 0) {
    io.error(`${USAGE}\n`);
    return 2;
  }
  try {
    const { light, dark } = makePalette([primary, accent, base], { vivid: values.vivid });
    io.out(`{\n${groupText('light', light)},\n${groupText('dark', dark)}\n}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    io.error(`${error.message}\n`);
    return 2;
  }
};
