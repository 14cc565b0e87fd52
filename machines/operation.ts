import { Problem } from '#schemas/problem.ts';

/** An operation that moves money and was started before the page was loaded: what was confirmed, `null` for none. Its outcome is unknown. */
export interface Pending {
  readonly confirmed: string | null;
}

/** What the member confirms. `confirmed` names it without secrets: the same text is the same operation. The values are never kept. */
export interface Operation {
  readonly confirmed: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The request or its answer was lost on its way, or the server failed. */
export const isLost = ({ status }: Problem): boolean => status === 0 || status >= 500;

/** The platform may have carried the operation out: its answer was lost or cannot be read, or it is still working on the first request. */
export const isUnclear = (problem: Problem): boolean =>
  isLost(problem) || problem.code === 'malformed' || problem.code === 'in_flight';

/** The code of the problem that a member reads when an operation turned out not to have been carried out. */
export const NOT_CARRIED_OUT = 'not_carried_out';
export const notCarriedOut = (): Problem => new Problem({ code: NOT_CARRIED_OUT, status: 410, message: '' });
