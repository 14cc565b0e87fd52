import { useEffect, useId, useRef } from 'react';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useFormTexts } from './form-texts.tsx';
import type { FormSteps } from './use-form-steps.ts';

/** The heading of a step: its number and the title of its group. It takes the focus when the player moves to another step. */
export function StepHeading({ steps, title }: { readonly steps: FormSteps; readonly title: string | null }) {
  const { number, count, moves } = steps;
  const { t } = useFormTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  return (
    <div className="space-y-2">
      <h3 ref={heading} tabIndex={-1} className="rounded-control outline-focus focus-visible:outline-2">
        <span id={id} className="block text-sm text-ink-muted">
          {t('step.number', { number, total: count })}
        </span>{' '}
        <span className="font-display text-base font-semibold text-ink">{title}</span>
      </h3>
      <ProgressBar labelledBy={id} value={number} max={count} />
    </div>
  );
}
