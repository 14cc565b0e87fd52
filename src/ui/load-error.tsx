import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Replaces a part of a page whose data did not load: one line and a retry button. */
export function LoadError({
  text,
  retryLabel,
  busy = false,
  onRetry,
}: {
  text: string;
  retryLabel: string;
  /** Whether a retry is running. */
  busy?: boolean;
  onRetry: () => void;
}) {
  return (
    <output className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border border-dashed border-field-line px-4 py-6 text-sm text-ink-muted">
      <span className="inline-flex items-center gap-2">
        <Icon name="offline" className="size-5" />
        {text}
      </span>
      <Button variant="secondary" size="sm" icon="refresh" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </output>
  );
}
