import { isValidElement } from 'react';
import type { Area } from '#schemas/brand-names.ts';
import { routeRow } from './routes.tsx';

const hasPreload = (type: unknown): type is { readonly preload: () => Promise<void> } =>
  typeof type === 'function' && 'preload' in type;

/**
 * Loads the code of the page at a path while the rest of the site starts. A failure is ignored here: the page tries again and shows its own error.
 */
export const preloadPage = async (path: string, off: readonly Area[]): Promise<void> => {
  const { page } = routeRow(path, off);
  if (isValidElement(page) && hasPreload(page.type)) await page.type.preload().catch(() => undefined);
};
