import { html } from 'hono/html';
import { toDecimal } from '#schemas/money.ts';
import { depositStatusAt } from '#sandbox/domains/cashier/deposit-order.ts';
import type { PaymentEvent } from '#sandbox/domains/cashier/notify-payment.ts';
import type { DepositOrderRow } from '#sandbox/db/schema.ts';
import { htmlPage } from './html-page.ts';

const STATES = {
  PENDING: 'Waiting for the payment',
  SUCCESS: 'Paid',
  FAILED: 'The payment failed',
  EXPIRED: 'The time to pay is over',
} as const;

const CHOICES: readonly (readonly [event: PaymentEvent, label: string])[] = [
  ['pay', 'Pay'],
  ['fail', 'Fail'],
  ['expire', 'Expire'],
  ['pay-late', 'Pay after the time is over'],
  ['pay-twice', 'Pay, and report it twice'],
];

/** Renders the simulated payment provider's page for paying a deposit. */
export const paymentPage = (order: DepositOrderRow, merchant: string, at: Date): Promise<Response> => {
  const status = depositStatusAt(order, at);
  return htmlPage(
    `/pay/${order.orderNo}`,
    `${order.methodName}: pay ${merchant}`,
    'This page replaces the page of a payment provider. No real money moves.',
    html`<article class="card">
        <div class="row">
          <h2>${order.currency} ${toDecimal(order.amount, order.currency)}</h2>
          <span>${STATES[status]}</span>
        </div>
        <p class="meta">Order <b>${order.orderNo}</b></p>
      </article>
      ${
        status === 'SUCCESS'
          ? html`<p class="card">Go back to the site: it shows the money by itself.</p>`
          : html`<form method="post" class="card">
              <div class="actions">
                ${CHOICES.map(
                  ([event, label]) =>
                    html`<button class="${event === 'pay' ? '' : 'quiet'}" name="event" value="${event}">
                      ${label}
                    </button>`,
                )}
              </div>
            </form>`
      }`,
    { isFramed: true },
  );
};
