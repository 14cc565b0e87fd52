import type { OutputOf } from '#schemas/call.ts';
import type { profitRecords } from '#schemas/calls/member.ts';
import { toDecimal, toMinor } from '#schemas/money.ts';
import type { ProfitRecord } from '#schemas/records.ts';
import { downloadText } from '#src/lib/download-text.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { Button } from '#src/ui/button.tsx';
import { csvFormatOf, csvHead, csvRows, type CsvCell } from '#src/records/csv.ts';
import { dayOf, type DayRange } from '#src/records/record-range.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { categoryName, useRecordsTexts } from '#src/records/texts.ts';

/** A button that exports the results of each day and of each game category as CSV. */
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
  const { tag } = useLanguage();
  const save = (): void => {
    const cells = (
      day: string,
      category: string,
      { bets, validBets, payouts, netProfitLoss }: Omit<ProfitRecord, 'gameCategory'>,
    ): readonly CsvCell[] => [
      { text: day },
      { text: category },
      ...[bets, validBets, payouts, netProfitLoss].map((amount) => ({
        number: toDecimal(toMinor(amount, code), code),
      })),
    ];
    const format = csvFormatOf(tag);
    const amounts = [t('total.bets'), t('total.validBets'), t('total.payouts'), t('total.net')];
    downloadText(
      `profit_${days.first}_${days.last}.csv`,
      [
        csvHead([t('column.day'), lists('gameKind'), ...amounts.map((label) => `${label} (${code})`)], format),
        csvRows(
          [
            ...played.map((day) => cells(dayOf(new Date(day.time)), '', day)),
            ...list.map((record) => cells('', categoryName(t, record.gameCategory), record)),
          ],
          format,
        ),
      ],
      'text/csv;charset=utf-8',
    );
  };
  return (
    <Button size="sm" variant="secondary" icon="download" onClick={save}>
      {t('export')}
    </Button>
  );
}
