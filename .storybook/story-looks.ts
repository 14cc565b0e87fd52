import type { Look, Looks } from '#schemas/layout/look.ts';

const files = import.meta.glob<Look>('../looks/*/*.json', { eager: true, import: 'default' });

/** The looks in `looks/`, by name and version. */
export const storyLooks: Looks = new Map(
  Object.entries(files).map(([path, look]) => [path.replace(/^.*looks\/|\.json$/g, '').replace('/', '@'), look]),
);
