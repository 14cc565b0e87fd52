import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { downlines } from '#schemas/calls/agent.ts';
import type { FormHandle } from '#src/forms/form-context.ts';
import { useFormValue } from '#src/forms/use-form-value.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SearchSelect } from '#src/ui/search-select.tsx';
import { useContractTexts } from './texts.ts';

const PAUSE_MS = 250;
const SHOWN = 50;

/** A searchable select of the direct downlines who can have contracts. The platform does the search, because there may be thousands. */
export function DownlinePicker({
  account,
  onAccount,
}: {
  readonly account: string;
  readonly onAccount: (account: string) => void;
}) {
  const t = useContractTexts();
  const ruleTexts = useRuleTexts();
  const { tag } = useLanguage();
  const [query, setQuery] = useState<string | null>(null);
  const typed = (query ?? '').trim().toLowerCase();
  const search = useDebounced(typed, PAUSE_MS);
  const { data, isError, refetch } = useCallQuery(
    downlines,
    { group: 'agents', direct: true, ...(search === '' ? {} : { search }), pageNo: 1, pageSize: SHOWN },
    { enabled: query !== null, staleTime: 0, placeholderData: keepPreviousData },
  );
  // Until the response arrives, list the entries of the previous response that match the new text.
  const options = (data?.list ?? [])
    .map(({ member }) => ({ value: member.account, label: member.account }))
    .filter(({ value }) => value.toLowerCase().includes(typed));
  const number = new Intl.NumberFormat(tag);
  const members = data?.totals.members ?? 0;
  const isSettled = search === typed && data !== undefined;
  return (
    <SearchSelect
      label={t('picker')}
      options={options}
      value={account}
      onQuery={(next) => {
        // Reopening the list does not change the query, so a failed request has to be repeated explicitly.
        if (isError && next === query) void refetch();
        setQuery(next);
      }}
      onValue={onAccount}
      texts={{
        search: t('picker.search'),
        empty: isError ? t('picker.failed') : t(isSettled ? 'picker.none' : 'picker.searching'),
        close: ruleTexts('country.close'),
        ...(isSettled && members > SHOWN
          ? { note: t('picker.more', { shown: number.format(SHOWN), count: number.format(members) }) }
          : {}),
      }}
      className="size-9 justify-center text-ink-muted hover:bg-ink/5"
      trigger={<Icon name="users" className="size-5" />}
    />
  );
}

function OfferDownline({ form }: { readonly form: FormHandle }) {
  const value = useFormValue('downline');
  return (
    <DownlinePicker
      account={typeof value === 'string' ? value : ''}
      onAccount={(account) => form.setValue('downline', account)}
    />
  );
}

/** Adds the picker to the downline field of an offer; the field also accepts a typed account. */
export const offerSlots = { downline: OfferDownline };
