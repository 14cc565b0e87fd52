import { LANGUAGES } from '#schemas/languages.ts';
import type { SiteBuild } from './site-build.ts';

/** Takes a whole build into memory, so that a running server keeps it while another one is made in the same place. */
export const readAhead = async ({ files, firstTexts }: Pick<SiteBuild, 'files' | 'firstTexts'>): Promise<void> => {
  await Promise.allSettled(LANGUAGES.map(firstTexts));
  for (const variant of ['br', 'gzip', 'plain'] as const)
    await Promise.allSettled([...files.values()].map((file) => file.read(variant)));
};
