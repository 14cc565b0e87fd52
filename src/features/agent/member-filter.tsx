import { useSearchParams } from 'react-router-dom';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { AccountSearch } from '#src/records/account-search.tsx';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useAgentTexts } from './texts.ts';

/** The subject of a report: an account of the team, with or without the members below it; the whole team if no account is set. */
export interface WantedMember {
  readonly account: string | null;
  readonly only: boolean;
}

/** The team member named in the URL. */
export const useWantedMember = (): WantedMember => {
  const [query] = useSearchParams();
  const account = query.get('account') || null;
  return { account, only: account !== null && query.get('only') === '1' };
};

/** Narrows a report to a member of the team; the choice is kept in the URL, so that links, Back and a reload restore it. */
export function MemberFilter({ hasOnly = true }: { readonly hasOnly?: boolean }) {
  const t = useAgentTexts();
  const lists = useListTexts();
  const [, setQuery] = useSearchParams();
  const { account, only } = useWantedMember();
  const want = (wanted: string, alone: boolean): void =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.delete('account');
      next.delete('only');
      if (wanted !== '') next.set('account', wanted);
      if (wanted !== '' && alone) next.set('only', '1');
      return next;
    });
  return (
    <div className="space-y-3">
      <AccountSearch
        key={account}
        label={t('filter.account')}
        submit={lists('show')}
        account={account ?? ''}
        onAccount={(wanted) => want(wanted, only)}
      >
        {account !== null && (
          <Button variant="quiet" onClick={() => want('', false)}>
            {t('filter.everybody')}
          </Button>
        )}
      </AccountSearch>
      {account !== null && hasOnly && (
        <Checkbox label={t('filter.only', { account })} checked={only} onChecked={(alone) => want(account, alone)} />
      )}
    </div>
  );
}
