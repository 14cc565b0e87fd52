import { useSearchParams } from 'react-router-dom';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { AccountSearch } from '#src/records/account-search.tsx';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useAgentTexts } from './texts.ts';

/** The member that a report covers. If `account` is `null`, the report covers the whole team; `only` excludes the members below the account. */
export interface WantedMember {
  readonly account: string | null;
  readonly only: boolean;
}

/** Reads the member of a report from the URL. */
export const useWantedMember = (): WantedMember => {
  const [query] = useSearchParams();
  const account = query.get('account') || null;
  return { account, only: account !== null && query.get('only') === '1' };
};

/** Restricts a report to a member of the team. The choice is in the URL, so that it survives a reload and works with links and the Back button. */
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
