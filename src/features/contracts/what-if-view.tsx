import { useState } from 'react';
import { differenceOf } from '#schemas/amounts.ts';
import type { ContractWhatIf } from '#schemas/contract.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { useChange } from '#src/records/use-change.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useContractTexts } from './texts.ts';
import { useContractWords } from './use-contract-words.ts';

/** How many ended contracts are listed at first; a click lists the rest. */
const FIRST_NAMED = 50;

/** A short text: what each side would have earned in the period of the preview, and how many contracts would end. */
export function WhatIfText({ whatIf: { from, to, downline, upline, ends } }: { readonly whatIf: ContractWhatIf }) {
  const t = useContractTexts();
  const money = useMoney();
  return (
    <>
      <span className="block text-ink-muted">
        {t('whatIf.period', { from: formatLocalMinute(from), to: formatLocalMinute(to) })}
      </span>
      <span className="block font-medium">
        {t('whatIf.gets', { account: downline.account, amount: money(downline.after) })}
      </span>
      {upline !== null && (
        <span className="block font-medium">
          {t('whatIf.gets', { account: upline.account, amount: money(upline.after) })}
        </span>
      )}
      {ends.length > 0 && <span className="block">{t('whatIf.count', { count: ends.length })}</span>}
    </>
  );
}

/** Lists the contracts that a step would end, and what the step would have changed for each side. */
export function WhatIfView({ whatIf }: { readonly whatIf: ContractWhatIf }) {
  const t = useContractTexts();
  const money = useMoney();
  const change = useChange();
  const { code } = useCurrency();
  const { rate } = useContractWords();
  const { ends, from, to, upline, downline } = whatIf;
  const [isWhole, setWhole] = useState(ends.length <= FIRST_NAMED);
  const sides = [downline, ...(upline === null ? [] : [upline])];
  return (
    <div className="space-y-4">
      {ends.length === 0 ? (
        <p className="text-sm text-pretty">{t('whatIf.none')}</p>
      ) : (
        <Callout tone="warning" title={t('whatIf.count', { count: ends.length })}>
          <ul className="space-y-1">
            {(isWhole ? ends : ends.slice(0, FIRST_NAMED)).map((end) => (
              <li key={end.requestId} className="wrap-anywhere">
                {t('whatIf.end', {
                  upline: end.upline.account,
                  downline: end.downline.account,
                  rate: rate(end.rate),
                  limit: rate(end.limit),
                })}
              </li>
            ))}
          </ul>
          {!isWhole && (
            <Button size="sm" variant="secondary" onClick={() => setWhole(true)}>
              {t('whatIf.more', { count: ends.length - FIRST_NAMED })}
            </Button>
          )}
        </Callout>
      )}
      <section aria-label={t('whatIf.title')} className="space-y-2">
        <h5 className="font-display text-base font-semibold">{t('whatIf.title')}</h5>
        <p className="text-sm text-ink-muted">
          {t('whatIf.period', { from: formatLocalMinute(from), to: formatLocalMinute(to) })}
        </p>
        <FactList
          facts={sides.map(({ account, before, after }) => ({
            label: account,
            value: (
              <>
                <span className="text-ink-muted">{t('whatIf.change', { before: money(before) })} </span>
                <strong>{money(after)}</strong>{' '}
                <span className="text-xs">({change(Number(differenceOf(after, before, code)))})</span>
              </>
            ),
          }))}
        />
      </section>
    </div>
  );
}
