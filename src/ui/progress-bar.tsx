interface ProgressBarProps {
  /** The id of the visible text that names the bar; use `label` if there is no such text. */
  readonly labelledBy?: string;
  readonly label?: string;
  /** The value as text, if the name does not contain it. */
  readonly words?: string;
  readonly value: number;
  readonly max: number;
}

/** Shows progress as a bar in the brand's colour. */
export function ProgressBar({ labelledBy, label, words, value, max }: ProgressBarProps) {
  return (
    <progress
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-valuetext={words}
      max={max}
      value={Math.min(value, max)}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-ink/15 forced-colors:border forced-colors:border-solid [&::-moz-progress-bar]:bg-primary-ink forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primary-ink forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]"
    />
  );
}
