import { useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import type { Announcement } from '#src/platform/use-announcements.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { RichText } from '#src/rich-text/rich-text.tsx';
import { useListTexts } from '#src/texts/list-texts.ts';

/** An announcement that can be expanded. Its text appears below the title on phones, and in the right pane on wide screens. */
export function NoticeItem({
  notice,
  isExpanded,
  onToggle,
}: {
  notice: Announcement;
  isExpanded: boolean;
  onToggle: () => void;
}) {
  const lists = useListTexts();
  const id = useId();
  return (
    <>
      <div className="md:col-start-1">
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? `${id}-text` : undefined}
          onClick={onToggle}
          className={classNames(
            'flex min-h-14 w-full items-center gap-3 rounded-control px-3 py-2 text-start transition-colors duration-150 motion-reduce:transition-none',
            focusRingInside,
            isExpanded ? 'bg-raised text-primary-ink' : 'text-ink hover:bg-ink/5',
          )}
        >
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-sm leading-[1.25rem] font-semibold">{unbrokenText(notice.title)}</span>
            <span className="block text-xs leading-[1.25rem] text-ink-muted">{formatLocalTime(notice.time)}</span>
          </span>
          <Icon
            name="chevron-down"
            className={classNames(
              'size-4 transition-transform duration-200 motion-reduce:transition-none',
              isExpanded ? 'rotate-180 md:-rotate-90' : 'md:-rotate-90',
            )}
          />
        </button>
      </div>
      {isExpanded && (
        <section
          id={`${id}-text`}
          aria-labelledby={`${id}-title`}
          className="px-3 pt-2 pb-4 text-sm md:col-start-2 md:row-span-full md:row-start-1 md:border-s md:border-line md:ps-6 md:pe-2 md:text-base"
        >
          <p className="mb-1 font-display text-lg leading-snug font-semibold text-balance max-md:hidden">
            {unbrokenText(notice.title)}
          </p>
          <p className="mb-4 text-xs text-ink-muted max-md:hidden">{formatLocalTime(notice.time)}</p>
          <RichText html={notice.content} blank={lists('announcements.blank')} />
        </section>
      )}
    </>
  );
}
