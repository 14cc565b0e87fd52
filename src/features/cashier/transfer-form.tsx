import type { WalletId } from '#schemas/wire.ts';
import { useMemo, useState } from 'react';
import { walletTransfer } from '#schemas/calls/account.ts';
import { amountForm } from '#schemas/forms/cashier-forms.ts';
import { minorDigits } from '#schemas/money.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import type { UsedOperation } from '#src/parts/use-operation.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useInterruptedDraft, useKeepWhenInterrupted } from '#src/session/use-interrupted-draft.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useCashierTexts } from './texts.ts';
import { MAIN_WALLET } from './use-wallets.ts';
import type { Wallet } from './wallet-row.tsx';

interface Way {
  readonly from: number;
  readonly to: number;
}

const wayFrom = (from: number, wallets: readonly Wallet[]): Way => ({
  from,
  to:
    from === MAIN_WALLET
      ? (wallets.find(({ accountTypeId }) => accountTypeId !== MAIN_WALLET)?.accountTypeId ?? from)
      : MAIN_WALLET,
});

/**
 * A form for transferring money between two of the member's wallets; `start` is the initial source wallet. Balances are shown below the selects,
 * because native selects truncate long options on narrow screens.
 */
export function TransferForm({
  wallets,
  start,
  transfer: { busy, problem, confirm },
}: {
  readonly wallets: readonly Wallet[];
  readonly start: number;
  readonly transfer: UsedOperation<typeof walletTransfer>;
}) {
  const t = useCashierTexts();
  const money = useMoney();
  const { code, symbol } = useCurrency();
  const drafts = useInterruptedDraft('transfer');
  const way = useInterruptedDraft('transfer way');
  const [{ from, to }, setWay] = useState(() => ({ ...wayFrom(start, wallets), ...(way.read() as Partial<Way>) }));
  useKeepWhenInterrupted(way, { from, to });
  const options = wallets.map(({ accountTypeId, name }) => ({ value: String(accountTypeId), label: name }));
  const balanceOf = (id: WalletId): number => wallets.find(({ accountTypeId }) => accountTypeId === id)?.balance ?? 0;
  const available = balanceOf(from);
  const form = useMemo(
    () => amountForm({ currency: code, symbol, min: 10 ** -minorDigits(code), max: available, quick: [available] }),
    [code, symbol, available],
  );
  const choose = (side: 'from' | 'to', value: number): void =>
    setWay((before) => {
      const other = side === 'from' ? before.to : before.from;
      if (value === other) return { from: before.to, to: before.from };
      return { ...before, [side]: value };
    });

  return (
    <div className="space-y-4">
      <div className="flex flex-col gap-2">
        <SelectField
          label={t('transfer.from')}
          value={String(from)}
          options={options}
          hint={money(available)}
          onValue={(value) => choose('from', Number(value))}
        />
        <IconButton
          icon="swap"
          label={t('transfer.swap')}
          className="self-center"
          onClick={() => setWay({ from: to, to: from })}
        />
        <SelectField
          label={t('transfer.to')}
          value={String(to)}
          options={options}
          hint={money(balanceOf(to))}
          onValue={(value) => choose('to', Number(value))}
        />
      </div>
      <ProblemForm
        key={from}
        form={form}
        drafts={drafts}
        label={t('transfer.title')}
        problem={problem}
        busy={busy}
        onSubmit={({ amount }) =>
          confirm({
            call: walletTransfer,
            input: { fromAccountTypeId: from, toAccountTypeId: to, amount: Number(amount) },
          })
        }
      >
        <Button type="submit" size="lg" block busy={busy} disabled={available <= 0}>
          {t('transfer.submit')}
        </Button>
        {available <= 0 && <p className="text-center text-xs text-ink-muted">{t('transfer.empty')}</p>}
      </ProblemForm>
    </div>
  );
}
