import type { ContractTerms, ContractTier } from '#schemas/contract.ts';
import { classNames } from '#src/lib/class-names.ts';
import { sentenceFit } from '#src/ui/line-fit.ts';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { useContractTexts } from './texts.ts';
import { useContractWords } from './use-contract-words.ts';

const isSameTier = (one: ContractTier, other: ContractTier | undefined): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** The tiers of a contract, from the lowest rate to the highest, each with its conditions. */
export function TermsList({
  label,
  terms: { period, tiers },
  against,
  reached,
}: {
  readonly label: string;
  readonly terms: ContractTerms;
  /** The previous terms; tiers that they do not contain are marked as changed. */
  readonly against?: ContractTerms | undefined;
  /** The rate that the current period has reached. */
  readonly reached?: number | undefined;
}) {
  const t = useContractTexts();
  const { rate, conditions } = useContractWords();
  return (
    <div className="space-y-2">
      {period !== null && (
        <p className="text-sm">
          <span>{t(`period.${period}`)}</span>
          {against !== undefined && against.period !== period && (
            <span className="ms-2">
              <StatusPill tone="wait">{t('terms.new')}</StatusPill>
            </span>
          )}
        </p>
      )}
      <ul aria-label={label} className="divide-y divide-line overflow-hidden card text-sm">
        {tiers.map((tier) => {
          const isReached = reached !== undefined && reached === tier.rate;
          const isNew = against !== undefined && !against.tiers.some((other) => isSameTier(tier, other));
          const asked = conditions(tier);
          return (
            <li
              key={tier.rate}
              className={classNames(
                '@container flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-2.5',
                isReached && 'bg-ink/5',
              )}
            >
              <span className="min-w-16 font-display font-bold">{rate(tier.rate)}</span>
              <span className="min-w-0 flex-1 basis-[10rem] wrap-anywhere text-ink-muted">
                {asked.length === 0
                  ? t('tier.free')
                  : asked.map((text) => (
                      <span key={text} className={classNames('block', sentenceFit(text))}>
                        {text}
                      </span>
                    ))}
              </span>
              {isReached && <StatusPill tone="good">{t('tier.reached')}</StatusPill>}
              {isNew && <StatusPill tone="wait">{t('terms.new')}</StatusPill>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Terms next to the previous terms, if there are any. */
export function TermsComparison({
  before,
  after,
}: {
  readonly before: ContractTerms | null;
  readonly after: ContractTerms;
}) {
  const t = useContractTexts();
  if (before === null) return <TermsList label={t('terms')} terms={after} />;
  return (
    <div className="grid gap-3 @2xl:grid-cols-2">
      <div className="min-w-0 space-y-1.5">
        <p className="text-xs font-medium text-ink-muted">{t('terms.before')}</p>
        <TermsList label={t('terms.before')} terms={before} />
      </div>
      <div className="min-w-0 space-y-1.5">
        <p className="text-xs font-medium text-ink-muted">{t('terms.after')}</p>
        <TermsList label={t('terms.after')} terms={after} against={before} />
      </div>
    </div>
  );
}
