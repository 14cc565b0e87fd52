import { useBrand } from '#src/brand/use-brand.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { focusRing, focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { AccountCard } from './account-card.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { CATEGORY_ICON } from './category-icon.ts';
import { ChatButton } from './chat-button.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { CustomerServiceButton } from './customer-service-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { listPage } from './list-page.ts';
import type { MenuEntry } from './menu-model.ts';
import { OwnPageLinks } from './own-page-links.tsx';
import { PageLinks } from './page-links.tsx';
import { RegisterEntry } from './register-entry.tsx';
import { ResourceLinks } from './resource-links.tsx';
import { SearchEntry } from './search-button.tsx';
import { useShellTexts } from './texts.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import type { CentreLinks } from './use-account-actions.ts';

/** The menu on narrow screens; it contains everything that is in the header on wide screens. */
export function MenuSheet({
  entries,
  onClose,
  ...links
}: CentreLinks & { entries: readonly MenuEntry[]; onClose: () => void }) {
  const t = useShellTexts();
  const common = useCommonTexts();
  const { name, liveChat } = useBrand();
  const { open } = useModals();
  const { phase, member } = useSession();
  const row = `flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-start text-sm font-medium wrap-anywhere hyphens-auto hover:bg-ink/5 ${focusRingInside}`;
  return (
    <Sheet side="end" title={name} closeLabel={common('close')} onClose={onClose}>
      <div className="space-y-6">
        {phase === 'visitor' && (
          <div className="flex flex-wrap gap-2 *:grow">
            <Button
              name="login"
              variant="secondary"
              onClick={() => {
                onClose();
                open('login');
              }}
            >
              {common('logIn')}
            </Button>
            <RegisterEntry size="md" onChosen={onClose} />
          </div>
        )}
        {phase === 'member' && <AccountCard member={member} onChosen={onClose} {...links} />}
        <section aria-label={t('nav.games')} className="space-y-4">
          <SearchEntry onChosen={onClose} />
          <CategoryGrid entries={entries} onChosen={onClose} />
        </section>
        <ul className="border-y border-line py-2">
          {entries.map((entry) => {
            const list = listPage(entry);
            return (
              list !== null &&
              entry.to === null && (
                <li key={entry.category}>
                  <Link to={list} className={row} onClick={onClose}>
                    <Icon name={CATEGORY_ICON[entry.category]} className="size-5 text-ink-muted" />
                    {t('nav.all', { name: t(`category.${entry.category}`) })}
                  </Link>
                </li>
              )
            );
          })}
          <PageLinks className={row} onChosen={onClose} />
          <OwnPageLinks in="menu" className={row} onChosen={onClose} />
          <li>
            <CustomerServiceButton className={row}>
              <Icon name="headset" className="size-5 text-ink-muted" />
              {t('service.title')}
            </CustomerServiceButton>
          </li>
          {liveChat !== null && (
            <li>
              <ChatButton className={row} onChosen={onClose}>
                <Icon name="chat" className="size-5 text-ink-muted" />
                {common('chatRoom')}
              </ChatButton>
            </li>
          )}
        </ul>
        <ResourceLinks />
        <div className="flex items-center justify-between">
          <LanguageMenu
            side="top"
            triggerClassName={`inline-flex min-h-11 items-center gap-2 rounded-control border border-field-line px-3 ${focusRing}`}
          />
          <ThemeSwitch />
        </div>
      </div>
    </Sheet>
  );
}
