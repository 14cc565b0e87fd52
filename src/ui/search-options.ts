import { normalizeSearchText } from '#src/ui/normalize-search-text.ts';

export interface SearchOption {
  readonly value: string;
  readonly label: string;
  /** BCP 47 tag and direction of the label, if its language is not that of the page. */
  readonly lang?: string;
  readonly direction?: 'ltr' | 'rtl';
  /** A second name, smaller and after the label. Not included in the search. */
  readonly hint?: string;
  /** Shown at the end of the row, and included in the search. */
  readonly detail?: string;
  /** Other spellings to search. */
  readonly aliases?: readonly string[];
  /** A small image shown before the label. */
  readonly imageUrl?: string;
  /** The heading above consecutive options of the same group. Matches of a query have no headings. */
  readonly group?: string;
}

export interface SearchGroup {
  readonly heading?: string | undefined;
  readonly options: readonly SearchOption[];
}

export interface SearchTexts {
  readonly search: string;
  /** Shown when nothing matches. */
  readonly empty: string;
  readonly close: string;
  /** Shown below the options. */
  readonly note?: string;
}

const NUMBER = /^(?:\+|00)?(\d+)$/u;

/** Returns the rank of a match (0 is best), or `null` if the option does not match. */
const rank = ({ label, detail = '', aliases = [] }: SearchOption, term: string): number | null => {
  const digits = NUMBER.exec(term)?.[1];
  if (digits !== undefined) {
    const own = detail.replace(/\D/gu, '');
    if (own !== '' && own.startsWith(digits)) return own === digits ? 0 : 1;
  }
  const names = [label, ...aliases].map((name) => normalizeSearchText(name));
  if (names.includes(term)) return 0;
  if (names.some((name) => name.startsWith(term))) return 1;
  if (names.some((name) => name.includes(` ${term}`))) return 2;
  return term.length > 1 && names.some((name) => name.includes(term)) ? 3 : null;
};

/**
 * Returns the options that match a query, best first. An empty query returns all options: options with groups in their order, others with the
 * selected one first.
 */
export const filterOptions = (
  options: readonly SearchOption[],
  query: string,
  chosen: string,
): readonly SearchOption[] => {
  const term = normalizeSearchText(query);
  if (term === '' && options.some(({ group }) => group !== undefined)) return options;
  if (term === '')
    return [...options.filter(({ value }) => value === chosen), ...options.filter(({ value }) => value !== chosen)];
  const ranked = options.flatMap((option) => {
    const place = rank(option, term);
    return place === null ? [] : [{ option, place }];
  });
  return ranked.sort((one, other) => one.place - other.place).map(({ option }) => option);
};

/** Divides options at each change of their group. The matches of a query are one group without a heading. */
export const groupOptions = (options: readonly SearchOption[], query: string): readonly SearchGroup[] => {
  if (normalizeSearchText(query) !== '') return [{ options }];
  const groups: { heading: string | undefined; options: SearchOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.heading === option.group) last.options.push(option);
    else groups.push({ heading: option.group, options: [option] });
  }
  return groups;
};
