import { useId } from 'react';
import { ProgressBar } from './progress-bar.tsx';

interface ProgressNoteProps {
  readonly title: string;
  readonly text: string;
  readonly value: number;
  readonly max: number;
}

/** A card that shows progress and what it is about. */
export function ProgressNote({ title, text, value, max }: ProgressNoteProps) {
  const id = useId();
  return (
    <div className="space-y-2 rounded-card border border-line bg-raised p-4">
      <p id={id} className="text-sm font-semibold">
        {title}
      </p>
      <ProgressBar labelledBy={id} value={value} max={max} />
      <p className="text-xs text-pretty text-ink-muted">{text}</p>
    </div>
  );
}
