import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { GameTexts } from './texts.ts';

/** A heart that adds a game to the member's favourites or removes it. */
export function FavouriteButton({
  t,
  game,
  on,
  busy,
  onToggle,
}: {
  t: GameTexts;
  game: string;
  on: boolean;
  busy: boolean;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={t(on ? 'fav.remove' : 'fav.add', { game })}
      aria-pressed={on}
      aria-busy={busy || undefined}
      onClick={() => !busy && onToggle()}
      className={classNames(
        'absolute end-1 top-1 flex size-9 items-center justify-center rounded-full bg-surface/85 bg-clip-content p-1',
        on ? 'text-danger-ink' : 'text-ink',
        focusRing,
      )}
    >
      {busy ? (
        <Spinner className="size-4" />
      ) : (
        <Icon name="heart" className={classNames('size-4', on && 'fill-current')} />
      )}
    </button>
  );
}
