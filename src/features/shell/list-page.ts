import type { MenuEntry } from './menu-model.ts';

/**
 * Returns the path of the page with all games of a category, even if choosing the category starts its first game instead; `null` if there is no such
 * page.
 */
export const listPage = ({ category, to }: Pick<MenuEntry, 'category' | 'to'>): string | null => {
  if (category === 'LOTT') return '/lottery';
  if (category === 'ELOTT') return '/elott';
  return to;
};
