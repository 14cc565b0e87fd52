import { betRecords } from '#schemas/calls/member.ts';
import type { BetRecord } from '#schemas/records.ts';
import type { RecordSource } from '#src/records/record-source.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useBetColumns } from '#src/records/use-bet-columns.ts';
import { chosenOf } from '#src/records/use-record-choice.ts';

/** Describes the list of the player's bets. With `moved`, a range selects bets by the time at which their stakes and payouts were booked. */
export const useBetSource = ({ moved = false } = {}): RecordSource<typeof betRecords, BetRecord> => {
  const t = useRecordsTexts();
  const { columns, totalsOf } = useBetColumns();
  return {
    name: 'bets',
    call: betRecords,
    input: (asked, filters) => ({
      ...asked,
      ...chosenOf(filters, 'gameCategory', 'vassalage'),
      ...(moved && { moved }),
    }),
    read: ({ list, totalPages, totals }) => ({
      list,
      totalPages,
      totals: totalsOf(totals),
    }),
    keyOf: ({ orderNo }) => orderNo,
    columns,
    words: { title: t('bets.title'), none: t('bets.none'), failed: t('bets.failed') },
  };
};
