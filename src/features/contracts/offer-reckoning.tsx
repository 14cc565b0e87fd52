import { useEffect, useMemo, useState } from 'react';
import { contractWhatIfOf } from '#schemas/calls/contracts.ts';
import type { InputOf } from '#schemas/call.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { ContractWhatIf, OfferLimits } from '#schemas/contract.ts';
import { useFormValues } from '#src/forms/use-form-values.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { isComplete, termsOf } from './offer-terms.ts';
import { useContractTexts } from './texts.ts';
import { WhatIfText } from './what-if-view.tsx';

const PAUSE_MS = 500;
type Asked = InputOf<typeof contractWhatIfOf>;

/** What the terms in the form around it would have paid, reckoned by the platform as they are typed. */
export function OfferReckoning({
  kind,
  limits,
  maxRate,
  tiers,
  fields,
  subject,
}: {
  readonly kind: ContractKind;
  readonly limits: Pick<OfferLimits, 'periods' | 'thresholds'>;
  readonly maxRate: number;
  readonly tiers: number;
  /** The names of the form's fields. */
  readonly fields: readonly string[];
  /** The contract of a counter-offer, or the downline of an offer; null: the form asks for it. */
  readonly subject: Pick<Asked, 'requestId' | 'downlineId'> | null;
}) {
  const t = useContractTexts();
  const mutateCall = useMutateCall();
  const values = useFormValues(fields);
  const asked = useMemo(() => {
    const terms = termsOf(values, tiers, limits);
    const downline = String(values['downline'] ?? '').trim();
    const of = subject ?? (downline === '' ? null : { downlineId: downline });
    if (of === null || !isComplete(terms, kind, maxRate)) return null;
    return JSON.stringify({
      kind,
      action: 'REQUEST',
      ...of,
      ...(terms.period === null ? {} : { period: terms.period }),
      tiers: terms.tiers,
    } satisfies Asked);
  }, [values, tiers, limits, kind, maxRate, subject]);
  const settled = useDebounced(asked, PAUSE_MS);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly whatIf: ContractWhatIf | null } | null>(null);
  useEffect(() => {
    if (settled === null) return undefined;
    let isCurrent = true;
    const tell = (whatIf: ContractWhatIf | null): void => {
      if (isCurrent) setAnswer({ of: settled, whatIf });
    };
    mutateCall(contractWhatIfOf, JSON.parse(settled) as Asked).then(tell, () => tell(null));
    return () => {
      isCurrent = false;
    };
  }, [settled, mutateCall]);
  const isKnown = asked !== null && answer?.of === asked;
  const whatIf = isKnown ? answer.whatIf : null;
  return (
    <output className="block rounded-card border border-line bg-raised px-4 py-3 text-sm text-pretty">
      {asked === null && <span className="text-ink-muted">{t('reckoning.incomplete')}</span>}
      {asked !== null && !isKnown && <span className="text-ink-muted">{t('reckoning.asking')}</span>}
      {isKnown && whatIf === null && <span className="text-ink-muted">{t('reckoning.failed')}</span>}
      {whatIf !== null && <WhatIfText whatIf={whatIf} />}
    </output>
  );
}
