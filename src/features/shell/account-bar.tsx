import { useBrand } from '#src/brand/use-brand.ts';
import { shownAccount, type Member } from '#src/session/member.ts';
import { Button } from '#src/ui/button.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { accountEntries } from './account-menu.ts';
import { BalanceChip } from './balance-chip.tsx';
import { MemberAvatar } from './member-avatar.tsx';
import { useShellTexts } from './texts.ts';
import { useAccountActions, type CentreLinks } from './use-account-actions.ts';
import { useDeposit } from './use-deposit.ts';

/** How long the account menu stays open after it has lost the focus, in milliseconds. */
const ACCOUNT_HIDE_MS = 200;

/** The member's part of the wide header: deposit button, balance, picture, name and account menu. */
export function AccountBar({ member, ...links }: CentreLinks & { member: Member }) {
  const t = useShellTexts();
  const { modules } = useBrand();
  const run = useAccountActions(links);
  const deposit = useDeposit(links);
  const entries = accountEntries(member, modules.off);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <BalanceChip />
      {!modules.off.includes('memberCentre') && (
        <Button name="deposit" icon="deposit" size="sm" onClick={deposit}>
          {t('deposit')}
        </Button>
      )}
      <Menu
        name="account"
        label={t('account.menu', { account: shownAccount(member) })}
        align="end"
        hideDelayMs={ACCOUNT_HIDE_MS}
        triggerClassName={`inline-flex min-h-10 max-w-48 items-center gap-2.5 rounded-control px-2 hover:bg-current/10 ${focusRing}`}
        trigger={
          <>
            <MemberAvatar />
            <span className="truncate ps-1 text-sm font-semibold">{shownAccount(member)}</span>
            <Icon name="chevron-down" className="size-4 opacity-70" />
          </>
        }
        items={entries.map(({ id, icon }) => ({
          id,
          icon,
          label: t(`account.${id}`),
          ...(id === 'signOut' ? ({ tone: 'danger' } as const) : {}),
        }))}
        onSelect={(id) => {
          const entry = entries.find((candidate) => candidate.id === id);
          if (entry !== undefined) run(entry);
        }}
      />
    </div>
  );
}
