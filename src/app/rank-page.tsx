import { RankPanel } from '#src/features/rank/rank-panel.tsx';
import { useMemberUrl } from '#src/session/use-member-url.ts';

/** The page about the member's level, linked from the account page. */
export function RankPage() {
  const memberUrl = useMemberUrl();
  return <RankPanel accountTo={memberUrl('securityCenter')} />;
}
