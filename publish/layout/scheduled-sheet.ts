import type { Brand } from '#schemas/brand.ts';
import type { ScheduledLook } from '#schemas/layout/scheduled-looks.ts';
import { fontSheet, type FontAccess } from '../fonts/font-sheet.ts';
import { logoSheet } from '../logo-sheet.ts';
import { themeSheet } from '../theme-sheet.ts';

/** Limits a rule to a look without adding specificity, so that the layout's rules, which follow, still override the look's tokens. */
const scopeOf = (index: number): string => `:where([data-look="${index}"],[data-look="${index}"] *)`;

/**
 * Returns the CSS of scheduled looks. Each look applies while `lookScript` sets its index as `data-look` on the
 * document. `usual` is the preceding CSS; its `@font-face` rules are not repeated.
 */
export const scheduledSheet = (
  looks: readonly ScheduledLook[],
  { assets }: Pick<Brand, 'assets'>,
  fonts: FontAccess,
  usual: string,
): string => {
  const known = new Set(usual.split('\n'));
  return looks
    .map((look, index) => {
      const scope = scopeOf(index);
      const faces = fontSheet(look.fonts, look.tokens, { ...fonts, scope });
      return [
        themeSheet(look.tokens, scope),
        ...faces.split('\n').filter((rule) => !known.has(rule)),
        logoSheet(assets, look.tokens, fonts.addressOf, scope),
      ].join('\n');
    })
    .join('');
};
