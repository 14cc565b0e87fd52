import type { ContractStep } from '#schemas/contract.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { TermsComparison } from './terms-list.tsx';
import { useContractTexts } from './texts.ts';
import { useContractWords } from './use-contract-words.ts';

/** The steps of a negotiation, each with its author, time and note, and the terms before and after a change. */
export function ContractThread({ thread }: { readonly thread: readonly ContractStep[] }) {
  const t = useContractTexts();
  const { side } = useContractWords();
  return (
    <section aria-label={t('thread')} className="space-y-3">
      <h4 className="font-display text-base font-semibold">{t('thread')}</h4>
      <ol className="space-y-4 border-s-2 border-line ps-4">
        {thread.map(({ step, by, at, before, after, note }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps are only added at the end
          <li key={place} className="space-y-2">
            <p className="text-sm">
              <span className="font-medium wrap-anywhere">
                {t(`step.${by === null && step === 'ACCEPTED' ? 'GIVEN' : step}`, { who: side(by) })}
              </span>{' '}
              <time dateTime={new Date(at).toISOString()} className="text-xs whitespace-nowrap text-ink-muted">
                {formatLocalTime(at)}
              </time>
            </p>
            {note !== '' && (
              <blockquote className="rounded-control bg-ink/5 px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
                {note}
              </blockquote>
            )}
            {after !== null && <TermsComparison before={before} after={after} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
