import { useId, type ReactNode } from 'react';
import type { Game } from '#schemas/game.ts';
import { useChooseGame } from '#src/launch/use-choose-game.ts';
import { usePlayHint } from '#src/parts/use-play-hint.ts';
import { gameArt } from '#src/platform/image-url.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { ArtTile } from '#src/ui/art-tile.tsx';
import { RAIL_ITEM, RAIL_LIST } from './rail-skeleton.tsx';

/** Games in a row that scrolls horizontally, with a heading. */
export function RailList({ title, games }: { title: ReactNode; games: readonly Game[] }) {
  const id = useId();
  const { choose, busy } = useChooseGame();
  const { base, failed } = useImageBase();
  const hintOf = usePlayHint();
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="font-display text-lg font-bold text-ink">
        {title}
      </h2>
      <ul className={RAIL_LIST}>
        {games.map((game) => (
          <li key={game.nodeId} className={RAIL_ITEM}>
            <ArtTile
              src={base === null ? null : gameArt(base, game.vassalage, game.nodeId)}
              title={game.gameName}
              hint={hintOf(game)}
              busy={busy === game.nodeId}
              onPress={() => choose(game)}
              onError={failed}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
