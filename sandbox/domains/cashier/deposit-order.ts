import type { DepositOrder, DepositStatus } from '#schemas/cashier.ts';
import { toDecimal } from '#schemas/money.ts';
import type { DepositOrderRow } from '#sandbox/db/schema.ts';

/** Returns the status that a member sees: a pending order counts as expired from its `expiresAt` on. */
export const depositStatusAt = ({ status, expiresAt }: DepositOrderRow, at: Date): DepositStatus =>
  status === 'PENDING' && expiresAt <= at ? 'EXPIRED' : status;

/** Returns where to pay: the page of the simulated provider, or the number of a simulated bank account. */
const payTo = (row: DepositOrderRow, payPage: string): Pick<DepositOrder, 'detail' | 'redirectUrl'> => {
  const redirectUrl = `${payPage}/${row.orderNo}`;
  if (row.kind === 'REDIRECT') return { redirectUrl };
  if (row.kind === 'QR') return { detail: { qr: redirectUrl, reference: row.orderNo } };
  const detail = {
    bankName: row.methodName,
    accountName: 'Marquee Sandbox Ltd.',
    accountNumber: '0011 2233 4455',
    reference: row.orderNo,
  };
  return { detail };
};

/**
 * Converts an order to its API form. `payPage` is the base URL of the payment provider's pages, and `promotion` is the name of the chosen promotion.
 */
export const toDepositOrder = (
  row: DepositOrderRow,
  { at, payPage, promotion }: { readonly at: Date; readonly payPage: string; readonly promotion: string | null },
): DepositOrder => {
  const decimal = (minor: bigint): number => Number(toDecimal(minor, row.currency));
  const status = depositStatusAt(row, at);
  return {
    orderId: row.orderNo,
    status,
    methodName: row.methodName,
    kind: row.kind,
    amount: decimal(row.amount),
    ...(promotion === null ? {} : { promotion }),
    bonus: decimal(row.bonus),
    turnover: decimal(row.turnover),
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    settledAt: row.settledAt?.getTime() ?? null,
    ...(status === 'PENDING' ? payTo(row, payPage) : {}),
  };
};
