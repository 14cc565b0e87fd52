import { buttonStyles } from '#src/ui/button-styles.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';

/** A wide card that links to a page. */
export function Teaser({
  icon,
  title,
  text,
  action,
  to,
}: {
  icon: IconName;
  title: string;
  text: string;
  action: string;
  /** The page that the card links to; `null` for none. */
  to: string | null;
}) {
  return (
    <section className="flex flex-col gap-4 rounded-card bg-footer p-5 text-on-footer sm:flex-row sm:items-center sm:gap-6 sm:p-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-4 sm:items-center">
        <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-card bg-primary text-on-primary sm:size-14">
          <Icon name={icon} className="size-7 sm:size-8" />
        </span>
        <div className="@container min-w-0 flex-1 basis-28 space-y-1">
          <h2 className="font-display text-xl font-bold text-balance">
            {/* Shrinks in narrow cards, so that a title of up to eight characters fits on one line. */}
            <span className="text-[min(1em,15cqi)]">{title}</span>
          </h2>
          <p className="text-sm text-pretty">{text}</p>
        </div>
      </div>
      {to !== null && (
        <Link to={to} className={buttonStyles('primary', 'md')}>
          {action}
        </Link>
      )}
    </section>
  );
}
