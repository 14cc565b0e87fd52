import { useSearchParams } from 'react-router-dom';
import { formatDecimal } from '#schemas/money.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { MIN_BETS, filterQuery, type ListFilters } from './list-filters.ts';
import { NameSearch } from './name-search.tsx';
import { useGameTexts } from './texts.ts';

const CLASSIFIES = ['SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE_GAMES', 'ARCADE'] as const;

/** The slot types to filter by. Bingo is offered only where the site supports Filipino. */
const useClassifies = (): readonly string[] => {
  const { supported } = useBrand().languages;
  return supported.includes('TY') ? [...CLASSIFIES, 'BINGO'] : CLASSIFIES;
};

/** Filters by name, minimum bet and, for slots, type. The query string is the only state. */
export function GameFilters({ filters, withClassifies }: { filters: ListFilters; withClassifies: boolean }) {
  const t = useGameTexts();
  const { tag } = useLanguage();
  const [, setQuery] = useSearchParams();
  const classifies = useClassifies();
  const amount = (bet: number): string => formatDecimal(bet.toFixed(2), tag);
  const narrow = (change: Parameters<typeof filterQuery>[1]): void =>
    setQuery(filterQuery(filters, change), { replace: true, preventScrollReset: true });
  const chip = (classify: (typeof CLASSIFIES)[number] | 'BINGO' | null) => {
    const isChosen = filters.classify === classify;
    return (
      <li key={classify ?? 'all'}>
        <Link
          to={`?${filterQuery(filters, { classify }).toString()}`}
          replace
          aria-current={isChosen ? 'true' : undefined}
          className={classNames(
            'flex min-h-9 items-center rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors duration-150',
            focusRing,
            isChosen
              ? 'border-primary-ink font-semibold text-primary-ink'
              : 'border-line bg-surface text-ink-muted hover:border-field-line hover:text-ink',
          )}
        >
          {t(classify === null ? 'classify.all' : `classify.${classify}`)}
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
        <nav aria-label={t('filters.classify')}>
          <ul className="-mx-1 flex list-none gap-2 overflow-x-auto px-1 py-0.5 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden">
            {[null, ...(classifies as readonly (typeof CLASSIFIES)[number][])].map(chip)}
          </ul>
        </nav>
      )}
    </section>
  );
}
