import { launchFb } from '#schemas/calls/games.ts';
import { DEVICE } from '#schemas/calls/query-constants.ts';
import { useLaunched } from '#src/launch/use-launched.ts';
import { SportsFrame } from './sports-frame.tsx';
import { useGameTexts } from './texts.ts';

/** The page of the FB sports vendor, which has its own launch call. */
export function FbsportsPage() {
  const t = useGameTexts();
  const launched = useLaunched(launchFb, [], (mutateCall, language) =>
    mutateCall(launchFb, { device: DEVICE, language, backUrl: `${location.origin}/sports` }),
  );
  return <SportsFrame name={t('name.fbsports')} launched={launched} />;
}
