import type { Moments } from '#src/records/record-range.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { FIGURE_LISTS, type FigureList, type FigureName } from './figure-lists.ts';

interface Scope {
  /** The range of the figures; `null` if they describe the current team, or if the range contains no days. */
  readonly moments: Moments | null;
  readonly account?: string | undefined;
  readonly only?: boolean;
}

/** Returns a function that creates the URL of the records that a figure counts. */
export const useFigureUrl = (): ((figure: FigureName, scope: Scope) => string) => {
  const agentUrl = useAgentUrl();
  return (figure, { moments, account, only }) => {
    const { page, types, group }: FigureList = FIGURE_LISTS[figure];
    return agentUrl(page, { ...moments, account, only: only === true, type: types?.join(), group });
  };
};
