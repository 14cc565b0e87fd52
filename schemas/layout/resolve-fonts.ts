import { groupAt, type Base } from './apply-look.ts';
import { FONT_ROLES, type FontRole, type Fonts } from './fonts.ts';
import type { LayeredValue } from './layers.ts';

/**
 * Returns the fonts of a brand by role, with the layer of each, keyed by JSON pointer. If a brand sets only the
 * families of a role (`ownTokens`), it does not inherit the look's font, which would precede its families.
 */
export const resolveFonts = (
  own: Fonts,
  ownTokens: unknown,
  { look }: Base,
): { readonly fonts: Fonts; readonly layers: ReadonlyMap<string, LayeredValue> } => {
  const fonts: Fonts = {};
  const layers = new Map<string, LayeredValue>();
  for (const role of Object.keys(FONT_ROLES) as FontRole[]) {
    const hasFamilies = Object.hasOwn(groupAt(ownTokens, 'fontFamily'), FONT_ROLES[role]);
    const [layer, face] =
      own[role] === undefined && !hasFamilies
        ? (['look', look?.fonts?.[role]] as const)
        : (['brand', own[role]] as const);
    if (face === undefined) continue;
    fonts[role] = face;
    layers.set(`/theme/fonts/${role}`, { layer, value: face });
  }
  return { fonts, layers };
};
