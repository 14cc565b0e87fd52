import { html } from 'hono/html';
import { toDecimal } from '#schemas/money.ts';
import { needsReview } from '#sandbox/domains/cashier/withdrawal-times.ts';
import type { ReviewAction } from '#sandbox/domains/cashier/review-withdrawal.ts';
import type { DepositOrderRow, WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { htmlPage } from './html-page.ts';

export interface CashierQueue {
  readonly withdrawals: readonly (WithdrawalOrderRow & { readonly account: string })[];
  readonly deposits: readonly (DepositOrderRow & { readonly account: string })[];
  /** The base URL of the payment provider's pages. */
  readonly payPage: string;
  /** Why the last decision could not be carried out; `null` if it was. */
  readonly refusal: string | null;
}

const money = ({ amount, currency }: { amount: bigint; currency: string }): string =>
  `${currency} ${toDecimal(amount, currency)}`;

const actionsOf = ({ status, receipt }: WithdrawalOrderRow): readonly (readonly [ReviewAction, string])[] => {
  const reject = ['reject', 'Reject and give back'] as const;
  if (status === 'APPLYING') return [['approve', 'Approve'], reject];
  if (status !== 'PROCESSING') return [];
  return receipt === 'NOT_RECEIVED'
    ? [['pay', 'Pay again'], ['force', 'Force the receipt'], reject]
    : [['pay', 'Pay out'], reject];
};

const stateOf = (order: WithdrawalOrderRow): string => {
  if (order.receipt === 'NOT_RECEIVED') return 'the member says that nothing arrived';
  if (order.status === 'APPLYING') return needsReview(order) ? 'waits for a review' : 'passes the review by itself';
  return order.status === 'PROCESSING' ? 'is being paid' : 'waits for the member';
};

const withdrawal = (order: CashierQueue['withdrawals'][number]) =>
  html`<form method="post" class="card">
    <div class="row">
      <h2>${money(order)}</h2>
      <span>${stateOf(order)}</span>
    </div>
    <p class="meta"><b>${order.merchant}</b> ${order.account}, ${order.orderNo}</p>
    <input type="hidden" name="orderNo" value="${order.orderNo}" />
    <div class="actions">
      ${actionsOf(order).map(
        ([action, label]) =>
          html`<button class="${action === 'reject' ? 'quiet' : ''}" name="action" value="${action}">${label}</button>`,
      )}
    </div>
  </form>`;

/** Renders the operator's cashier page: the withdrawals to review and the deposits awaiting payment. */
export const cashierPage = ({ withdrawals, deposits, payPage, refusal }: CashierQueue): Promise<Response> =>
  htmlPage(
    '/sandbox/cashier',
    'Cashier',
    'Withdrawals that wait for somebody, and deposits that wait for their payment. Small withdrawals go on by themselves.',
    html`${refusal === null ? '' : html`<p class="card" role="alert">${refusal}</p>`}
      <h2>Withdrawals</h2>
      ${withdrawals.length === 0 ? html`<p class="card">None is open.</p>` : withdrawals.map(withdrawal)}
      <h2>Deposits</h2>
      ${
        deposits.length === 0
          ? html`<p class="card">None is open.</p>`
          : deposits.map(
              (order) =>
                html`<article class="card">
                  <div class="row">
                    <h2>${money(order)}</h2>
                    <a href="${payPage}/${order.orderNo}">Provider's page</a>
                  </div>
                  <p class="meta"><b>${order.merchant}</b> ${order.account}, ${order.orderNo}</p>
                </article>`,
            )
      }`,
  );
