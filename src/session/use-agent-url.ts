import { useSearchParams } from 'react-router-dom';
import type { TeamGroup } from '#schemas/team-names.ts';
import { AGENT_PARAMS } from './agent-params.ts';

/** What a page of the agent centre shows. */
interface Shown {
  /** A member of the team; with `only`, without descendants. */
  readonly account?: string | undefined;
  readonly only?: boolean;
  /** The member whose downlines are listed. */
  readonly under?: string | undefined;
  /** Start of the range in milliseconds since 1970. Without a range, the days in the current URL are kept. */
  readonly from?: number;
  readonly to?: number;
  /** The types of movement to list, separated by commas. */
  readonly type?: string | undefined;
  /** The members to list. */
  readonly group?: TeamGroup | undefined;
  /** The number of a contract. */
  readonly contract?: string;
  /** The kind of contract to offer to `account`. */
  readonly offer?: string;
}

/** Returns a function that creates URLs of agent centre pages; other parameters of the current URL are kept. */
export const useAgentUrl = (): ((page: string, shown?: Shown) => string) => {
  const [query] = useSearchParams();
  return (page, { account, only = false, under, from, to, type, group, contract, offer } = {}) => {
    const next = new URLSearchParams(query);
    next.set('agent', page);
    for (const name of AGENT_PARAMS) next.delete(name);
    const asked = {
      account,
      only: only ? '1' : undefined,
      under,
      from: from?.toString(),
      to: to?.toString(),
      type,
      group,
      contract,
      offer,
    };
    for (const [name, value] of Object.entries(asked)) if (value !== undefined) next.set(name, value);
    return `?${next.toString()}`;
  };
};
