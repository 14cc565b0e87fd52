import { memo, type RefObject } from 'react';
import type { Game } from '#schemas/game.ts';
import { gameArt } from '#src/platform/image-url.ts';
import { ArtTile, type PlayHint } from '#src/ui/art-tile.tsx';
import { HotBadge } from '#src/ui/hot-badge.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import type { GameTexts } from './texts.ts';
import { canBeFavourite } from './use-favourites.ts';

/** A game in a list. A click on the picture launches it; the heart in the corner adds it to the favourites. */
export const GameTile = memo(function GameTile({
  t,
  hintOf,
  game,
  imageBase,
  busy,
  isFavourite,
  isChanging,
  actions,
  onImageGiveUp,
}: {
  /** Passed as a prop, so that thousands of tiles do not each call the text hook. */
  t: GameTexts;
  /** Like `t`. */
  hintOf: (game: Game) => PlayHint | undefined;
  game: Game;
  imageBase: string | null;
  busy: boolean;
  isFavourite: boolean;
  isChanging: boolean;
  /** A ref, so that changed callbacks do not rerender all tiles. */
  actions: RefObject<{ readonly choose: (game: Game) => void; readonly toggle: (game: Game) => void }>;
  onImageGiveUp: () => void;
}) {
  const { vassalage, nodeId } = game;
  const caption =
    game.maintenance === true ? t('games.maintenance') : (game.vendor ?? game.accountTypeName ?? vassalage);
  return (
    <ArtTile
      src={imageBase === null ? null : gameArt(imageBase, vassalage, nodeId)}
      title={game.gameName}
      caption={caption}
      hint={hintOf(game)}
      badge={game.isHot === 1 ? <HotBadge label={t('games.hot')} /> : undefined}
      busy={busy}
      dimmed={game.maintenance === true}
      onPress={() => actions.current.choose(game)}
      onError={onImageGiveUp}
      corner={
        canBeFavourite(game) && (
          <FavouriteButton
            t={t}
            game={game.gameName}
            on={isFavourite}
            busy={isChanging}
            onToggle={() => actions.current.toggle(game)}
          />
        )
      }
    />
  );
});
