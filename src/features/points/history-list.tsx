import { redeemList } from '#schemas/calls/points.ts';
import { BONUS_STALES } from '#schemas/calls/stales.ts';
import type { RedemptionStatus } from '#schemas/point-names.ts';
import type { Redemption } from '#schemas/points.ts';
import { OrderCard, type OrderStep } from '#src/parts/order-card.tsx';
import { Pager } from '#src/parts/pager.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { RecordLink } from '#src/claims/record-link.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useEndedRows, type EndedRows } from '#src/platform/use-ended-rows.ts';
import { useMoney } from '#src/session/use-money.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import { GoodPicture } from './good-picture.tsx';
import { PAGE_OPTIONS, usePage } from './use-page.ts';
import { usePointTexts } from './texts.ts';
import { usePoints } from './use-points.ts';

const TONES: Readonly<Record<RedemptionStatus, StatusTone>> = { IN_PROCESS: 'wait', APPROVED: 'good', REJECTED: 'bad' };
/** Polling interval while a redemption is pending, because it ends without any action by the member. */
const WATCH_EVERY_MS = 5_000;
/** The calls whose data is refetched when an order ends: an approved redemption may pay out money, and a rejected one returns points and stock. */
const ORDERS: EndedRows<Redemption> = {
  keyOf: ({ orderNo }) => orderNo,
  isOpen: ({ status }) => status === 'IN_PROCESS',
  stales: [...BONUS_STALES, 'points.balance', 'points.details', 'points.reward'],
};

const stepsOf = ({ status, time, endedAt }: Redemption): readonly OrderStep[] => [
  { name: 'placed', at: time, isReached: true },
  status === 'REJECTED'
    ? { name: 'ended', at: endedAt, isReached: true }
    : { name: 'reviewed', at: endedAt, isReached: status === 'APPROVED' },
];

function Row({ order }: { readonly order: Redemption }) {
  const t = usePointTexts();
  const money = useMoney();
  const points = usePoints();
  const { status, redeemAmount, reason, orderNo } = order;
  const isPaid = status === 'APPROVED' && redeemAmount > 0;
  return (
    <OrderCard
      amount={points(order.points)}
      picture={<GoodPicture path={order.picture} className="w-16 shrink-0 rounded-control" />}
      title={
        <>
          <span className="font-semibold">
            {order.redeemQuantity} × {order.name}
          </span>
          {redeemAmount > 0 && <span className="block">{t('good.pays', { amount: money(redeemAmount) })}</span>}
        </>
      }
      status={{ tone: TONES[status], text: t(`status.${status}`) }}
      steps={stepsOf(order)}
      number={isPaid ? <RecordLink orderNo={orderNo} page="transactionHistory" /> : orderNo}
      expected={null}
      note={reason === null ? null : t(`reason.${reason}`)}
    />
  );
}

/** The member's redemptions, newest first. */
export function HistoryList() {
  const t = usePointTexts();
  const { page, onPage, input } = usePage();
  const query = useCallQuery(redeemList, input, {
    ...PAGE_OPTIONS,
    refetchInterval: WATCH_EVERY_MS,
  });
  useEndedRows(query.data?.list, ORDERS);
  return (
    <QueryView
      query={query}
      failed={t('history.error')}
      bars="h-32 h-72"
      isEmpty={({ list }) => list.length === 0 && page === 1}
      empty={<EmptyState icon="gift" title={t('history.none')} text={t('history.none.text')} />}
    >
      {({ list, totalPages }) => (
        <section aria-label={t('tab.history')} className="space-y-4">
          <ul className="space-y-3">
            {list.map((order) => (
              <Row key={order.orderNo} order={order} />
            ))}
          </ul>
          <Pager page={page} pages={totalPages} onPage={onPage} />
        </section>
      )}
    </QueryView>
  );
}
