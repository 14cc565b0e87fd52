import { readdirSync } from 'node:fs';

/**
 * Planted defects, to measure which of them the test suite finds: a file of `defects/` per area of requirements, each exporting an array `defects`.
 * `requirement` is the id of the broken line; `from` occurs exactly once in `file`; `what` is what a player or an operator would meet. `tests` are
 * those likeliest to find it, tried before all that import the file. `browser` names the kind of test in a browser that may find what no other does;
 * `stories` and `e2e` say which files.
 */
export const defects = (
  await Promise.all(
    readdirSync(new URL('defects/', import.meta.url))
      .sort()
      .map((file) => import(`./defects/${file}`)),
  )
).flatMap((file) => file.defects);
