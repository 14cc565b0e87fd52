import type { WalletId } from '#schemas/wire.ts';
import { useId, useState } from 'react';
import type { operationMachine } from '#machines/operation/operation.machine.ts';
import { sumOf } from '#schemas/amounts.ts';
import { walletTransfer } from '#schemas/calls/account.ts';
import { useFormProblem } from '#src/forms/use-form-problem.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useCallSequence } from '#src/platform/use-call-mutation.ts';
import { OperationView } from '#src/parts/operation-view.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useOperation } from '#src/parts/use-operation.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { BalanceCard } from './balance-card.tsx';
import { collectAll } from './collect-all.ts';
import { useCashierTexts } from './texts.ts';
import { TransferForm } from './transfer-form.tsx';
import { MAIN_WALLET, useWallets } from './use-wallets.ts';
import { WalletRow, type Wallet } from './wallet-row.tsx';

/** The transfer form or, after a transfer, its outcome. */
function Transfer({
  wallets,
  start,
  machine,
}: {
  readonly wallets: readonly Wallet[];
  readonly start: number;
  readonly machine?: typeof operationMachine | undefined;
}) {
  const t = useCashierTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const transfer = useOperation([walletTransfer], { machine });
  const done = transfer.done?.input;
  const nameOf = (id: WalletId): string =>
    wallets.find(({ accountTypeId }) => accountTypeId === id)?.name ?? String(id);
  return (
    <OperationView operation={transfer} nameOf={({ input }) => money(input.amount)}>
      {transfer.screen === 'done' ? (
        <SuccessCard
          success={{
            title: t('transfer.done'),
            ...(done !== undefined && {
              amount: money(done.amount),
              facts: [
                { label: t('transfer.from'), value: nameOf(done.fromAccountTypeId) },
                { label: t('transfer.to'), value: nameOf(done.toAccountTypeId) },
              ],
            }),
          }}
          next="play"
          others={[{ label: payments('transfer.another'), onPress: transfer.leave }]}
        />
      ) : (
        <TransferForm key={start} wallets={wallets} start={start} transfer={transfer} />
      )}
    </OperationView>
  );
}

/** A page with the member's wallets, their total, and transfers between them. */
export function WalletsPanel({ machine }: { readonly machine?: typeof operationMachine }) {
  const t = useCashierTexts();
  const money = useMoney();
  const { code } = useCurrency();
  const toasts = useToasts();
  const fetchCall = useFetchCall();
  const toFormProblem = useFormProblem();
  const listId = useId();
  const wallets = useWallets();
  const [start, setStart] = useState(MAIN_WALLET);
  const [showsAll, setShowsAll] = useState(false);
  const collect = useCallSequence(
    'cashier.collectAll',
    async (mutateCall) => {
      const { moved, problem } = await collectAll({ mutateCall, fetchCall });
      if (moved.length > 0) toasts.show(t('wallets.collected', { amount: money(sumOf(moved, code)) }), 'success');
      if (problem !== null) throw problem;
    },
    { onSuccess: wallets.refetch, onProblem: wallets.refetch },
  );
  const { general } = toFormProblem(collect.problem, []);
  return (
    <QueryView query={wallets} failed={t('wallets.error')} bars="h-28 h-64">
      {({ list, sum, knownAt }) => {
        const filled = list.filter(({ accountTypeId, balance }) => accountTypeId === MAIN_WALLET || balance > 0);
        const hasMoneyElsewhere = filled.some(({ accountTypeId }) => accountTypeId !== MAIN_WALLET);
        const shown = showsAll ? list : filled;
        return (
          <div className="grid gap-6 @5xl/dialog:grid-cols-2">
            <div className="min-w-0 space-y-4">
              <BalanceCard
                label={t('wallets.sum')}
                amount={sum}
                knownAt={knownAt}
                updating={wallets.updating}
                onRefresh={wallets.refetch}
              />
              <section aria-labelledby={listId} className="card">
                <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
                  <h4 id={listId} className="max-w-full grow font-display text-base font-semibold">
                    {t('wallets.title')}
                  </h4>
                  {hasMoneyElsewhere && (
                    <Button size="sm" variant="secondary" busy={collect.busy} onClick={() => collect.run()}>
                      {t('wallets.collect')}
                    </Button>
                  )}
                </div>
                <ul className="divide-y divide-line">
                  {shown.map((wallet) => (
                    <WalletRow
                      key={wallet.accountTypeId}
                      wallet={wallet}
                      onTake={
                        wallet.accountTypeId === MAIN_WALLET || wallet.balance <= 0
                          ? null
                          : () => setStart(wallet.accountTypeId)
                      }
                    />
                  ))}
                </ul>
                {list.length > filled.length && (
                  <Button variant="quiet" block aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                    {t(showsAll ? 'wallets.fewer' : 'wallets.all', { count: list.length })}
                  </Button>
                )}
              </section>
              {general !== null && (
                <Callout tone="danger" live>
                  {general}
                </Callout>
              )}
            </div>
            <section className="min-w-0 space-y-4" aria-label={t('transfer.title')}>
              <h4 className="font-display text-base font-semibold">{t('transfer.title')}</h4>
              <Transfer wallets={list} start={start} machine={machine} />
            </section>
          </div>
        );
      }}
    </QueryView>
  );
}
