import type { HomeSection } from '#schemas/layout/layout.ts';

/** Returns a key for a section of the home page. It is unique, because no two sections of a brand are the same. */
export const sectionKey = (section: HomeSection | undefined): string => Object.values(section ?? {}).join(' ');
