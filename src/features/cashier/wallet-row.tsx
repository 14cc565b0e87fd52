import type { WalletId } from '#schemas/wire.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { useCashierTexts } from './texts.ts';

export interface Wallet {
  readonly accountTypeId: WalletId;
  readonly name: string;
  readonly balance: number;
}

/** A wallet with its balance and a button that starts a transfer from it; if `onTake` is `null`, there is no button. */
export function WalletRow({ wallet, onTake }: { readonly wallet: Wallet; readonly onTake: (() => void) | null }) {
  const t = useCashierTexts();
  const money = useMoney();
  return (
    <li className="@container flex min-h-14 flex-wrap items-center justify-end gap-x-3 gap-y-1 px-3 py-2">
      <span className="flex min-w-0 grow basis-32 items-center gap-3">
        <span className="hidden size-9 shrink-0 items-center justify-center rounded-full bg-ink/5 text-ink-muted @[12rem]:inline-flex">
          <Icon name="wallet" className="size-5" />
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="font-medium wrap-anywhere">{wallet.name}</span>
          <Unbroken className="font-semibold">{money(wallet.balance)}</Unbroken>
        </span>
      </span>
      {onTake !== null && (
        <Button variant="quiet" size="sm" onClick={onTake} aria-label={t('wallets.takeFrom', { wallet: wallet.name })}>
          {t('wallets.take')}
        </Button>
      )}
    </li>
  );
}
