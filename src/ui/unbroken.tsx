import { classNames } from '#src/lib/class-names.ts';
import { lineFit } from './line-fit.ts';

/** An amount, a number, a time or an order number, formatted: never breaks into lines; type that would be wider than its container is smaller. */
export function Unbroken({ children, className }: { readonly children: string; readonly className?: string }) {
  return (
    <span className={classNames('inline-block whitespace-nowrap tabular-nums', lineFit(children), className)}>
      {children}
    </span>
  );
}
