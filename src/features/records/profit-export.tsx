import type { OutputOf } from '#schemas/call.ts';
import type { profitRecords } from '#schemas/calls/member.ts';
import type { ProfitRecord } from '#schemas/records.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { ExportButton } from '#src/records/export/export-button.tsx';
import { amountCell } from '#src/records/export/record-cells.ts';
import type { Cell } from '#src/records/export/table-file.ts';
import { dayOf, type DayRange } from '#src/records/record-range.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { categoryName, useRecordsTexts } from '#src/records/texts.ts';

/** A menu that exports the results of each day and of each game category. */
export function ProfitExport({
  answer: { list, days: played },
  days,
}: {
  readonly answer: Pick<OutputOf<typeof profitRecords>, 'list' | 'days'>;
  readonly days: DayRange;
}) {
  const t = useRecordsTexts();
  const lists = useListTexts();
  const { code } = useCurrency();
  const amounts = ({ bets, validBets, payouts, netProfitLoss }: Omit<ProfitRecord, 'gameCategory'>): readonly Cell[] =>
    [bets, validBets, payouts, netProfitLoss].map((amount) => amountCell(amount, code));
  const labels = [t('total.bets'), t('total.validBets'), t('total.payouts'), t('total.net')];
  return (
    <ExportButton
      align="start"
      name={`profit_${days.first}_${days.last}`}
      collect={async ({ add }) => {
        add(played.map((day) => [{ day: dayOf(new Date(day.time)) }, { text: '' }, ...amounts(day)]));
        add(list.map((record) => [{ text: '' }, { text: categoryName(t, record.gameCategory) }, ...amounts(record)]));
        return [t('column.day'), lists('gameKind'), ...labels.map((label) => `${label} (${code})`)];
      }}
    />
  );
}
