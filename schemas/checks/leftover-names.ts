import type { Brand } from '../brand.ts';
import { finding, pointerSegment, printable, printableJson, type Finding } from './finding.ts';
import type { TextsByLanguage } from './texts.ts';

/** A brand and the texts in its folder. */
export interface NamedBrand {
  readonly id: string;
  /** `null` if brand.json is faulty. */
  readonly brand: (Pick<Brand, 'name' | 'hosts'> & Partial<Brand>) | null;
  readonly texts: TextsByLanguage;
}

/** A text in the folder of a brand. */
interface Passage {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
}

/** Shorter names occur too often in ordinary texts. */
const SHORTEST_NAME = 4;

/**
 * Blocks of brand.json in which another brand's name does not count as a leftover: hosts have a check of their own, and
 * the others contain no words.
 */
const SKIPPED: ReadonlySet<string> = new Set(['id', 'name', 'hosts', 'theme', 'layout']);

const passagesIn = (value: unknown, pointer: string): readonly Passage[] => {
  if (typeof value === 'string') return [{ file: 'brand.json', pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pointer === '' && SKIPPED.has(key) ? [] : passagesIn(inner, pointer + pointerSegment(key)),
  );
};

const passagesOf = ({ brand, texts }: NamedBrand): readonly Passage[] => [
  ...passagesIn(brand ?? {}, ''),
  ...Object.entries(texts).flatMap(([language, table]) =>
    Object.entries(table).map(([key, text]) => ({
      file: `texts/${language}.json`,
      pointer: pointerSegment(key),
      text,
    })),
  ),
];

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Returns a pattern for a text that is neither preceded nor followed by one of the given characters. */
const apart = (text: string, characters: string): RegExp =>
  new RegExp(`(?<![${characters}])${escapePattern(text)}(?![${characters}])`, 'u');

/**
 * Returns a case-sensitive pattern for a name as a separate word. Letters of other scripts may touch a Latin name,
 * because Japanese and Thai have no spaces; a name in another script may occur anywhere.
 */
const nameAsWord = (name: string): RegExp =>
  /\p{Script=Latin}/u.test(name) ? apart(name, '\\p{Script=Latin}\\p{N}') : new RegExp(escapePattern(name), 'u');

/** Returns a pattern for a host or one of its subdomains, in lower case. `box.localhost` does not match in `sandbox.localhost`. */
const hostAsWord = (host: string): RegExp => apart(host, '\\p{Script=Latin}\\p{N}-');

const isLongEnough = (name: string): boolean => (name.match(/\p{L}/gu)?.length ?? 0) >= SHORTEST_NAME;

/** Whether a text is a URL that contains the id as a query value or as a part of its host. */
const isUrlOf = (text: string, id: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { hostname, searchParams } = new URL(text);
  return hostname.split('.').includes(id) || [...searchParams.values()].includes(id);
};

/** Returns the trace of another brand in a text: its name, a host or its id; `null` if there is none. */
const traceOf = (other: NamedBrand, own: NamedBrand['brand'], { text, pointer }: Passage): string | null => {
  const { name, hosts = [] } = other.brand ?? {};
  const isOwn = name === undefined || (own !== null && nameAsWord(name).test(own.name));
  if (!isOwn && isLongEnough(name) && nameAsWord(name).test(text)) return name;
  const host = hosts.find((each) => hostAsWord(each).test(text.toLowerCase()) && !own?.hosts.includes(each));
  if (host !== undefined) return host;
  return isUrlOf(text, other.id) || (pointer.startsWith('/merchant/') && text === other.id) ? other.id : null;
};

/** How many leading characters of names, hosts and ids the index uses to find brands. */
const START = 4;

/**
 * Creates a function that returns the brands whose name, host or id may occur in a text, in lower case. The text is
 * searched once for all brands together.
 */
const traceIndex = (brands: readonly NamedBrand[]): ((text: string) => ReadonlySet<NamedBrand>) => {
  const byStart = new Map<string, [trace: string, brand: NamedBrand][]>();
  for (const named of brands)
    for (const trace of [named.id, named.brand?.name ?? named.id, ...(named.brand?.hosts ?? [])]) {
      const lower = trace.toLowerCase();
      const start = lower.slice(0, START);
      byStart.set(start, [...(byStart.get(start) ?? []), [lower, named]]);
    }
  const lengths = [...new Set([...byStart.keys()].map(({ length }) => length))];
  return (text) => {
    const starts = new Set<string>();
    for (const length of lengths)
      for (let at = 0; at + length <= text.length; at += 1) starts.add(text.slice(at, at + length));
    const found = new Set<NamedBrand>();
    for (const start of starts)
      for (const [trace, named] of byStart.get(start) ?? []) if (text.includes(trace)) found.add(named);
    return found;
  };
};

const leftoversIn = (own: NamedBrand, tracesIn: ReturnType<typeof traceIndex>): readonly Finding[] => {
  const passages = passagesOf(own);
  // Joined into one search: with a thousand brands, most of the time would otherwise be spent on passages that contain no other name.
  const named = [...tracesIn(passages.map(({ text }) => text.toLowerCase()).join('\n'))].filter(
    ({ id }) => id !== own.id,
  );
  return passages.flatMap((passage) =>
    named.flatMap((other) => {
      const trace = traceOf(other, own.brand, passage);
      return trace === null
        ? []
        : [
            finding({
              ...(passage.file === 'brand.json' ? {} : { block: 'texts' }),
              file: passage.file,
              pointer: passage.pointer,
              level: 'warning',
              code: 'leftover-name',
              message: `contains ${printableJson(trace)}, which belongs to brand ${printable(other.id)}`,
              remedy: 'write your own',
            }),
          ];
    }),
  );
};

/**
 * Returns the findings about names, hosts and ids of one brand that were left in another brand's folder, for example
 * after copying it. They are keyed by the id of the brand that contains them.
 */
export const checkLeftoverNames = (brands: readonly NamedBrand[]): ReadonlyMap<string, readonly Finding[]> => {
  const tracesIn = traceIndex(brands);
  return new Map(brands.map((own) => [own.id, leftoversIn(own, tracesIn)]));
};
