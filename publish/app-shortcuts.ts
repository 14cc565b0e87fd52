import type EN from '#languages/EN/server.json';
import type { Area } from '#schemas/brand-names.ts';
import type { Brand } from '#schemas/brand.ts';
import type { LanguagePack } from './languages/languages.ts';
import { serverText } from './languages/server-text.ts';

interface Shortcut {
  readonly url: string;
  readonly area: Area | null;
  readonly name: keyof typeof EN;
}

const SHORTCUTS: readonly Shortcut[] = [
  { url: '/index?member=depositv2', area: 'memberCentre', name: 'shortcut.deposit' },
  { url: '/promotions', area: 'promotions', name: 'shortcut.promotions' },
  { url: '/rng', area: null, name: 'shortcut.games' },
];

/** Returns the shortcuts of the installed app's icon, for the areas that the brand has. */
export const appShortcuts = (
  { modules }: Pick<Brand, 'modules'>,
  pack: LanguagePack,
): readonly { readonly name: string; readonly url: string }[] =>
  SHORTCUTS.filter(({ area }) => area === null || !modules.off.includes(area)).map(({ name, url }) => ({
    name: serverText(pack, name),
    url,
  }));
