import type { OutputOf } from '#schemas/call.ts';
import { profitRecords } from '#schemas/calls/member.ts';
import type { ProfitTotals } from '#schemas/records.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { formatLocalDay } from '#src/lib/format-local-time.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Figures } from '#src/records/figures.tsx';
import { NetTable } from '#src/records/net-table.tsx';
import { ProfitExport } from './profit-export.tsx';
import { RangePicker } from '#src/records/range-picker.tsx';
import { beginningsOf, daysOf, instantsOf, type DayRange } from '#src/records/record-range.ts';
import type { Figure } from '#src/records/record-source.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { categoryName, useRecordsTexts } from '#src/records/texts.ts';
import { useRecordChoice } from '#src/records/use-record-choice.ts';
import { useToday } from '#src/records/use-today.ts';

const useTotals = (totals: ProfitTotals): readonly Figure[] => {
  const t = useRecordsTexts();
  return [
    { label: t('total.bets'), amount: totals.bets, kind: 'money' },
    { label: t('total.validBets'), amount: totals.validBets, kind: 'money' },
    { label: t('total.payouts'), amount: totals.payouts, kind: 'money' },
    { label: t('total.net'), amount: totals.netProfitLoss, kind: 'change' },
    { label: t('total.bonuses'), amount: totals.bonuses, kind: 'money' },
    { label: t('total.rebate'), amount: totals.rebate, kind: 'money' },
    { label: t('total.deposits'), amount: totals.deposits, kind: 'money' },
    { label: t('total.withdrawals'), amount: totals.withdrawals, kind: 'money' },
  ];
};

function Profit({ answer, days }: { readonly answer: OutputOf<typeof profitRecords>; readonly days: DayRange }) {
  const t = useRecordsTexts();
  const lists = useListTexts();
  const figures = useTotals(answer.totals);
  const categories = answer.list.map(({ gameCategory, bets, payouts, netProfitLoss }) => ({
    key: gameCategory,
    label: categoryName(t, gameCategory),
    bets,
    payouts,
    net: netProfitLoss,
  }));
  const played = answer.days.map(({ time, bets, payouts, netProfitLoss }) => ({
    key: String(time),
    label: formatLocalDay(time),
    bets,
    payouts,
    net: netProfitLoss,
  }));
  return (
    <>
      <Figures label={t('totals')} figures={figures} />
      {played.length > 0 && <NetTable label={t('profit.days')} head={t('column.day')} rows={played} />}
      {categories.length > 0 && <NetTable label={t('profit.categories')} head={lists('gameKind')} rows={categories} />}
      <ProfitExport answer={answer} days={days} />
    </>
  );
}

/** The page with the player's wins and losses in a range of days. */
export function ProfitRecords() {
  const t = useRecordsTexts();
  const { range, chooseRange } = useRecordChoice('profit');
  const days = daysOf(range, useToday());
  const query = useCallQuery(profitRecords, { ...instantsOf(days), days: beginningsOf(days) }, { staleTime: 0 });
  return (
    <div className="@container space-y-5">
      <RangePicker range={range} onRange={chooseRange} />
      <QueryView
        query={query}
        failed={t('profit.failed')}
        bars="h-16 h-80"
        isEmpty={({ totals }) => Object.values(totals).every((amount) => amount === 0)}
        empty={
          <EmptyState
            icon="receipt"
            title={t('profit.none')}
            action={
              range !== 'month' && (
                <Button variant="secondary" onClick={() => chooseRange('month')}>
                  {t('more')}
                </Button>
              )
            }
          />
        }
      >
        {(answer) => <Profit answer={answer} days={days} />}
      </QueryView>
    </div>
  );
}
