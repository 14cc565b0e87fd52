import type { Area } from '#schemas/brand-names.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { useShellTexts } from './texts.ts';

const PAGES = [
  { key: 'nav.promotions', to: '/promotions', area: 'promotions', icon: 'gift' },
  { key: 'nav.points', to: '/pointMall', area: 'pointMall', icon: 'star' },
  { key: 'nav.notices', to: '/noticePage', area: 'announcements', icon: 'megaphone' },
  { key: 'nav.download', to: '/download', area: 'download', icon: 'download' },
  { key: 'nav.help', to: '/help', area: 'help', icon: 'help' },
] as const satisfies readonly { key: string; to: string; area: Area; icon: IconName }[];

/** Links to the non-game pages that this brand has, as list items. */
export function PageLinks({ className, onChosen }: { className: string; onChosen: () => void }) {
  const t = useShellTexts();
  const { off } = useBrand().modules;
  return PAGES.filter(({ area }) => !off.includes(area)).map(({ key, to, icon }) => (
    <li key={to}>
      <Link to={to} className={className} onClick={onChosen}>
        <Icon name={icon} className="size-5 text-ink-muted" />
        {t(key)}
      </Link>
    </li>
  ));
}
