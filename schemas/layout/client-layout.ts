import type { Brand } from '../brand.ts';
import type { HomeSection, Layout } from './layout.ts';
import { BOTTOM_ENTRIES, SECTIONS, type BottomEntry, type BottomEntryRow, type Place } from './layout-values.ts';
import { areasOfSection } from './section-areas.ts';

/** Sections that are rendered together. */
export type SectionGroup =
  | { readonly type: 'full'; readonly section: HomeSection }
  | { readonly type: 'page'; readonly parts: PagePart[] };

export type PagePart =
  | { readonly type: 'column'; readonly section: HomeSection; readonly sides: HomeSection[] }
  | { readonly type: 'sides'; readonly sides: HomeSection[] }
  | { readonly type: 'late'; readonly sections: HomeSection[] };

/** Whether the section is a list of games with room for a column next to it. */
const takesSides = ({ kind, of }: HomeSection): boolean => kind === 'rail' && of === 'popular';

const addPart = (parts: PagePart[], section: HomeSection, place: Place): void => {
  const last = parts.at(-1);
  if (place === 'late') {
    if (last?.type === 'late') last.sections.push(section);
    else parts.push({ type: 'late', sections: [section] });
  } else if (place === 'side') {
    if (last?.type === 'sides' || (last?.type === 'column' && takesSides(last.section))) last.sides.push(section);
    else parts.push({ type: 'sides', sides: [section] });
  } else parts.push({ type: 'column', section, sides: [] });
};

/** The part of a layout that the code of the site needs; the style sheet contains the rest. */
export interface ClientLayout {
  readonly header: Layout['header'];
  /** Whether the banners of the home page stay until the player moves on. */
  readonly stillHero: boolean;
  /** The sections of the home page, grouped for rendering. */
  readonly home: readonly SectionGroup[];
  readonly bottomBar: readonly BottomEntry[];
  /** Whether the groups of the registration form are its steps; undefined if not. */
  readonly registersInSteps?: true;
}

/** Groups the sections of the home page for rendering; their order stays the same. */
const groupSections = (sections: readonly HomeSection[]): readonly SectionGroup[] => {
  const groups: SectionGroup[] = [];
  for (const section of sections) {
    const { place } = SECTIONS[section.kind];
    const last = groups.at(-1);
    if (place === 'full') groups.push({ type: 'full', section });
    else if (last?.type === 'page') addPart(last.parts, section, place);
    else {
      const parts: PagePart[] = [];
      addPart(parts, section, place);
      groups.push({ type: 'page', parts });
    }
  }
  return groups;
};

/**
 * Returns the part of a layout that the site needs. Sections and entries that show nothing are left out: their area is
 * off, their group has no banners, or the hero has the form `none`.
 */
export const clientLayout = (
  { header, hero, home, bottomBar, registration }: Layout,
  { modules, banners }: Pick<Brand, 'modules' | 'banners'>,
): ClientLayout => ({
  header,
  stillHero: hero.form === 'single' || hero.form === 'mosaic',
  home: groupSections(
    home.filter(
      (section) =>
        (section.kind !== 'hero' || hero.form !== 'none') &&
        areasOfSection(section).every((area) => !modules.off.includes(area)) &&
        (section.kind !== 'banners' || banners.some(({ groupName }) => groupName === section.group)),
    ),
  ),
  bottomBar: bottomBar.filter((entry) => {
    const { area }: BottomEntryRow = BOTTOM_ENTRIES[entry];
    return area === undefined || !modules.off.includes(area);
  }),
  ...(registration === 'steps' && { registersInSteps: true }),
});
