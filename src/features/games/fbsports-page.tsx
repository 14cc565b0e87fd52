import { launchFb } from '#schemas/calls/games.ts';
import { DEVICE } from '#schemas/calls/query-constants.ts';
import { useLaunched } from '#src/launch/use-launched.ts';
import { SportsFrame } from './sports-frame.tsx';
import { useGameTexts } from './texts.ts';

/** The betting screen of the FB sports vendor, which has a launch call of its own. */
export function FbsportsPage() {
  const t = useGameTexts();
  const launched = useLaunched(launchFb, [], (call, language) =>
    call(launchFb, { device: DEVICE, language, backUrl: `${location.origin}/sports` }),
  );
  return <SportsFrame name={t('name.fbsports')} launched={launched} />;
}
