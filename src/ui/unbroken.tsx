import { classNames } from '#src/lib/class-names.ts';
import { lineFit } from './line-fit.ts';

/** A formatted amount, number, time or order number that never breaks across lines; if it is too wide for its container, its type gets smaller. */
export function Unbroken({ children, className }: { readonly children: string; readonly className?: string }) {
  return <span className={classNames('inline-block whitespace-nowrap', lineFit(children), className)}>{children}</span>;
}
