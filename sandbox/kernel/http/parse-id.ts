import { createProblem } from './create-problem.ts';

/** Parses a row id from a request. Throws `not_found` for a text that cannot be an id. */
export const parseId = (id: string): number => {
  if (!/^\d{1,15}$/.test(id)) throw createProblem('not_found', 404, 'Nothing has this id');
  return Number(id);
};
