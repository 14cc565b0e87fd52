import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newBrand } from '#publish/operators/new/new-brand.ts';
import { randomFrom } from '#publish/operators/new/random-from.ts';

const SYLLABLES = ['ba', 'do', 'fi', 'ga', 'ke', 'lu', 'mi', 'no', 'ra', 'su'] as const;
/** Returns a name of four syllables for a number from 0 to 9999; no name contains another one. */
const nameOf = (number: number): string => {
  const name = [...String(number).padStart(4, '0')].map((digit) => SYLLABLES[Number(digit)]).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const LOOKS = ['arcade', 'fiesta', 'lagoon', 'ledger', 'velvet'] as const;
const LANGUAGES = ['EN', 'TH', 'VI', 'ID', 'JA', 'KO'] as const;
/** The maximum number of languages of a brand, as in the sample brands. */
const MOST_LANGUAGES = 3;

/** Writes brands with random looks, colours and languages to a folder; every run produces the same brands. Returns their ids. */
export const writeRandomBrands = (brandsDir: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => {
    const id = nameOf(number).toLowerCase();
    const random = randomFrom(id);
    const below = (most: number): number => Math.floor(random() * most);
    // Three different colours with the same channel values, rotated.
    const channels = [160 + below(96), below(80), 80 + below(80)].map((channel) =>
      channel.toString(16).padStart(2, '0'),
    );
    const color = (turn: number): string => `#${[...channels.slice(turn), ...channels.slice(0, turn)].join('')}`;
    const languages = LANGUAGES.toSorted(() => random() - 0.5).slice(0, 1 + below(MOST_LANGUAGES));
    const files = newBrand({
      id,
      name: nameOf(number),
      look: LOOKS[below(LOOKS.length)] ?? null,
      logo: null,
      colors: [0, 1, 2].slice(0, below(4)).map(color),
      languages,
      jurisdiction: 'XX',
      currency: 'USD',
      merchant: id,
      helpline: null,
    });
    for (const [path, content] of files) {
      const file = join(brandsDir, id, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return id;
  });
