import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

const PLACES = {
  end: '-mb-4 sm:-mb-6',
  middle: '@5xl/dialog:static @5xl/dialog:mx-0 @5xl/dialog:border-0 @5xl/dialog:p-0',
} as const;

/**
 * The actions of a form in a modal, which stay at its bottom edge while the fields scroll behind them. `place`: `end` if the form ends the modal;
 * `middle` if content follows below the form, or beside it in a wide modal.
 */
export function FormActions({
  place = 'end',
  children,
}: {
  readonly place?: keyof typeof PLACES;
  readonly children: ReactNode;
}) {
  return (
    <div
      data-form-actions
      className={classNames(
        'sticky short:static bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6',
        PLACES[place],
      )}
    >
      {children}
    </div>
  );
}
