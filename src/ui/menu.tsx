import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing, focusRingInside } from './focus-ring.ts';
import { Icon, type IconName } from './icon.tsx';
import { floatingPanel, placementClass, type PopoverAlign, type PopoverSide } from './popover.tsx';
import { useDisclosure } from './use-disclosure.ts';

export interface MenuItem<Id extends string = string> {
  id: Id;
  label: string;
  /** BCP 47 tag, when the label is in another language than the page. */
  lang?: string;
  icon?: IconName;
  /** Set for radio items. */
  checked?: boolean;
  tone?: 'danger';
  trailing?: ReactNode;
}

/** A button that opens a list of actions or radio items. Arrow keys, Home, End and first letters move; Escape and Tab close. A function as `items` is called only while the menu is open. */
export function Menu<Id extends string>({
  label,
  trigger,
  items,
  onSelect,
  align = 'start',
  side = 'bottom',
  hideDelayMs = 0,
  header,
  triggerClassName,
  className,
}: {
  label: string;
  trigger: ReactNode;
  items: readonly MenuItem<Id>[] | (() => readonly MenuItem<Id>[]);
  onSelect: (id: Id) => void;
  align?: PopoverAlign;
  side?: PopoverSide;
  /** How long it stays open after losing the focus. */
  hideDelayMs?: number;
  header?: ReactNode;
  triggerClassName?: string;
  className?: string;
}) {
  const menuId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { open, setOpen, dismiss, root, trigger: button, rootProps } = useDisclosure(hideDelayMs);
  const rows = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    const all = rows();
    (all.find((row) => row.getAttribute('aria-checked') === 'true') ?? all[0])?.focus({ preventScroll: true });
  }, [open]);

  const move = (event: KeyboardEvent): void => {
    const all = rows();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target =
      event.key === 'ArrowDown'
        ? all[(at + 1) % all.length]
        : event.key === 'ArrowUp'
          ? all[(at - 1 + all.length) % all.length]
          : event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all[all.length - 1]
              : event.key.length === 1 && event.key !== ' '
                ? startingWith(all, at, event.key)
                : undefined;
    if (event.key === 'Tab') setOpen(false);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div ref={root} className={classNames('relative', className)} {...rootProps}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
        className={
          triggerClassName ?? classNames('inline-flex min-h-10 items-center gap-1.5 rounded-control px-2', focusRing)
        }
      >
        {trigger}
      </button>
      {open && (
        <div
          className={classNames(floatingPanel, 'min-w-48 max-w-[calc(100vw-16px)] p-1.5', placementClass(side, align))}
        >
          {header}
          <div
            ref={list}
            id={menuId}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={move}
            className="max-h-[min(70dvh,480px)] overflow-y-auto"
          >
            {(typeof items === 'function' ? items() : items).map((item) => (
              <button
                key={item.id}
                type="button"
                role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.checked}
                lang={item.lang}
                tabIndex={-1}
                onClick={() => {
                  dismiss();
                  onSelect(item.id);
                }}
                className={classNames(
                  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-sm hover:bg-ink/5 focus:bg-ink/5 sm:min-h-10',
                  focusRingInside,
                  item.tone === 'danger' ? 'text-danger-ink' : 'text-ink',
                  item.checked === true && 'font-semibold',
                )}
              >
                {item.icon !== undefined && (
                  <Icon name={item.icon} className={classNames('size-5', item.tone !== 'danger' && 'text-ink-muted')} />
                )}
                <span className="min-w-0 flex-1">{item.label}</span>
                {item.trailing}
                {item.checked === true && <Icon name="check" className="size-4 text-primary-ink" />}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const startingWith = (rows: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined =>
  [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find((row) =>
    row.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
  );
