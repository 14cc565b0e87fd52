import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { MEMBERS_ONLY } from '#src/session/use-session.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { listTypeQuery, type ListFilters, type ListType } from './list-filters.ts';
import { useGameTexts } from './texts.ts';

const ICONS: Readonly<Record<ListType, IconName>> = { all: 'slots', hot: 'flame', fav: 'heart', recent: 'clock' };

/** Links to the list types (`types`) that the player can open. */
export function ListTypeLinks({ types, filters }: { types: readonly ListType[]; filters: ListFilters }) {
  const t = useGameTexts();
  return (
    <nav aria-label={t('list.label')} className="min-w-0">
      <ul className="flex list-none gap-1 overflow-x-auto rounded-control border border-line bg-surface p-1 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden">
        {types.map((type) => {
          const isChosen = type === filters.type;
          return (
            <li key={type} className={classNames('flex-1', (type === 'fav' || type === 'recent') && MEMBERS_ONLY)}>
              <Link
                to={`?${listTypeQuery(type, filters).toString()}`}
                aria-current={isChosen ? 'true' : undefined}
                className={classNames(
                  'flex min-h-10 items-center justify-center gap-1.5 rounded-[calc(var(--radius-control)-3px)] px-3 text-sm font-semibold whitespace-nowrap transition duration-150',
                  focusRing,
                  isChosen ? 'bg-primary text-on-primary' : 'text-ink-muted hover:bg-ink/5 hover:text-ink',
                )}
              >
                <Icon name={ICONS[type]} className="size-4" />
                {t(`list.${type}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
