import type { MenuEntry } from './menu-model.ts';

/**
 * Returns the path of the page that lists all games of a category, including a category that normally starts its first game; `null` if there is no
 * such page.
 */
export const listPage = ({ category, to }: Pick<MenuEntry, 'category' | 'to'>): string | null => {
  if (category === 'LOTT') return '/lottery';
  if (category === 'ELOTT') return '/elott';
  return to;
};
