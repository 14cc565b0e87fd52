import type { Area, Category } from '../brand-names.ts';
import { routeMetadata } from '../routes.ts';
import type { HomeSection } from './layout.ts';
import { SECTIONS, type SectionKindRow } from './layout-values.ts';

const AREA_OF_CATEGORY: Readonly<Partial<Record<Category, Area>>> = {
  SPORTS: 'sports',
  ESPORTS: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** Returns the areas without which a section of the home page shows nothing. */
export const areasOfSection = ({ kind, of, to, category }: HomeSection): readonly Area[] => {
  const { areas = [] }: SectionKindRow = SECTIONS[kind];
  const own: readonly (Area | null | undefined)[] = [
    of === 'popular' ? 'popularGames' : null,
    category && AREA_OF_CATEGORY[category],
    to === undefined ? null : routeMetadata(to).area,
  ];
  return [...areas, ...own.flatMap((area) => area ?? [])];
};
