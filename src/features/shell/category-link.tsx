import type { ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import type { MenuEntry } from './menu-model.ts';
import { useChooseGameType } from './use-choose-game-type.ts';

/** A category as a link to its page or as a button that starts its first game. `onChosen` is called first, so that a sheet can close. */
export function CategoryLink({
  entry,
  className,
  onChosen,
  children,
}: {
  entry: MenuEntry;
  className: string;
  onChosen?: () => void;
  children: ReactNode;
}) {
  const { choose } = useChooseGameType();
  const { to } = entry;
  if (to !== null) {
    return (
      <Link to={to} className={className} onClick={onChosen}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onChosen?.();
        choose(entry);
      }}
    >
      {children}
    </button>
  );
}
