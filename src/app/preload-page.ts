import { isValidElement } from 'react';
import { isRoute } from '#schemas/routes.ts';
import { routes } from './routes.tsx';

const hasPreload = (type: unknown): type is { readonly preload: () => Promise<void> } =>
  typeof type === 'function' && 'preload' in type;

/** Loads the code of a path's page while the rest of the site starts. A failure is ignored here: the page loads it again and says so. */
export const preloadPage = async (path: string): Promise<void> => {
  if (!isRoute(path) || path === '/') return;
  const { page } = routes[path];
  if (isValidElement(page) && hasPreload(page.type)) await page.type.preload().catch(() => undefined);
};
