import { readdirSync } from 'node:fs';

/**
 * The files of `defects/`. Each exports an array `defects` and is named after the area of its requirements, which is the part of their ids before
 * the first dot.
 */
export const areas = await Promise.all(
  readdirSync(new URL('defects/', import.meta.url))
    .sort()
    .map(async (file) => ({
      area: file.replace(/\.mjs$/, ''),
      defects: (await import(new URL(`defects/${file}`, import.meta.url).href)).defects,
    })),
);

/**
 * Planted defects, used to measure which of them the test suite detects. `requirement` is the id of the requirement that the defect breaks; `from`
 * occurs exactly once in `file`; `what` is what a player or operator would notice. `tests` are those most likely to detect the defect, tried before
 * all tests that import the file. `browser` names the kind of browser test that may be the only one to detect it; `stories` and `e2e` name the files.
 */
export const defects = areas.flatMap((area) => area.defects);
