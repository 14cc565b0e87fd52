import { useSearchParams } from 'react-router-dom';
import { gameList, launch } from '#schemas/calls/games.ts';
import { CLIENT_TYPE, DEVICE, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import { Problem } from '#schemas/problem.ts';
import { useLaunched } from '#src/launch/use-launched.ts';
import { SportsFrame } from './sports-frame.tsx';
import { useGameTexts } from './texts.ts';

/** The page that shows a sports vendor in a frame: the one in the query parameter `vendor`, otherwise the first on the platform. */
export function SeamlessPage() {
  const t = useGameTexts();
  const [query] = useSearchParams();
  const vendor = query.get('vendor') ?? '';
  const launched = useLaunched(launch, ['sports', vendor], async (mutateCall, language) => {
    const { games } = await mutateCall(gameList, {
      clientType: CLIENT_TYPE,
      platform: LIST_PLATFORM,
      pageNo: 1,
      pageSize: 1,
      gameType: 'SPORTS',
      language,
      ...(vendor === '' ? {} : { vassalage: vendor }),
    });
    const [first] = games;
    if (first === undefined) throw new Problem({ code: 'game_maintenance', status: 0, message: '' });
    const { nodeId, vassalage, gameType, gameCode } = first;
    return mutateCall(launch, {
      nodeId,
      vassalage,
      gameType,
      ...(gameCode === undefined ? {} : { gameCode }),
      device: DEVICE,
      language,
      backUrl: `${location.origin}/sports`,
    });
  });
  return <SportsFrame name={t('name.seamless')} launched={launched} />;
}
