import { RankPanel } from '#src/features/rank/rank-panel.tsx';
import { useMemberUrl } from '#src/session/use-member-url.ts';

/** The page of the member's level; the account page leads to it. */
export function RankPage() {
  const memberUrl = useMemberUrl();
  return <RankPanel accountTo={memberUrl('securityCenter')} />;
}
