import { useMemo } from 'react';
import { contractWhatIfOf } from '#schemas/calls/contracts.ts';
import type { InputOf } from '#schemas/call.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { OfferLimits } from '#schemas/contract.ts';
import { useFormValues } from '#src/forms/use-form-values.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { isComplete, termsOf } from './offer-terms.ts';
import { useContractTexts } from './texts.ts';
import { WhatIfText } from './what-if-view.tsx';

const PAUSE_MS = 500;
type Asked = InputOf<typeof contractWhatIfOf>;

/** Shows what the terms in the surrounding form would have paid. The platform recalculates it as the agent types. */
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
  /** The names of all fields of the form. */
  readonly fields: readonly string[];
  /** The contract of a counter-offer, or the downline of an offer; `null` if the form asks for the downline. */
  readonly subject: Pick<Asked, 'requestId' | 'downlineId'> | null;
}) {
  const t = useContractTexts();
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
  const input: Asked = settled === null ? { kind, action: 'REQUEST' } : (JSON.parse(settled) as Asked);
  const { data, isError } = useCallQuery(contractWhatIfOf, input, { enabled: settled !== null, staleTime: 0 });
  const isCurrent = asked !== null && asked === settled;
  const isKnown = isCurrent && (data !== undefined || isError);
  return (
    <output className="block rounded-card border border-line bg-raised px-4 py-3 text-sm text-pretty">
      {asked === null && <span className="text-ink-muted">{t('reckoning.incomplete')}</span>}
      {asked !== null && !isKnown && <span className="text-ink-muted">{t('reckoning.asking')}</span>}
      {isKnown && data === undefined && <span className="text-ink-muted">{t('reckoning.failed')}</span>}
      {isKnown && data !== undefined && <WhatIfText whatIf={data} />}
    </output>
  );
}
