import { CATEGORIES, type Category } from '#schemas/brand-names.ts';
import type { Language } from '#schemas/languages.ts';
import { buildGameIndex, type GameIndex, type SearchNames } from '#src/search/game-index.ts';
import { foundGroups, type SearchRow } from '#src/features/search/search-rows.ts';
import { buildSectionIndex, type SearchSection, type SectionIndex } from '#src/search/section-index.ts';
import { glossaryFor } from '#sandbox/domains/catalogue/make-glossary.ts';
import { sandboxGames, sandboxVendors } from '../support/sandbox-catalogue.ts';
import { readText } from './read-text.ts';
import type { TypedQuery } from './typed-query.ts';

const FIRST = 5;

/** An entry that can be found: a game, a vendor or a category. */
interface Entry {
  readonly key: string;
  readonly kind: SearchRow['kind'];
  readonly name: string;
  readonly vassalage: string | null;
  readonly category: Category;
  readonly classify: string | null;
}

const { games, vendors } = sandboxGames;
const entries: readonly Entry[] = [
  ...games.map(({ nodeId, gameName, vassalage, category, gameClassify }) => ({
    key: `game-${nodeId}`,
    kind: 'game' as const,
    name: gameName,
    vassalage,
    category,
    classify: gameClassify ?? null,
  })),
  ...vendors.map(({ vassalage, name, category, nodeId }) => ({
    key: `vendor-${category}-${vassalage}-${nodeId}`,
    kind: 'vendor' as const,
    name,
    vassalage,
    category,
    classify: null,
  })),
  ...CATEGORIES.map((category) => ({
    key: `category-${category}`,
    kind: 'category' as const,
    name: category,
    vassalage: null,
    category,
    classify: null,
  })),
];

const sections: readonly SearchSection[] = CATEGORIES.map((category) => ({
  category,
  icon: 'search',
  vendors: vendors
    .filter((vendor) => vendor.category === category)
    .map(({ vassalage, name, gameType, nodeId, accountTypeId }) => ({
      vassalage,
      name,
      gameType,
      nodeId,
      accountTypeId,
      smallIcon: null,
      isHot: 0,
    })),
}));

type Test = (entry: Entry) => boolean;

/** Parses a condition. It matches the entry itself or, with `isAround`, everything that belongs to a vendor or category. */
const conditionOf = (text: string, isAround: boolean): Test => {
  const [sign, code] = [text[0], text.slice(1)];
  if (sign === '@') return ({ vassalage, kind }) => vassalage === code && (isAround || kind === 'vendor');
  if (sign === '#') return ({ category, kind }) => category === code && (isAround || kind === 'category');
  if (sign === '%') return ({ classify }) => classify === code;
  return ({ name, kind }) => kind === 'game' && ` ${name} `.includes(` ${text} `);
};

const testOf = (expected: string, isAround: boolean): Test => {
  const ways = expected
    .split(' | ')
    .filter((way) => way !== '')
    .map((way) => way.split(' & '))
    .map((parts) => parts.map((part) => conditionOf(part, isAround || parts.length > 1)));
  return (entry) => ways.some((tests) => tests.every((test) => test(entry)));
};

export interface Verdict {
  readonly typed: string;
  /** Recall at five: the share of the expected games (at most five) among the first five. */
  readonly recall: number;
  /** The share of correct results among the first five. */
  readonly precision: number;
  /** Results among the first five that should not be there. */
  readonly wrong: readonly string[];
  readonly first: readonly string[];
}

interface Indices {
  readonly games: GameIndex;
  readonly sections: SectionIndex;
}

const ESPORTS = ['LANWAR', 'PIXELCUP'];

const namesIn = (language: Language): SearchNames => {
  const classifies = [...new Set(games.flatMap(({ gameClassify }) => gameClassify ?? []))];
  const texts = <Code extends string>(codes: readonly Code[], feature: string, key: string): Record<Code, string> =>
    Object.fromEntries(codes.map((code) => [code, readText(feature, language, `${key}.${code}`)])) as Record<
      Code,
      string
    >;
  const codes = [...new Set([...CATEGORIES, ...classifies.filter((code) => code !== 'SLOTS')])];
  return {
    category: texts(CATEGORIES, 'shell', 'category'),
    classify: texts(classifies, 'games', 'classify'),
    aliases: Object.fromEntries(
      Object.entries(texts(codes, 'search', 'kind')).map(([code, text]) => [code, text.split(', ')]),
    ),
  };
};

/** Opens the search over the sandbox's catalogue, as seen by a player with this language. */
export const openSearch = async (language: Language): Promise<Indices> => {
  const names = namesIn(language);
  const glossary = glossaryFor(language);
  return {
    games: await buildGameIndex(sandboxVendors, names, { glossary, esports: ESPORTS }),
    sections: buildSectionIndex(sections, names, { glossary }),
  };
};

export const judge = (search: Indices, [typed, expected, not = '']: TypedQuery): Verdict => {
  const rows = foundGroups(search.games.search(typed), search.sections.search(typed), FIRST).flatMap(
    (group) => group.rows,
  );
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const first = rows.slice(0, FIRST).flatMap(({ key }) => byKey.get(key) ?? []);
  const isWanted = testOf(expected, false);
  const isRight = testOf(expected, true);
  const isWrong = testOf(not, true);
  const wanted = entries.filter(isWanted).length;
  return {
    typed,
    recall: wanted === 0 ? Number(first.length === 0) : first.filter(isWanted).length / Math.min(FIRST, wanted),
    precision:
      first.length === 0 ? Number(wanted === 0) : first.filter((entry) => isRight(entry)).length / first.length,
    wrong: first.filter(isWrong).map(({ name }) => name),
    first: first.map(({ kind, name }) => (kind === 'game' ? name : `${kind} ${name}`)),
  };
};
