import { useSearchParams } from 'react-router-dom';
import type { Category } from '#schemas/brand-names.ts';
import { vassGameType } from '#schemas/calls/games.ts';
import { formatDecimal } from '#schemas/money.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { ALL_VENDORS, MIN_BETS, filterQuery, type ListFilters } from './list-filters.ts';
import { NameSearch } from './name-search.tsx';
import { useGameTexts } from './texts.ts';

const CHIP = 'flex min-h-9 items-center rounded-full border px-3.5 text-sm whitespace-nowrap';
const CLASSIFIES = ['SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE_GAMES', 'ARCADE'] as const;

/** The slot types to filter by. Bingo is offered only where the site supports Filipino. */
const useClassifies = (): readonly string[] => {
  const { supported } = useBrand().languages;
  return supported.includes('TY') ? [...CLASSIFIES, 'BINGO'] : CLASSIFIES;
};

const SLOTS = 'RNG' satisfies Category;
const STALE_MS = 300_000;

/** Whether the chosen vendor has slots of a type; those of all vendors, and of one that is not known yet, have every type. */
const useVendorClassifies = (vendor: string | null): ((classify: string) => boolean) => {
  const isOne = vendor !== null && vendor !== ALL_VENDORS;
  const { data } = useCallQuery(vassGameType, { vassalage: vendor ?? '' }, { enabled: isOne, staleTime: STALE_MS });
  const own = isOne ? data?.find(({ gameType }) => gameType === SLOTS)?.gameClassifies : undefined;
  return (classify) => own === undefined || own.includes(classify);
};

/** Filters by name, minimum bet and, for slots, type. The query string is the only state. */
export function GameFilters({ filters, withClassifies }: { filters: ListFilters; withClassifies: boolean }) {
  const t = useGameTexts();
  const lists = useListTexts();
  const { tag } = useLanguage();
  const [, setQuery] = useSearchParams();
  const classifies = useClassifies();
  const isThere = useVendorClassifies(withClassifies ? filters.vendor : null);
  const amount = (bet: number): string => formatDecimal(bet.toFixed(2), tag);
  const narrow = (change: Parameters<typeof filterQuery>[1]): void =>
    setQuery(filterQuery(filters, change), { replace: true, preventScrollReset: true });
  const chip = (classify: (typeof CLASSIFIES)[number] | 'BINGO' | null) => {
    const isChosen = filters.classify === classify;
    const name = t(classify === null ? 'classify.all' : `classify.${classify}`);
    // Kept in its place: the row is shown before the types of the vendor are known.
    if (classify !== null && !isChosen && !isThere(classify))
      return (
        <li key={classify}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere: an anchor needs an address */}
          <span role="link" aria-disabled="true" className={`${CHIP} border-line bg-surface text-ink-muted opacity-40`}>
            {name}
          </span>
        </li>
      );
    return (
      <li key={classify ?? 'all'}>
        <Link
          to={`?${filterQuery(filters, { classify }).toString()}`}
          replace
          aria-current={isChosen ? 'true' : undefined}
          className={classNames(
            CHIP,
            'transition-colors duration-150',
            focusRing,
            isChosen
              ? 'border-primary-ink font-semibold text-primary-ink'
              : 'border-line bg-surface text-ink-muted hover:border-field-line hover:text-ink',
          )}
        >
          {name}
        </Link>
      </li>
    );
  };
  return (
    <section aria-label={t('filters.label')} className="space-y-3">
      <div className="flex flex-wrap gap-2 *:flex-[1_1_12rem] sm:*:last:flex-[0_1_14rem]">
        <NameSearch name={filters.name} onName={(name) => narrow({ name })} />
        <SelectField
          label={t('filters.minBet')}
          hideLabel
          value={filters.minBet === null ? '' : String(filters.minBet)}
          onValue={(bet) => narrow({ minBet: MIN_BETS.find((known) => String(known) === bet) ?? null })}
          options={[
            { value: '', label: `${t('filters.minBet')}: ${t('filters.minBet.all')}` },
            ...MIN_BETS.map((bet) => ({
              value: String(bet),
              label: `${t('filters.minBet')}: ${t('filters.minBet.upTo', { amount: amount(bet) })}`,
            })),
          ]}
        />
      </div>
      {withClassifies && (
        <nav aria-label={lists('gameKind')}>
          <ul className="-mx-1 flex list-none gap-2 overflow-x-auto px-1 py-0.5 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden">
            {[null, ...(classifies as readonly (typeof CLASSIFIES)[number][])].map(chip)}
          </ul>
        </nav>
      )}
    </section>
  );
}
