import type { Problem } from '#schemas/problem.ts';

/** The request or its answer was lost on its way, or the server failed. */
export const isLost = ({ status }: Problem): boolean => status === 0 || status >= 500;

/** The platform may have carried the operation out: its answer was lost or cannot be read, or it is still working on the first request. */
export const isUnclear = (problem: Problem): boolean =>
  isLost(problem) || problem.code === 'malformed' || problem.code === 'in_flight';
