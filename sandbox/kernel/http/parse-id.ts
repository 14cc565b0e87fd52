import { createProblem } from './create-problem.ts';

/** The number of a row that a request names in text; no row has another kind of name. */
export const parseId = (id: string): number => {
  if (!/^\d{1,15}$/.test(id)) throw createProblem('not_found', 404, 'Nothing has this id');
  return Number(id);
};
