import { searchText } from '#src/lib/search-text.ts';

export interface SearchOption {
  readonly value: string;
  readonly label: string;
  /** Stands at the end of the row, and is found too. */
  readonly detail?: string;
  /** Other spellings under which it is found. */
  readonly also?: readonly string[];
  /** A small picture before the label. */
  readonly imageUrl?: string;
}

export interface SearchTexts {
  readonly search: string;
  /** Stands where a query finds nothing. */
  readonly empty: string;
  readonly close: string;
}

const NUMBER = /^(?:\+|00)?(\d+)$/u;

/** How well an option fits, 0 best; `null` where it does not. */
const rank = ({ label, detail = '', also = [] }: SearchOption, wanted: string): number | null => {
  const digits = NUMBER.exec(wanted)?.[1];
  if (digits !== undefined) {
    const own = detail.replace(/\D/gu, '');
    if (own !== '' && own.startsWith(digits)) return own === digits ? 0 : 1;
  }
  const names = [label, ...also].map(searchText);
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => name.includes(` ${wanted}`))) return 2;
  return wanted.length > 1 && names.some((name) => name.includes(wanted)) ? 3 : null;
};

/** The options that a query finds, the best first; all of them for an empty one, with the chosen one in front. */
export const foundOptions = (
  options: readonly SearchOption[],
  query: string,
  chosen: string,
): readonly SearchOption[] => {
  const wanted = searchText(query);
  if (wanted === '')
    return [...options.filter(({ value }) => value === chosen), ...options.filter(({ value }) => value !== chosen)];
  const ranked = options.flatMap((option) => {
    const place = rank(option, wanted);
    return place === null ? [] : [{ option, place }];
  });
  return ranked.sort((one, other) => one.place - other.place).map(({ option }) => option);
};
