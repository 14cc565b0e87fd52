import type { ContractKind } from '#schemas/contract-names.ts';
import type { Earnings } from '#schemas/contract.ts';
import { useChange } from '#src/records/use-change.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { useContractTexts } from './texts.ts';
import { useContractWords } from './use-contract-words.ts';

/** Shows how the amount of a settlement was calculated: the team's figures, the base of the rate, what was shared, and what was carried over. */
export function EarningsFormula({ kind, earnings }: { readonly kind: ContractKind; readonly earnings: Earnings }) {
  const t = useContractTexts();
  const money = useMoney();
  const change = useChange();
  const { rate } = useContractWords();
  const { tag } = useLanguage();
  const { figures, base, carriedIn, gross, shared, amount, carriedOut } = earnings;
  const isDividend = kind === 'dividend';
  const facts: readonly Fact[] = [
    { label: t('formula.activeMembers'), value: new Intl.NumberFormat(tag).format(figures.activeMembers) },
    { label: t('formula.bets'), value: money(figures.bets) },
    { label: t('formula.validBets'), value: money(figures.validBets) },
    ...(figures.ownValidBets === 0 ? [] : [{ label: t('formula.ownValidBets'), value: money(figures.ownValidBets) }]),
    { label: t('formula.payouts'), value: money(figures.payouts) },
    { label: t('formula.bonuses'), value: money(figures.bonuses) },
    { label: t('formula.profitLoss'), value: change(figures.profitLoss) },
    ...(isDividend && carriedIn !== 0 ? [{ label: t('formula.carriedIn'), value: change(carriedIn) }] : []),
    {
      label: t('formula.gross'),
      value:
        earnings.rate === 0
          ? t('formula.noTier')
          : t('formula.product', {
              base: base < 0 ? change(base) : money(base),
              rate: rate(earnings.rate),
              gross: money(gross),
            }),
    },
    { label: t('formula.shared'), value: shared === 0 ? money(0) : change(-shared) },
    ...(isDividend && carriedOut !== 0 ? [{ label: t('formula.carriedOut'), value: change(carriedOut) }] : []),
    { label: t('formula.amount'), value: money(amount), isMain: true },
  ];
  return (
    <section aria-label={t('formula.title')} className="space-y-2">
      <h5 className="font-display text-sm font-semibold">{t('formula.title')}</h5>
      <p className="text-sm text-pretty text-ink-muted">
        {t(isDividend ? 'formula.text.dividend' : 'formula.text')} {t('formula.counts')}
      </p>
      <FactList facts={facts} />
    </section>
  );
}
