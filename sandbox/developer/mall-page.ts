import { html } from 'hono/html';
import { toDecimal } from '#schemas/money.ts';
import type { PointRedemptionRow } from '#sandbox/db/schema.ts';
import { htmlPage } from './html-page.ts';

/** A redemption under review, with the member's account and the name of the good. */
export type QueuedRedemption = PointRedemptionRow & { readonly account: string; readonly good: string };

const redemption = ({ orderNo, merchant, account, good, ...order }: QueuedRedemption) =>
  html`<form method="post" class="card">
    <div class="row">
      <h2>${order.quantity} × ${good}</h2>
      <span>
        ${String(order.points)}
        points${order.redeemAmount === 0n ? '' : `, pays ${order.currency} ${toDecimal(order.redeemAmount, order.currency)}`}
      </span>
    </div>
    <p class="meta"><b>${merchant}</b> ${account}, ${orderNo}</p>
    <input type="hidden" name="orderNo" value="${orderNo}" />
    <div class="actions">
      <button name="action" value="approve">Approve</button>
      <button class="quiet" name="action" value="reject">Reject and give the points back</button>
    </div>
  </form>`;

/** Renders the operator's points mall page: the redemptions under review. */
export const mallPage = (queue: readonly QueuedRedemption[]): Promise<Response> =>
  htmlPage(
    '/sandbox/points',
    'Points mall',
    'Redemptions under review. Three minutes after it was made one is approved by itself.',
    html`${queue.length === 0 ? html`<p class="card">None is open.</p>` : queue.map(redemption)}`,
  );
