import { useMemo } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import { announcements } from '#schemas/calls/games.ts';
import { ANNOUNCEMENT_QUERY } from '#schemas/calls/query-constants.ts';
import { useCallQuery } from './call-query.ts';

export type Announcement = OutputOf<typeof announcements>[number];

const TYPES: ReadonlySet<string> = new Set(ANNOUNCEMENT_QUERY.types.split(','));

/** Returns the announcements of the requested types, newest first. */
export const shownAnnouncements = (all: readonly Announcement[]): readonly Announcement[] =>
  all.filter(({ type }) => TYPES.has(type)).sort((one, other) => other.time - one.time);

export const useAnnouncements = () => {
  const { data, isPending, isError, refetch } = useCallQuery(announcements, ANNOUNCEMENT_QUERY, { staleTime: 60_000 });
  const list = useMemo(() => data && shownAnnouncements(data), [data]);
  return { data: list, isPending, isError, refetch };
};
