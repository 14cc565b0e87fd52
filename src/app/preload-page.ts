import { isValidElement } from 'react';
import type { Area } from '#schemas/brand-names.ts';
import { routeRow } from './routes.tsx';

const hasPreload = (type: unknown): type is { readonly preload: () => Promise<void> } =>
  typeof type === 'function' && 'preload' in type;

/** Loads the code of a path's page while the rest of the site starts. A failure is ignored here: the page loads it again and says so. */
export const preloadPage = async (path: string, off: readonly Area[]): Promise<void> => {
  const { page } = routeRow(path, off);
  if (isValidElement(page) && hasPreload(page.type)) await page.type.preload().catch(() => undefined);
};
