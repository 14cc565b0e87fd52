import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { shownAccount, type Member } from '#src/session/member.ts';
import { Button } from '#src/ui/button.tsx';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { accountEntries } from './account-menu.ts';
import { BalanceChip } from './balance-chip.tsx';
import { MemberAvatar } from './member-avatar.tsx';
import { useShellTexts } from './texts.ts';
import { useAccountActions, type CentreLinks } from './use-account-actions.ts';
import { useDeposit } from './use-deposit.ts';

/** The member's part of the menu on narrow screens. */
export function AccountCard({ member, onChosen, ...links }: CentreLinks & { member: Member; onChosen: () => void }) {
  const t = useShellTexts();
  const { modules } = useBrand();
  const run = useAccountActions(links);
  const deposit = useDeposit(links);
  return (
    <section aria-label={t('nav.account')} className="rounded-card border border-line bg-raised p-3">
      <div className="flex items-center gap-3">
        <MemberAvatar />
        <p className="min-w-0 flex-1 truncate font-semibold">{shownAccount(member)}</p>
      </div>
      <BalanceChip className="mt-3 justify-between" />
      {!modules.off.includes('memberCentre') && (
        <Button
          name="deposit"
          block
          icon="deposit"
          className="mt-3"
          onClick={() => {
            onChosen();
            deposit();
          }}
        >
          {t('deposit')}
        </Button>
      )}
      <ul className="mt-2">
        {accountEntries(member, modules.off).map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              name={entry.id}
              className={classNames(
                'flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-start text-sm font-medium wrap-anywhere hyphens-auto hover:bg-ink/5',
                focusRingInside,
                entry.id === 'signOut' && 'text-danger-ink',
              )}
              onClick={() => {
                onChosen();
                run(entry);
              }}
            >
              <Icon name={entry.icon} className="size-5" />
              {t(`account.${entry.id}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
