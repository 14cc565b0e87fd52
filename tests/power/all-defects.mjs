import { readdirSync } from 'node:fs';

/** The files of `defects/`: each exports an array `defects`, and is named after the area of its requirements, the part of the ids before the first dot. */
export const areas = await Promise.all(
  readdirSync(new URL('defects/', import.meta.url))
    .sort()
    .map(async (file) => ({
      area: file.replace(/\.mjs$/, ''),
      defects: (await import(new URL(`defects/${file}`, import.meta.url).href)).defects,
    })),
);

/**
 * Planted defects, to measure which of them the test suite finds. `requirement` is the id of the broken line; `from` occurs exactly once in `file`;
 * `what` is what a player or an operator would meet. `tests` are those likeliest to find it, tried before all that import the file. `browser` names
 * the kind of test in a browser that may find what no other does; `stories` and `e2e` say which files.
 */
export const defects = areas.flatMap((area) => area.defects);
