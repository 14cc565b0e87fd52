import { useLocation } from 'react-router-dom';
import { useArea, useBrand } from '#src/brand/use-brand.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { CATEGORY_ICON } from './category-icon.ts';
import { CategoryEntry } from './category-entry.tsx';
import { CategoryLink } from './category-link.tsx';
import type { MenuEntry } from './menu-model.ts';
import { OwnPageLinks } from './own-page-links.tsx';
import { useShellTexts } from './texts.ts';
import { useChooseGameType } from './use-choose-game-type.ts';

const MORE_ITEM = `more-item ${focusRingInside}`;

/**
 * The main menu of wide screens, with home, the game categories, promotions and the app download. The style sheet decides which categories are shown and
 * which are under "more", so that the prerendered page has the right layout in every window and with every header.
 */
export function SiteNav({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useShellTexts();
  const { pathname, search } = useLocation();
  const promotions = useArea('promotions');
  const download = useArea('download');
  const { choose } = useChooseGameType();
  const hasPages = useBrand().pages.some(({ link }) => link === 'menu');
  const isActive = (to: string | null): boolean =>
    to !== null && (to.includes('?') ? to === pathname + search : to === pathname && !search.includes('classify='));
  const plain = (to: string, icon: IconName, label: string) => (
    <li>
      <Link to={to} aria-current={isActive(to) ? 'page' : undefined} className="nav-item">
        <Icon name={icon} className="nav-icon" />
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('nav.label')} className="site-nav">
      <ul>
        {plain('/index', 'home', t('nav.home'))}
        {entries.map((entry) => (
          <CategoryEntry key={entry.category} entry={entry} active={isActive(entry.to)} onChoose={choose} />
        ))}
        <li className={`nav-more of-${hasPages ? 'own' : entries.length}`}>
          <Popover
            label={t('nav.more')}
            align="end"
            trigger={
              <>
                {t('nav.more')}
                <Icon name="chevron-down" className="size-3.5 opacity-70" />
              </>
            }
            triggerClassName="nav-item"
            panelClassName="p-1.5 w-56"
          >
            {(close) => (
              <>
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
                {hasPages && (
                  <ul>
                    <OwnPageLinks in="menu" className={MORE_ITEM} onChosen={close} />
                  </ul>
                )}
              </>
            )}
          </Popover>
        </li>
        {promotions && plain('/promotions', 'gift', t('nav.promotions'))}
        {download && plain('/download', 'download', t('nav.download'))}
      </ul>
    </nav>
  );
}
