import { classNames } from '#src/lib/class-names.ts';

/** Sizes at which a text of so many characters fits the line of its container; text that is smaller anyway keeps its size. */
const FITS: readonly (readonly [characters: number, styles: string])[] = [
  [16, 'text-[min(1em,9cqi)]'],
  [22, 'text-[min(1em,7cqi)]'],
  [28, 'text-[min(1em,5.5cqi)]'],
  [40, 'text-[min(1em,3.8cqi)]'],
];
const LONGEST_FITS = 'text-[min(1em,2.5cqi)]';

const fitOf = (text: string): string => FITS.find(([characters]) => text.length <= characters)?.[1] ?? LONGEST_FITS;

/** An amount, a number, a time or an order number, formatted: never breaks into lines; type that would be wider than its container is smaller. */
export function Unbroken({ children, className }: { readonly children: string; readonly className?: string }) {
  return (
    <span className={classNames('inline-block whitespace-nowrap tabular-nums', fitOf(children), className)}>
      {children}
    </span>
  );
}
