import type { PagePart } from './observation.ts';

interface Section {
  readonly landmark: string;
  /** What its parts show, without duplicates. */
  readonly contents: ReadonlySet<string>;
}

const sectionsOf = (parts: readonly PagePart[]): readonly Section[] => {
  const contents = new Map<string, Set<string>>();
  for (const { landmark, tag, text, source } of parts) {
    if (!landmark.startsWith('section ')) continue;
    const known = contents.get(landmark) ?? new Set();
    contents.set(landmark, known.add(`${tag}|${text}|${source}`));
  }
  return [...contents].map(([landmark, shown]) => ({ landmark, contents: shown }));
};

/** Added to each pair, so that sections without common contents are paired by their order. */
const BY_ORDER = 0.01;

/** How well two sections match: the share of contents they have in common. */
const match = (before: Section, after: Section): number => {
  const common = [...before.contents].filter((content) => after.contents.has(content)).length;
  return common / Math.max(before.contents.size, after.contents.size) + BY_ORDER;
};

/** Returns the pairs of sections, in document order, whose matches have the largest sum. */
const pairsOf = (before: readonly Section[], after: readonly Section[]): readonly (readonly [Section, Section])[] => {
  interface Best {
    readonly sum: number;
    readonly pairs: readonly (readonly [Section, Section])[];
  }
  const none: Best = { sum: 0, pairs: [] };
  /** The best pairs of the sections so far, for each number of sections of `after`. */
  let row: readonly Best[] = Array.from({ length: after.length + 1 }, () => none);
  for (const one of before) {
    const next: Best[] = [none];
    for (const [at, other] of after.entries()) {
      const [diagonal, above, left] = [row[at] ?? none, row[at + 1] ?? none, next[at] ?? none];
      const paired = { sum: diagonal.sum + match(one, other), pairs: [...diagonal.pairs, [one, other] as const] };
      next.push([paired, above, left].reduce((best, each) => (each.sum > best.sum ? each : best)));
    }
    row = next;
  }
  return row.at(-1)?.pairs ?? [];
};

/**
 * Returns the parts of the later visit, with sections named as on the earlier one, so that a new section does not make all sections after it
 * differ. A section that only the later visit has is named `new section 3`.
 */
export const alignSections = (before: readonly PagePart[], after: readonly PagePart[]): readonly PagePart[] => {
  const later = sectionsOf(after);
  const names = new Map(later.map(({ landmark }) => [landmark, `new ${landmark}`]));
  for (const [one, other] of pairsOf(sectionsOf(before), later)) names.set(other.landmark, one.landmark);
  return after.map((part) => ({ ...part, landmark: names.get(part.landmark) ?? part.landmark }));
};
