import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useGameTexts } from './texts.ts';

/** The heart on a game's picture: pressed, it is a favourite. */
export function FavouriteButton({ game, on, busy, onToggle }: { game: string; on: boolean; busy: boolean; onToggle: () => void }) {
  const t = useGameTexts();
  return (
    <button
      type="button"
      aria-label={t(on ? 'fav.remove' : 'fav.add', { game })}
      aria-pressed={on}
      aria-busy={busy || undefined}
      onClick={() => !busy && onToggle()}
      className={classNames('absolute end-1 top-1 z-10 flex size-9 items-center justify-center rounded-full', focusRing)}
    >
      <span className={classNames('flex size-7 items-center justify-center rounded-full bg-surface/85 shadow-sm', on ? 'text-danger-ink' : 'text-ink')}>
        {busy ? <Spinner className="size-4" /> : <Icon name="heart" className={classNames('size-4', on && 'fill-current')} />}
      </span>
    </button>
  );
}
