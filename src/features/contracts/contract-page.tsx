import type { ContractKind } from '#schemas/contract-names.ts';
import { AccountSearch } from '#src/records/account-search.tsx';
import { RecordPanel } from '#src/records/record-panel.tsx';
import { useLinkedChoice } from '#src/records/use-linked-choice.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { DownlinePicker } from './downline-picker.tsx';
import { RunningPeriod } from './running-period.tsx';
import { useContractTexts } from './texts.ts';
import { OFFERED, useSettlementSource } from './use-settlement-source.tsx';

/** The page for one kind of contract: the active contract with its current period, and the settlements of the agent or of direct downlines. */
export function ContractPage({ kind }: { readonly kind: ContractKind }) {
  const t = useContractTexts();
  const ruleTexts = useRuleTexts();
  const lists = useListTexts();
  const source = useSettlementSource(kind);
  const choice = useLinkedChoice(`agent.${source.name}`);
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
          <AccountSearch
            key={account}
            label={ruleTexts('field.contractDownline')}
            submit={lists('show')}
            account={account ?? ''}
            onAccount={(to) => choice.chooseFilter('account', to)}
            picker={<DownlinePicker account={account ?? ''} onAccount={(to) => choice.chooseFilter('account', to)} />}
          />
        )}
      </RecordPanel>
    </div>
  );
}
