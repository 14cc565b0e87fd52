import { expect } from 'vitest';
import { balance as balanceCall } from '#schemas/calls/account.ts';
import {
  addWithdrawAccount,
  confirmWithdrawal,
  deposit,
  depositMethods,
  depositOrder,
  withdraw,
  withdrawals,
  withdrawOptions,
} from '#schemas/calls/cashier.ts';
import type { Call, OutputOf } from '#schemas/call.ts';
import type { TestSandbox } from './open-test-sandbox.ts';
import { PAYMENT_PASSWORD } from '#sandbox/seed/people/accounts.ts';

type Input = Readonly<Record<string, unknown>>;

const multipart = (input: Input): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, one instanceof Blob ? one : String(one));
  return form;
};

/** Creates a member at the cashier of a test's sandbox, who logs in again when the session has expired. */
export const createCashierClient = (
  sandbox: TestSandbox,
  account: string,
  { merchant = 'perya', password = 'Play1234' } = {},
) => {
  let token: string | null = null;

  const ask = async (call: Call, input: Input = {}, key: string = crypto.randomUUID()) => {
    const rest = { ...input };
    const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return value;
    });
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
    const address = call.method === 'GET' && query.size > 0 ? `${path}?${query.toString()}` : path;
    const body = call.body === 'multipart' ? { body: multipart(rest) } : { json: rest };
    const send = async () => {
      token ??= await sandbox.logIn(account, { merchant, password });
      return sandbox.request(address, {
        token,
        merchant,
        method: call.method,
        headers: { 'Idempotency-Key': key },
        ...(call.method === 'GET' ? {} : body),
      });
    };
    const first = await send();
    if (first.status !== 401) return first;
    token = null;
    return send();
  };

  const accept = async <C extends Call>(call: C, input: Input = {}): Promise<OutputOf<C>> => {
    const { body, value } = await ask(call, input);
    expect(body).toMatchObject({ success: true });
    return value as OutputOf<C>;
  };

  const postForm = (path: string, fields: Record<string, string>) =>
    sandbox.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });

  return {
    ask,
    accept,
    /** Returns the balance of the main wallet. */
    balance: async (): Promise<number> =>
      (await accept(balanceCall)).wallets.find(({ accountTypeId }) => accountTypeId === 0)?.balance ?? 0,
    methods: async () => (await accept(depositMethods)).list,
    deposit: (amount: number, more: Input = {}) => accept(deposit, { methodId: 'bank', amount, ...more }),
    order: (orderId: string) => accept(depositOrder, { orderId }),
    /** Acts on an order as the payment provider. */
    provider: (orderId: string, event: string) => postForm(`/pay/${orderId}`, { event }),
    options: () => accept(withdrawOptions),
    account: async (accountNumber = '0011223344'): Promise<string> => {
      const { holder } = await accept(withdrawOptions);
      const saved = { bankCode: 'SBX', accountNumber, holder: holder ?? 'Ana Reyes' };
      return (await accept(addWithdrawAccount, saved)).accountId;
    },
    withdraw: (accountId: string, amount: number) =>
      accept(withdraw, { accountId, amount, paymentPassword: PAYMENT_PASSWORD }),
    withdrawals: async () => (await accept(withdrawals)).list,
    /** Acts on a withdrawal as an operator. */
    review: (orderNo: string, action: string) => postForm('/sandbox/cashier', { orderNo, action }),
    answer: (orderId: string, received: boolean, images: readonly Blob[] = []) =>
      ask(confirmWithdrawal, { orderId, received, images }),
  };
};
export type CashierClient = ReturnType<typeof createCashierClient>;
