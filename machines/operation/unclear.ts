import type { Problem } from '#schemas/problem.ts';

/** Whether the request or its answer was lost, or the server failed. In all three cases the request may have taken effect. */
const isLost = ({ status }: Problem): boolean => status === 0 || status >= 500;

/** Whether the platform may have carried out the operation: its answer was lost or is unreadable, or the first request is still being processed. */
export const isUnclear = (problem: Problem): boolean =>
  isLost(problem) || problem.code === 'malformed' || problem.code === 'in_flight';
