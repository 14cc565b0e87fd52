import type { MenuEntry } from './menu-model.ts';

/** The path of the page that lists all games of a category, also of one whose choice starts its first game; null where there is none. */
export const listPage = ({ category, to }: Pick<MenuEntry, 'category' | 'to'>): string | null => {
  if (category === 'LOTT') return '/lottery';
  if (category === 'ELOTT') return '/elott';
  return to;
};
