import type { Downline } from '#schemas/team.ts';
import type { LongList } from '#src/platform/use-long-list.ts';
import { LongTable } from '#src/records/long-table.tsx';
import type { RecordColumn } from '#src/records/record-column.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { Button } from '#src/ui/button.tsx';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useAgentTexts } from './texts.ts';
import { usePercent } from '#src/texts/use-percent.ts';
import { useMemberColumns, useTeamWords } from './use-team-words.ts';

const useTeamColumns = (): readonly RecordColumn<Downline>[] => {
  const t = useAgentTexts();
  const percent = usePercent();
  const { kinds } = useTeamWords();
  return [
    ...useMemberColumns(),
    {
      key: 'team',
      label: t('column.team'),
      kind: 'text',
      card: 'time',
      of: ({ teamSize }) => t('team.below', { count: teamSize }),
    },
    {
      key: 'contracts',
      label: t('member.contracts'),
      kind: 'text',
      under: 'team',
      of: ({ contracts }) => kinds(contracts),
    },
    { key: 'balance', label: t('member.balance'), kind: 'money', card: 'amount', of: ({ balance }) => balance },
    {
      key: 'lastLogin',
      label: t('member.lastLogin'),
      kind: 'text',
      of: ({ lastLogin }) => (lastLogin === null ? t('member.never') : formatLocalTime(lastLogin)),
    },
    { key: 'registered', label: t('member.registered'), kind: 'time', of: ({ registered }) => registered },
    { key: 'upline', label: t('member.upline'), kind: 'text', under: 'registered', of: ({ upline }) => upline },
    { key: 'rebate', label: t('member.rebate'), kind: 'text', under: 'lastLogin', of: ({ rebate }) => percent(rebate) },
  ];
};

/** A table of any number of team members; it loads and renders only the rows near the visible area. */
export function TeamTable({
  label,
  list: { count, rowAt, hasFailed, retry, show },
}: {
  readonly label: string;
  readonly list: LongList<Downline>;
}) {
  const t = useAgentTexts();
  const agentUrl = useAgentUrl();
  const columns = useTeamColumns();
  return (
    <div className="space-y-3">
      <LongTable
        source={{
          columns,
          keyOf: ({ member: { account } }) => account,
          words: { title: label, none: '', failed: '' },
          links: ({ member: { account }, direct }) => [
            { label: t('link.member', { account }), to: agentUrl('downlineManagmentView', { account }) },
            ...(direct > 0
              ? [
                  {
                    label: t('team.level', { account }),
                    to: agentUrl('downlineManagmentView', { under: account }),
                  },
                ]
              : []),
          ],
        }}
        count={count}
        rowAt={rowAt}
        onShown={show}
      />
      {hasFailed && (
        <Button variant="secondary" block onClick={retry}>
          {t('team.branch.failed')}
        </Button>
      )}
    </div>
  );
}
