import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useAgentTexts } from './texts.ts';

/** Whom a report is about: an account of the team with all below it, or alone; the whole team without one. */
export interface WantedMember {
  readonly account: string | null;
  readonly only: boolean;
}

/** The member that the URL names. */
export const useWantedMember = (): WantedMember => {
  const [query] = useSearchParams();
  const account = query.get('account') || null;
  return { account, only: account !== null && query.get('only') === '1' };
};

/** Narrows a report to a member of the team; the URL keeps it, so that links, Back and a reload lead to it. */
export function MemberFilter({ hasOnly = true }: { readonly hasOnly?: boolean }) {
  const t = useAgentTexts();
  const [, setQuery] = useSearchParams();
  const { account, only } = useWantedMember();
  const [typed, setTyped] = useState(account ?? '');
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
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of before 2023 do not know the tag
        role="search"
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          want(typed.trim(), only);
        }}
      >
        <TextField
          label={t('filter.account')}
          value={typed}
          onValue={setTyped}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          leading={<Icon name="search" className="size-4" />}
          className="min-w-40 flex-1"
        />
        <Button type="submit" variant="secondary">
          {t('filter.show')}
        </Button>
        {account !== null && (
          <Button
            variant="quiet"
            onClick={() => {
              setTyped('');
              want('', false);
            }}
          >
            {t('filter.everybody')}
          </Button>
        )}
      </form>
      {account !== null && hasOnly && (
        <Checkbox label={t('filter.only', { account })} checked={only} onChecked={(alone) => want(account, alone)} />
      )}
    </div>
  );
}
