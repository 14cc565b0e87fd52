import { classNames } from '#src/lib/class-names.ts';
import type { FormTranslate } from '../form-texts.tsx';
import type { Strength } from './password-strength.ts';

const BARS = [1, 2, 3] as const;
const COLOURS = ['bg-line', 'bg-danger-ink', 'bg-accent-ink', 'bg-success-ink'] as const;

/** Shows the strength of a password as three bars and as a word. */
export function StrengthHint({ strength, t }: { strength: Strength; t: FormTranslate }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {BARS.map((bar) => (
          <span
            key={bar}
            className={classNames(
              'h-1 flex-1 rounded-full transition-colors duration-200 motion-reduce:transition-none',
              'forced-colors:border',
              bar <= strength ? classNames(COLOURS[strength], 'forced-colors:bg-[CanvasText]') : 'bg-line',
            )}
          />
        ))}
      </span>
      <span className="min-w-16 text-end">{t(`strength.${strength}`)}</span>
    </span>
  );
}
