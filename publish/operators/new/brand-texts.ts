import type EN from '#languages/EN/new-brand.json';
import type { LanguagePack } from '../../languages/languages.ts';

type TextKey = keyof typeof EN;

/** The names of categories and pages, which the site's texts contain in every language. */
const TITLES = {
  live: 'category.LIVE',
  sports: 'category.SPORTS',
  slots: 'category.RNG',
  fish: 'category.FISH',
  cards: 'category.PVP',
  esports: 'category.ESPORTS',
  draws: 'category.LOTT',
  promotions: 'nav.promotions',
  app: 'nav.download',
  points: 'nav.points',
  help: 'nav.help',
} as const;

/** The values that a brand's texts contain. */
export interface TextValues {
  readonly name: string;
  readonly age: number;
}

/** Returns a text of a new brand with the values filled in. */
const textOf =
  ({ catalogues }: LanguagePack, { name, age }: TextValues) =>
  (key: TextKey): string =>
    (catalogues.get('new-brand')?.[key] ?? '').replaceAll('{{name}}', () => name).replaceAll('{{age}}', String(age));

const titleOf = ({ catalogues }: LanguagePack, key: string): string => catalogues.get('site/shell')?.[key] ?? '';

/** Returns the content of `texts/<LANG>.json`. */
export const brandTexts = (pack: LanguagePack, values: TextValues): Readonly<Record<string, string>> => {
  const text = textOf(pack, values);
  return {
    'brand:tagline': text('tagline'),
    'brand:banner.welcome.title': text('welcome.title'),
    'brand:banner.welcome.text': text('welcome.text'),
    'brand:banner.welcome.action': text('welcome.action'),
    ...Object.fromEntries(
      (['live', 'sports', 'promotions'] as const).flatMap((id) => [
        [`brand:banner.home-${id}.title`, titleOf(pack, TITLES[id])],
        [`brand:banner.home-${id}.text`, text(`${id}.text`)],
        [`brand:banner.home-${id}.action`, text(`${id}.action`)],
      ]),
    ),
    ...Object.fromEntries(Object.entries(TITLES).map(([id, key]) => [`brand:banner.${id}.title`, titleOf(pack, key)])),
    'brand:banner.login.title': text('login.title'),
    'brand:banner.join.title': text('register.title'),
    'brand:banner.join.text': text('register.text'),
  };
};

const LONGEST = { title: 70, description: 170 } as const;

/** Returns the texts for search results in a language. If the name is long, there is no space for anything else. */
export const searchTexts = (
  pack: LanguagePack,
  values: TextValues,
): { readonly title: string; readonly description: string } => {
  const text = textOf(pack, values);
  const [title, description] = [text('seo.title'), text('seo.description')];
  return {
    title: title.length > LONGEST.title ? values.name : title,
    description: description.length > LONGEST.description ? text('welcome.text') : description,
  };
};
