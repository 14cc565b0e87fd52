import { useArea } from '#src/brand/use-brand.ts';
import { Link } from '#src/ui/link.tsx';
import { CategoryLink } from './category-link.tsx';
import { footerEntry, type MenuEntry } from './menu-model.ts';
import { useShellTexts } from './texts.ts';

/** The game categories in the footer. Here, sports starts its first game instead of opening a page. */
export function FooterProducts({ entries, className }: { entries: readonly MenuEntry[]; className: string }) {
  const t = useShellTexts();
  const promotions = useArea('promotions');
  const download = useArea('download');
  const page = (to: string, label: string) => (
    <li key={to}>
      <Link to={to} className={className}>
        {label}
      </Link>
    </li>
  );
  return (
    <ul>
      {page('/index', t('nav.home'))}
      {entries.map(footerEntry).map((entry) => (
        <li key={entry.category}>
          <CategoryLink entry={entry} className={className}>
            {t(`category.${entry.category}`)}
          </CategoryLink>
        </li>
      ))}
      {promotions && page('/promotions', t('nav.promotions'))}
      {download && page('/download', t('nav.download'))}
    </ul>
  );
}
