import { classNames } from '#src/lib/class-names.ts';
import { Icon } from './icon.tsx';
import type { SearchOption } from './search-options.ts';

/** An option of a SearchList. */
export function SearchRow({
  id,
  option: { label, lang, direction, hint, detail, imageUrl },
  active,
  selected,
  className,
  onPoint,
  onChoose,
}: {
  id: string;
  option: SearchOption;
  /** Whether the keys act on this option. */
  active: boolean;
  selected: boolean;
  className: string;
  /** Called when the pointer moves over the option. */
  onPoint: () => void;
  onChoose: () => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is only valid in a select
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onPointerMove={({ movementX, movementY }) => {
        // Ignores options that scroll under a resting pointer.
        if (movementX !== 0 || movementY !== 0) onPoint();
      }}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') event.preventDefault();
      }}
      onClick={onChoose}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 text-base sm:min-h-10 sm:text-sm',
        active && 'bg-ink/8 forced-colors:outline-2 forced-colors:-outline-offset-2',
        selected && 'font-semibold',
        className,
      )}
    >
      {imageUrl !== undefined && (
        <img
          src={imageUrl}
          alt=""
          width={24}
          height={18}
          loading="lazy"
          decoding="async"
          className="h-4.5 w-6 shrink-0 rounded-xs bg-ink/10 object-cover"
        />
      )}
      {hint === undefined ? (
        <span className="min-w-0 flex-1 truncate" lang={lang} dir={direction}>
          {label}
        </span>
      ) : (
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 py-1">
          <span lang={lang} dir={direction}>
            {label}
          </span>
          <span className="text-sm font-normal text-ink-muted sm:text-xs">{hint}</span>
        </span>
      )}
      {detail !== undefined && <span className="text-ink-muted">{detail}</span>}
      <Icon name="check" className={classNames('size-4 text-primary-ink', !selected && 'invisible')} />
    </div>
  );
}
