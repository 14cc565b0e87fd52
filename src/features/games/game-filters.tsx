import { useSearchParams } from 'react-router-dom';
import type { Category } from '#schemas/brand-names.ts';
import { vassGameType } from '#schemas/calls/games.ts';
import { languageInfo } from '#schemas/languages.ts';
import { formatDecimal } from '#schemas/money.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { ChipSelect } from '#src/ui/chip-select.tsx';
import { CHIP_LINE, CHIP_SHAPE, chipStyles } from '#src/ui/chip-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { ALL_VENDORS, MIN_BETS, filterQuery, type ListFilters } from './list-filters.ts';
import { NameSearch } from './name-search.tsx';
import { useGameTexts } from './texts.ts';

const CLASSIFIES = ['SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE_GAMES', 'ARCADE'] as const;

/** Returns the slot types that can be filtered by. Some, such as bingo, are played only where a certain language is spoken. */
const useClassifies = (): readonly string[] => {
  const { supported } = useBrand().languages;
  return [...CLASSIFIES, ...supported.flatMap((language) => languageInfo(language).classifies ?? [])];
};

const SLOTS = 'RNG' satisfies Category;
const STALE_MS = 300_000;

/**
 * Returns a function that checks whether the vendor has slots of a type; always true if all vendors are selected, or until the vendor's types have
 * loaded.
 */
const useVendorClassifies = (vendor: string | null): ((classify: string) => boolean) => {
  const isOne = vendor !== null && vendor !== ALL_VENDORS;
  const { data } = useCallQuery(vassGameType, { vassalage: vendor ?? '' }, { enabled: isOne, staleTime: STALE_MS });
  const own = isOne ? data?.find(({ gameType }) => gameType === SLOTS)?.gameClassifies : undefined;
  return (classify) => own === undefined || own.includes(classify);
};

/** The filters of a games page: name, minimum bet and, for slots, the type. Their state is in the query string. */
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
    // An unavailable type is disabled instead of removed, so that the row does not shift when the vendor's types have loaded.
    if (classify !== null && !isChosen && !isThere(classify))
      return (
        <li key={classify}>
          <span
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a disabled link; an anchor would need an `href`
            role="link"
            aria-disabled="true"
            className={`${CHIP_SHAPE} border-line bg-surface text-ink-muted opacity-40`}
          >
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
          className={chipStyles(isChosen)}
        >
          {name}
        </Link>
      </li>
    );
  };
  return (
    <section aria-label={t('filters.label')} className="flex flex-wrap gap-x-2 gap-y-3">
      <div className="flex-[1_1_12rem]">
        <NameSearch name={filters.name} onName={(name) => narrow({ name })} />
      </div>
      <div className={classNames(CHIP_LINE, withClassifies && 'w-full')}>
        <ChipSelect
          label={t('filters.minBet')}
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
        {withClassifies && (
          <nav aria-label={lists('gameKind')}>
            <ul className="flex list-none gap-2">
              {[null, ...(classifies as readonly (typeof CLASSIFIES)[number][])].map(chip)}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}
