import { Button } from '#src/ui/button.tsx';

/** The submit button of a login form. While the login is locked, it shows a countdown but remains focusable. */
export function LoginSubmit({
  label,
  wait,
  busy,
  size = 'md',
  block = false,
}: {
  readonly label: string;
  readonly wait: string | null;
  readonly busy: boolean;
  readonly size?: 'md' | 'lg';
  readonly block?: boolean;
}) {
  return (
    <Button
      type="submit"
      size={size}
      block={block}
      busy={busy}
      {...(wait === null
        ? {}
        : { variant: 'secondary', 'aria-disabled': true, className: 'cursor-not-allowed text-ink-muted' })}
    >
      {wait ?? label}
    </Button>
  );
}
