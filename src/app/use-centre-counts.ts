import { unread } from '#schemas/calls/common.ts';
import { useCentreTexts, type CentrePageKey } from '#src/features/centre/texts.ts';
import { useCallQuery } from '#src/platform/call-query.ts';

/** What waits for the member on each page of the centre, counted anew when it opens. */
export const useCentreCounts = (): Readonly<Partial<Record<CentrePageKey, number>>> => {
  // Waits for the texts that the centre needs anyway: React would begin again and again with a query that is set up above what waits.
  useCentreTexts();
  const { data } = useCallQuery(unread, {}, { staleTime: 0 });
  return { messageV2: data?.count ?? 0 };
};
