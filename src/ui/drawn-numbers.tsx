import { classNames } from '#src/lib/class-names.ts';
import { keyed } from '#src/lib/keyed.ts';

const SIZES = {
  sm: { row: 'gap-0.5', ball: 'h-6 min-w-6 px-0.5' },
  md: { row: 'gap-1', ball: 'h-7 min-w-7 px-1' },
} as const;

/** The numbers of a lottery draw as a row of balls. Above `max` numbers, a count of the hidden ones replaces the last two. */
export function DrawnNumbers({
  numbers,
  label,
  size = 'md',
  max = Infinity,
}: {
  numbers: readonly string[];
  label: string;
  size?: keyof typeof SIZES;
  max?: number;
}) {
  const { row, ball } = SIZES[size];
  const shown = numbers.length > max ? numbers.slice(0, max - 2) : numbers;
  const hidden = numbers.length - shown.length;
  return (
    <ol aria-label={label} className={classNames('flex flex-wrap', row)}>
      {keyed(shown).map(({ key, value }) => (
        <li
          key={key}
          className={classNames(
            'inline-flex items-center justify-center rounded-full bg-accent text-xs font-bold text-on-accent',
            ball,
          )}
        >
          {value}
        </li>
      ))}
      {hidden > 0 && (
        <li
          className={classNames('inline-flex items-center justify-center text-xs font-semibold text-ink-muted', ball)}
        >{`+${hidden}`}</li>
      )}
    </ol>
  );
}
