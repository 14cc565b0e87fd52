import { cashierTerms } from './cashier-terms.ts';
import { moveOut } from './money-out.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { createFieldProblem, createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { exactMinor } from '#sandbox/kernel/ledger/exact-minor.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import type { Network } from '#sandbox/accounts/network/network.ts';

/** Money from the agent to the root of a part of the network, who has to be a direct downline. */
export const transferToDownline = async (
  { kernel, merchant, network, session: { member }, at }: MemberContext & { readonly network: Network },
  amount: number,
): Promise<{ readonly orderId: string }> => {
  if (network.rootDepth !== 1)
    throw createProblem('downline_indirect', 409, 'Money can be sent to direct downlines only');
  const { min, max } = cashierTerms(merchant.code).transfer;
  const minor = exactMinor(amount, merchant.currency);
  if (amount < min) throw createFieldProblem({ amount: 'amount_small' });
  if (amount > max) throw createFieldProblem({ amount: 'amount_large' });
  const orderId = createOrderNumber('L', at);
  await moveOut(kernel.db, member.id, {
    kind: 'downline',
    to: network.rootId,
    amount: minor,
    reference: orderId,
    at,
  });
  return { orderId };
};
