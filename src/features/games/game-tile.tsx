import { memo, type RefObject } from 'react';
import type { Game } from '#schemas/game.ts';
import { gameArt } from '#src/platform/image-url.ts';
import { ArtTile } from '#src/ui/art-tile.tsx';
import { HotMark } from '#src/ui/hot-mark.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import type { GameWords } from './texts.ts';
import { hasHeart } from './use-favourites.ts';

/** A game of a list: its picture starts it, its heart, in the corner of the tile that it stands in, keeps it. */
export const GameTile = memo(function GameTile({
  t,
  game,
  imageBase,
  busy,
  isFavourite,
  isChanging,
  actions,
  onImageGiveUp,
}: {
  /** The words of games: thousands of tiles look them up by one hook. */
  t: GameWords;
  game: Game;
  imageBase: string | null;
  busy: boolean;
  isFavourite: boolean;
  isChanging: boolean;
  /** Read when it is pressed: what they do may change without the tile being drawn again. */
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
      mark={game.isHot === 1 ? <HotMark label={t('games.hot')} /> : undefined}
      busy={busy}
      dimmed={game.maintenance === true}
      onPress={() => actions.current.choose(game)}
      onGiveUp={onImageGiveUp}
      corner={
        hasHeart(game) && (
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
