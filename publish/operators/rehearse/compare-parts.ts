import { alignSections } from './align-sections.ts';
import { decodePng, type Pixels } from './decode-png.ts';
import type { Observation, PagePart } from './observation.ts';

/** One way in which a part of a page differs between the two releases. */
export interface PartChange {
  readonly kind: 'style' | 'text' | 'picture' | 'gone' | 'added' | 'drawn';
  /** The cause, with the same text for all parts and pages that changed for the same reason. */
  readonly cause: string;
  /** The part, such as `header button "Log in"`. */
  readonly part: string;
  /** The position of the part on the page, independent of its content. */
  readonly spot: string;
}

/** The difference in a colour channel up to which two pixels count as equal, such as at the edges of letters. */
const TOLERANCE = 24;
/** The maximum share of a part's pixels that may differ by more than that. */
const MOST_CHANGED = 0.002;

const nameOf = ({ landmark, tag, text, source }: PagePart): string => {
  const shown = text === '' ? source : JSON.stringify(text.slice(0, 40));
  return [landmark, tag, shown].filter((each) => each !== '').join(' ');
};

const identity = ({ landmark, tag, text, source }: PagePart): string => `${landmark}|${tag}|${text}|${source}`;

type Pair = readonly [before: PagePart | null, after: PagePart | null];

const byKey = (parts: readonly PagePart[], keyOf: (part: PagePart) => string): Map<string, PagePart[]> => {
  const groups = new Map<string, PagePart[]>();
  for (const part of parts) {
    const group = groups.get(keyOf(part));
    if (group === undefined) groups.set(keyOf(part), [part]);
    else group.push(part);
  }
  return groups;
};

/** Pairs parts with the same content, then the remaining parts by landmark and tag, in document order. */
const pairs = (before: readonly PagePart[], after: readonly PagePart[]): readonly Pair[] => {
  const pair = (
    ones: readonly PagePart[],
    others: readonly PagePart[],
    keyOf: (part: PagePart) => string,
  ): { readonly paired: Pair[]; readonly left: [PagePart[], PagePart[]] } => {
    const [groups, otherGroups] = [byKey(ones, keyOf), byKey(others, keyOf)];
    const paired: Pair[] = [];
    const left: [PagePart[], PagePart[]] = [[], []];
    for (const key of new Set([...groups.keys(), ...otherGroups.keys()])) {
      const [group, otherGroup] = [groups.get(key) ?? [], otherGroups.get(key) ?? []];
      const both = Math.min(group.length, otherGroup.length);
      for (let at = 0; at < both; at += 1) paired.push([group[at] ?? null, otherGroup[at] ?? null]);
      left[0].push(...group.slice(both));
      left[1].push(...otherGroup.slice(both));
    }
    return { paired, left };
  };
  const same = pair(before, after, identity);
  const similar = pair(same.left[0], same.left[1], ({ landmark, tag }) => `${landmark}|${tag}`);
  return [
    ...same.paired,
    ...similar.paired,
    ...similar.left[0].map((part): Pair => [part, null]),
    ...similar.left[1].map((part): Pair => [null, part]),
  ];
};

/** Whether the pixels of a part differ. Parts of different sizes are not compared. */
const isDrawnDifferently = (before: PagePart, after: PagePart, pictures: readonly [Pixels, Pixels]): boolean => {
  const [width, height] = [Math.floor(after.box.width), Math.floor(after.box.height)];
  if (width !== Math.floor(before.box.width) || height !== Math.floor(before.box.height)) return false;
  const [left, top] = [before, after].map(({ box }) => [Math.ceil(box.x), Math.ceil(box.y)] as const) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const offset = (picture: Pixels, [x, y]: readonly [number, number], column: number, row: number): number =>
    x + column < 0 || x + column >= picture.width || y + row < 0 || y + row >= picture.height
      ? -1
      : ((y + row) * picture.width + x + column) * 4;
  let changed = 0;
  for (let row = 0; row < height - 1; row += 1)
    for (let column = 0; column < width - 1; column += 1) {
      const at = offset(pictures[0], left, column, row);
      const other = offset(pictures[1], top, column, row);
      if (at < 0 || other < 0) continue;
      for (let channel = 0; channel < 3; channel += 1)
        if (Math.abs((pictures[0].data[at + channel] ?? 0) - (pictures[1].data[other + channel] ?? 0)) > TOLERANCE) {
          changed += 1;
          break;
        }
    }
  return changed > Math.max(4, MOST_CHANGED * width * height);
};

const spotOf = ({ tag, box }: PagePart): string => `${tag} ${Math.round(box.x)} ${Math.round(box.y)}`;

const changesOf = ([before, after]: Pair, pictures: () => readonly [Pixels, Pixels]): readonly PartChange[] => {
  const known = before ?? after;
  if (known === null) return [];
  const spot = spotOf(known);
  const change = (kind: PartChange['kind'], cause: string, part: string): PartChange => ({ kind, cause, part, spot });
  const { landmark } = known;
  const part = nameOf(known);
  if (before === null) return [change('added', `the ${landmark} has new parts`, part)];
  if (after === null) return [change('gone', `the ${landmark} has lost parts`, part)];
  const styles = Object.entries(before.style)
    .filter(([name, value]) => after.style[name] !== value)
    .map(([name, value]) => change('style', `${name} ${value} becomes ${after.style[name] ?? ''}`, part));
  const isText = before.isLeaf && before.tag !== 'svg' && before.text !== after.text && before.source === after.source;
  const found = [
    ...styles,
    ...(isText
      ? [change('text', `the ${landmark} has different texts`, `${part} becomes ${JSON.stringify(after.text)}`)]
      : []),
    ...(before.source === after.source
      ? []
      : [change('picture', `picture ${before.source} becomes ${after.source}`, part)]),
  ];
  if (found.length > 0 || !before.isLeaf || !after.isLeaf) return found;
  return isDrawnDifferently(before, after, pictures())
    ? [change('drawn', `the ${landmark} is drawn differently`, part)]
    : [];
};

/** Returns how the parts of a page differ between two visits. Parts that change by themselves or have only moved are ignored. */
export const compareParts = (
  before: Pick<Observation, 'parts' | 'picture'>,
  after: Pick<Observation, 'parts' | 'picture'>,
): readonly PartChange[] => {
  if (Buffer.compare(before.picture, after.picture) === 0) return [];
  let decoded: readonly [Pixels, Pixels] | null = null;
  const pictures = (): readonly [Pixels, Pixels] => (decoded ??= [decodePng(before.picture), decodePng(after.picture)]);
  const still = ({ parts }: Pick<Observation, 'parts'>): readonly PagePart[] => parts.filter(({ isLive }) => !isLive);
  const [earlier, later] = [still(before), still(after)];
  return pairs(earlier, alignSections(earlier, later)).flatMap((pair) => changesOf(pair, pictures));
};
