import { Link } from 'react-router-dom';
import { useArea } from '#src/brand/use-brand.ts';
import { footerEntry, type MenuEntry } from './menu-model.ts';
import { useShellTexts } from './texts.ts';
import { useChooseGameType } from './use-choose-game-type.ts';

/** The navigation items once more; sports start their first game from here. */
export function FooterProducts({ entries, className }: { entries: readonly MenuEntry[]; className: string }) {
  const t = useShellTexts();
  const promotions = useArea('promotions');
  const download = useArea('download');
  const { choose } = useChooseGameType();
  const page = (to: string, label: string) => (
    <li key={to}>
      <Link to={to} className={className}>
        {label}
      </Link>
    </li>
  );
  return (
    <ul className="columns-2">
      {page('/index', t('nav.home'))}
      {entries.map(footerEntry).map((entry) =>
        entry.to === null ? (
          <li key={entry.category}>
            <button type="button" className={className} onClick={() => choose(entry)}>
              {t(`category.${entry.category}`)}
            </button>
          </li>
        ) : (
          page(entry.to, t(`category.${entry.category}`))
        ),
      )}
      {promotions && page('/promotions', t('nav.promotions'))}
      {download && page('/download', t('nav.download'))}
    </ul>
  );
}
