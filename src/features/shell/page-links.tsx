import type { Area } from '#schemas/brand-names.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { FEEDBACK_LINK, hasFeedback } from './feedback-link.ts';
import { useShellTexts } from './texts.ts';

const PAGES = [
  { key: 'nav.promotions', to: '/promotions', area: 'promotions', icon: 'gift' },
  { key: 'nav.points', to: '/pointMall', area: 'pointMall', icon: 'star' },
  { key: 'nav.notices', to: '/noticePage', area: 'announcements', icon: 'megaphone' },
  { key: 'nav.download', to: '/download', area: 'download', icon: 'download' },
  { key: 'nav.help', to: '/help', area: 'help', icon: 'help' },
  { key: 'nav.feedback', to: FEEDBACK_LINK, area: 'feedback', icon: 'mail' },
] as const satisfies readonly { key: string; to: string; area: Area; icon: IconName }[];

/** Links, as list items, to the pages of the brand that do not list games. */
export function PageLinks({ className, onChosen }: { className: string; onChosen: () => void }) {
  const t = useShellTexts();
  const { off } = useBrand().modules;
  return PAGES.filter(({ to, area }) => !off.includes(area) && (to !== FEEDBACK_LINK || hasFeedback(off))).map(
    ({ key, to, icon }) => (
      <li key={to}>
        <Link to={to} className={className} onClick={onChosen}>
          <Icon name={icon} className="size-5 text-ink-muted" />
          {t(key)}
        </Link>
      </li>
    ),
  );
}
