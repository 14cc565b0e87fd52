import type { ReactNode } from 'react';

/** The actions of a form in a modal: they stay at its bottom edge while the fields scroll behind them. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-form-actions
      className="sticky short:static bottom-0 z-10 -mx-4 -mb-4 flex flex-col gap-2 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6"
    >
      {children}
    </div>
  );
}
