import { useSearchParams } from 'react-router-dom';
import { MemberView } from './member-view.tsx';
import { useWantedMember } from './member-filter.tsx';
import { TeamBrowser } from './team-browser.tsx';

/** The agent's team, or the member of it that the URL names. */
export function TeamPanel() {
  const [query, setQuery] = useSearchParams();
  const { account } = useWantedMember();
  const choose = (chosen: string): void =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set('account', chosen);
      return next;
    });
  return (
    <div className="@container">
      <div hidden={account !== null}>
        <TeamBrowser chosen={account} under={query.get('under') || null} onChoose={choose} />
      </div>
      {account !== null && <MemberView key={account} account={account} />}
    </div>
  );
}
