import { productLooks } from '#publish/layout/looks.ts';
import type { Ask } from '../frame/ask.ts';
import { DEFAULTS, nameOf, type NewFlags } from './new-flags.ts';

/** Returns whether the flags leave out a value that has no default. */
export const isIncomplete = ({ brand, look, logo, color = [] }: NewFlags): boolean =>
  brand === undefined || (look === undefined && (logo === undefined || color.length === 0));

/** The main colour that is suggested to an operator who has none yet. */
const SAMPLE_COLOR = '#b81d5f';

const LOOK_COLORS = 'those of the look';

/** Asks for the values that the flags leave out, each with a default. */
export const askMissing = async (flags: NewFlags, ask: Ask): Promise<NewFlags> => {
  const looks = [...new Set([...productLooks().keys()].map((name) => name.split('@')[0] ?? name))];
  const brand = flags.brand ?? (await ask('Id of the brand, the name of its folder?', 'mine'));
  const name = flags.name ?? (await ask('Name, as players see it?', nameOf(brand)));
  const logo = flags.logo;
  const look = flags.look ?? (logo === undefined ? await ask(`Look: ${looks.join(', ')}?`, looks[0] ?? '') : undefined);
  const color =
    flags.color ??
    (await ask(
      'One to three colours of the brand, such as #b81d5f #f2c14e?',
      look === undefined ? SAMPLE_COLOR : LOOK_COLORS,
    ));
  const languages = flags.languages ?? (await ask('Languages, the default first, such as EN,TY?', DEFAULTS.languages));
  return {
    ...flags,
    brand,
    name,
    look,
    color: typeof color === 'string' ? (color === LOOK_COLORS ? [] : color.split(/[\s,]+/)) : color,
    languages,
  };
};
