interface ProgressBarProps {
  /** The id of the text that says what the bar shows. */
  readonly labelledBy: string;
  readonly value: number;
  readonly max: number;
}

/** How far something has come. */
export function ProgressBar({ labelledBy, value, max }: ProgressBarProps) {
  return (
    <progress
      aria-labelledby={labelledBy}
      max={max}
      value={Math.min(value, max)}
      className="block h-2 w-full overflow-hidden rounded-full accent-primary"
    />
  );
}
