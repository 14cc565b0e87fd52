import { createProblem } from './create-problem.ts';

/** Parses a row's id from a request's text; for any other text, the result matches no row. */
export const parseId = (id: string): number => {
  if (!/^\d{1,15}$/.test(id)) throw createProblem('not_found', 404, 'Nothing has this id');
  return Number(id);
};
