import type { Message } from '#schemas/messages.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { firstLine } from './first-line.ts';
import { useMessagesTexts } from './texts.ts';

/** A message in the list, as a link to its full text; shows title, first line and time. */
export function MessageRow({
  message: { title, content, time, read },
  linkId,
  to,
  onOpen,
  isChosen,
  onChoose,
}: {
  readonly message: Message;
  readonly linkId: string;
  readonly to: string;
  readonly onOpen: () => void;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}) {
  const t = useMessagesTexts();
  return (
    <li className="flex items-start">
      <Checkbox
        label={<span className="sr-only">{t('select', { title })}</span>}
        checked={isChosen}
        onChecked={onChoose}
        className="py-3 ps-3"
      />
      <Link
        id={linkId}
        to={to}
        onClick={onOpen}
        className={classNames('min-w-0 flex-1 rounded-control py-3 pe-3 hover:bg-ink/5', focusRingInside)}
      >
        <span className="flex items-baseline gap-2">
          {!read && (
            <span className="size-2.5 shrink-0 rounded-full bg-danger">
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
          <span
            className={classNames(
              'line-clamp-2 min-w-0 flex-1 text-sm wrap-anywhere',
              read ? 'text-ink' : 'font-semibold text-ink',
            )}
          >
            {title}
          </span>
        </span>
        <span className="mt-0.5 line-clamp-1 text-xs wrap-anywhere text-ink-muted">{firstLine(content)}</span>
        <span className="mt-0.5 block text-xs text-ink-muted">{formatLocalTime(time)}</span>
      </Link>
    </li>
  );
}
