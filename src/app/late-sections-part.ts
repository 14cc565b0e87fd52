import { lazyPart } from '#src/brand/lazy-part.tsx';

/** Sections of the home page below the first screen. Their markup is in the document; their code loads after more urgent code. */
export const LateSectionsPart = lazyPart(
  'late-sections',
  async () => (await import('#src/features/home/late-sections.tsx')).LateSections,
);
