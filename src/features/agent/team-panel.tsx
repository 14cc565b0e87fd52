import { useSearchParams } from 'react-router-dom';
import { momentsIn } from '#src/records/record-range.ts';
import { MemberView } from './member-view.tsx';
import { useWantedMember } from './member-filter.tsx';
import { groupOf } from './figure-lists.ts';
import { TeamBrowser } from './team-browser.tsx';
import { TeamGroup } from './team-group.tsx';

/** Shows the agent's team, or the group or the member that the URL names. */
export function TeamPanel() {
  const [query, setQuery] = useSearchParams();
  const { account } = useWantedMember();
  const group = groupOf(query.get('group'));
  const span = { from: Number(query.get('from') ?? NaN), to: Number(query.get('to') ?? NaN) };
  const moments = momentsIn(query.get('from'), query.get('to')) === null ? null : span;
  const choose = (chosen: string): void =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set('account', chosen);
      return next;
    });
  return (
    <div className="@container">
      <div hidden={account !== null}>
        {group === null ? (
          <TeamBrowser chosen={account} under={query.get('under') || null} onChoose={choose} />
        ) : (
          <TeamGroup key={group} group={group} moments={moments} />
        )}
      </div>
      {account !== null && <MemberView key={account} account={account} />}
    </div>
  );
}
