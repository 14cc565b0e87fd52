import { useState } from 'react';
import type { ContractKind } from '#schemas/contract-names.ts';
import { RecordPanel } from '#src/records/record-panel.tsx';
import { useRecordChoice } from '#src/records/use-record-choice.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { RunningPeriod } from './running-period.tsx';
import { useContractTexts } from './texts.ts';
import { OFFERED, useSettlementSource } from './use-settlement-source.tsx';

/** Narrows the settlements of direct downlines to one of them. */
function AccountFilter({ account, onAccount }: { readonly account: string; readonly onAccount: (to: string) => void }) {
  const t = useContractTexts();
  const [typed, setTyped] = useState(account);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onAccount(typed.trim());
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
          className="min-w-40 flex-1"
        />
        <Button type="submit" variant="secondary">
          {t('filter.show')}
        </Button>
      </form>
    </search>
  );
}

/** A kind of contract: the one in force with its running period, and what was settled, for the agent or for direct downlines. */
export function ContractPage({ kind }: { readonly kind: ContractKind }) {
  const t = useContractTexts();
  const source = useSettlementSource(kind);
  const choice = useRecordChoice(`agent.${source.name}`);
  const { role, account } = choice.filters;
  return (
    <div className="@container space-y-6">
      <p className="text-sm text-pretty text-ink-muted">{t(`page.${kind}`)}</p>
      <RunningPeriod kind={kind} />
      <RecordPanel
        source={source}
        choice={choice}
        filters={[
          {
            name: 'role',
            label: t('records.whose'),
            all: t('records.own'),
            options: [{ value: OFFERED, label: t('records.offered') }],
          },
        ]}
      >
        {role === OFFERED && (
          <AccountFilter account={account ?? ''} onAccount={(to) => choice.chooseFilter('account', to)} />
        )}
      </RecordPanel>
    </div>
  );
}
