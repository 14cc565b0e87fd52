import type { ReactNode } from 'react';
import { CheckingCard } from '#src/parts/checking-card.tsx';

/** A form, or in its place the card while an outcome is being asked for; the form keeps what was typed. */
export function FormOrChecking({
  checking,
  onAgain,
  children,
}: {
  readonly checking: boolean;
  readonly onAgain: (() => void) | null;
  readonly children: ReactNode;
}) {
  return (
    <>
      {checking && <CheckingCard onAgain={onAgain} />}
      <div hidden={checking}>{children}</div>
    </>
  );
}
