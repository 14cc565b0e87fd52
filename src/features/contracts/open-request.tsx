import { contracts } from '#schemas/calls/contracts.ts';
import type { Contract } from '#schemas/contract.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import { useFormValue } from '#src/forms/use-form-value.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { textValue } from '#src/lib/text-value.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Callout } from '#src/ui/callout.tsx';
import { ContractCards } from './contract-card.tsx';
import { useContractTexts } from './texts.ts';

const PAUSE_MS = 500;

/** Queries the open offers of a kind to a downline; sends no query if `account` is `null`. */
export const useOpenRequests = (kind: ContractKind, account: string | null) =>
  useCallQuery(
    contracts,
    { role: 'offered', kind, state: 'PENDING', account: account ?? '', pageNo: 1, pageSize: 1 },
    { enabled: account !== null, staleTime: 0 },
  );

/** Says that an offer to the downline is open, because the platform accepts only one at a time. */
export function OpenRequest({ open }: { readonly open: readonly Contract[] }) {
  const t = useContractTexts();
  return (
    <section aria-label={t('offer.open')} className="space-y-3">
      <Callout tone="info" title={t('offer.open')}>
        {t('offer.open.text')}
      </Callout>
      <ContractCards label={t('offer.open')} list={open} />
    </section>
  );
}

/** The open offer to the downline that is chosen in the surrounding form, if there is one. */
export function OpenRequestOfChosen({ kind }: { readonly kind: ContractKind }) {
  const typed = textValue({ downline: useFormValue('downline') }, 'downline').trim();
  const account = useDebounced(typed, PAUSE_MS);
  const { data } = useOpenRequests(kind, account === '' ? null : account);
  if (account !== typed || data === undefined || data.list.length === 0) return null;
  return <OpenRequest open={data.list} />;
}
