import { useCallback, useMemo, useState } from 'react';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { ContractTerms, OfferLimits } from '#schemas/contract.ts';
import { mostTiers, offerForm } from '#schemas/forms/contract-forms.ts';
import type { FormValues } from '#src/forms/form-values.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCurrency } from '#src/session/use-currency.ts';
import { useInterruptedDraft, useKeepWhenInterrupted } from '#src/session/use-interrupted-draft.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { offerSlots } from './downline-picker.tsx';
import { OfferReckoning } from './offer-reckoning.tsx';
import { fieldOf, termsOf, tierProblem, valuesOf } from './offer-terms.ts';
import { OfferTiersContext, RemoveTier } from './offer-tiers.tsx';
import { OpenRequestOfChosen } from './open-request.tsx';
import { useContractTexts } from './texts.ts';
import type { ContractStepState } from './use-contract-step.ts';
import { useContractWords } from './use-contract-words.ts';

interface WrittenOffer {
  /** The account of the downline; empty if the form does not ask for it. */
  readonly downline: string;
  readonly terms: ContractTerms;
}

/** A form for the terms of an offer or a counter-offer. It enforces the limits and shows what the terms would have paid. */
export function OfferForm({
  kind,
  limits,
  maxRate,
  start,
  subject,
  step: { problem, busy },
  onOffer,
  onBack,
}: {
  readonly kind: ContractKind;
  readonly limits: OfferLimits;
  readonly maxRate: number;
  /** The initial terms of the form; `null` for empty fields. */
  readonly start: ContractTerms | null;
  /** The contract that the offer counters, or the downline of a new offer; `null` if the form asks for the downline. */
  readonly subject: { readonly requestId: string } | { readonly downlineId: string } | null;
  readonly step: ContractStepState;
  readonly onOffer: (offer: WrittenOffer) => void;
  readonly onBack?: (() => void) | undefined;
}) {
  const t = useContractTexts();
  const common = useCommonTexts();
  const { rate } = useContractWords();
  const currency = useCurrency();
  const name = `offer ${kind} ${subject === null ? '' : Object.values(subject).join('')}`;
  const drafts = useInterruptedDraft(name);
  const shape = useInterruptedDraft(`${name} tiers`);
  const [count, setCount] = useState(() => Number(shape.read()['count'] ?? start?.tiers.length ?? 1));
  useKeepWhenInterrupted(shape, { count });
  const [errors, setErrors] = useState<Readonly<Record<string, string>> | null>(null);
  const [firstMaxRate] = useState(maxRate);
  const [initial] = useState<FormValues>(() => (start === null ? {} : valuesOf(start, limits)));
  const form = useMemo(
    () => offerForm({ limits, maxRate, tiers: count, asksDownline: subject === null, currency }),
    [limits, maxRate, count, subject, currency],
  );
  const toField = useCallback((name: string) => fieldOf(name, count), [count]);
  const tiers = useMemo(
    () => ({ count, thresholds: limits.thresholds, remove: () => setCount((before) => before - 1) }),
    [count, limits],
  );
  const submit = (values: FormValues): void => {
    const terms = termsOf(values, count, limits);
    const wrong = tierProblem(terms.tiers, kind);
    if (wrong !== null) return setErrors({ [wrong.field]: t(`offer.order.${wrong.problem}`) });
    setErrors(null);
    onOffer({ downline: textValue(values, 'downline').trim(), terms });
  };
  return (
    <div className="max-w-md space-y-4">
      <p className="text-sm text-pretty text-ink-muted">{t('offer.text', { rate: rate(maxRate) })}</p>
      {maxRate !== firstMaxRate && (
        <Callout tone="warning" live>
          {t('offer.rateChanged', { rate: rate(maxRate) })}
        </Callout>
      )}
      <OfferTiersContext value={tiers}>
        <ProblemForm
          problem={problem}
          fieldOf={toField}
          form={form}
          slots={offerSlots}
          drafts={drafts}
          label={t('offer.form')}
          initial={initial}
          serverErrors={errors}
          busy={busy}
          groupHeading={(id) => (id === 'heads' ? null : t('offer.tier', { tier: Number(id) + 1 }))}
          groupEnd={RemoveTier}
          onSubmit={submit}
        >
          {count < mostTiers(limits) && (
            <div>
              <Button size="sm" variant="secondary" icon="plus" onClick={() => setCount(count + 1)}>
                {t('offer.tier.add')}
              </Button>
            </div>
          )}
          {subject === null && <OpenRequestOfChosen kind={kind} />}
          <OfferReckoning
            kind={kind}
            limits={limits}
            maxRate={maxRate}
            tiers={count}
            fields={form.ui.order}
            subject={subject}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {t('offer.next')}
            </Button>
            {onBack !== undefined && (
              <Button variant="secondary" disabled={busy} onClick={onBack}>
                {common('back')}
              </Button>
            )}
          </div>
        </ProblemForm>
      </OfferTiersContext>
    </div>
  );
}
