import { useLocation } from 'react-router-dom';
import { useArea } from '#src/brand/use-brand.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { CATEGORY_ICON } from './category-icon.ts';
import { CategoryEntry } from './category-entry.tsx';
import { CategoryLink } from './category-link.tsx';
import type { MenuEntry } from './menu-model.ts';
import { navItem } from './nav-styles.ts';
import { useShellTexts } from './texts.ts';
import { useChooseGameType } from './use-choose-game-type.ts';

/** The most categories outside of "more". The style sheet hides those for which the window is too narrow, so that the prerendered page has the right layout. */
const MOST_SHOWN = 6;

const MORE_ITEM = `flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm hover:bg-ink/5 ${focusRingInside}`;

/** The main menu of wide screens, with home, the game categories, promotions and the app download. */
export function SiteNav({ entries, className }: { entries: readonly MenuEntry[]; className: string }) {
  const t = useShellTexts();
  const { pathname, search } = useLocation();
  const promotions = useArea('promotions');
  const download = useArea('download');
  const { choose } = useChooseGameType();
  const isActive = (to: string | null): boolean =>
    to !== null && (to.includes('?') ? to === pathname + search : to === pathname && !search.includes('classify='));
  const plain = (to: string, label: string) => (
    <li key={to}>
      <Link to={to} aria-current={isActive(to) ? 'page' : undefined} className={navItem(isActive(to))}>
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('nav.label')} className={`relative ${className}`}>
      <ul className="flex flex-wrap items-center justify-end">
        {plain('/index', t('nav.home'))}
        {entries.slice(0, MOST_SHOWN).map((entry) => (
          <CategoryEntry
            key={entry.category}
            entry={entry}
            active={isActive(entry.to)}
            className="nav-entry"
            onChoose={choose}
          />
        ))}
        <li className={`nav-more of-${entries.length}`}>
          <Popover
            label={t('nav.more')}
            align="end"
            trigger={
              <>
                {t('nav.more')}
                <Icon name="chevron-down" className="size-3.5 opacity-70" />
              </>
            }
            triggerClassName={navItem(false)}
            panelClassName="p-1.5 w-56"
          >
            {(close) => (
              <ul className="nav-others">
                {entries.map((entry) => (
                  <li key={entry.category}>
                    <CategoryLink entry={entry} className={MORE_ITEM} onChosen={close}>
                      <Icon name={CATEGORY_ICON[entry.category]} className="size-5 text-ink-muted" />
                      {t(`category.${entry.category}`)}
                    </CategoryLink>
                  </li>
                ))}
              </ul>
            )}
          </Popover>
        </li>
        {promotions && plain('/promotions', t('nav.promotions'))}
        {download && plain('/download', t('nav.download'))}
      </ul>
    </nav>
  );
}
