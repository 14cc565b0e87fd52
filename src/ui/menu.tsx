import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { isComposing } from '#src/lib/is-composing.ts';
import { focusRing, focusRingInside } from './focus-ring.ts';
import { Icon, type IconName } from './icon.tsx';
import type { PopoverAlign, PopoverSide } from './panel-placement.ts';
import { floatingPanel, placementClass } from './popover.tsx';
import { createTypeahead } from './typeahead.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useFloat } from './use-float.ts';

export interface MenuItem<Id extends string = string> {
  id: Id;
  label: string;
  /** BCP 47 tag of the label, if its language is not that of the page. */
  lang?: string;
  icon?: IconName;
  /** Set for radio items. */
  checked?: boolean;
  tone?: 'danger';
  /** Reachable by keyboard but cannot be chosen. */
  disabled?: boolean;
  trailing?: ReactElement;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (Math.max(at, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * A button that opens a list of actions or radio items. Arrow keys, Home, End and typed letters move; Escape and Tab close; ArrowUp opens the menu at
 * the last item. If `items` is a function, it is called only while the menu is open.
 */
export function Menu<Id extends string>({
  label,
  name,
  trigger,
  items,
  onSelect,
  align = 'start',
  side = 'bottom',
  hideDelayMs = 0,
  triggerClassName,
  className,
}: {
  label: string;
  /** The `name` of the button. */
  name?: string;
  trigger: ReactNode;
  items: readonly MenuItem<Id>[] | (() => readonly MenuItem<Id>[]);
  onSelect: (id: Id) => void;
  align?: PopoverAlign;
  side?: PopoverSide;
  /** How long the menu stays open after losing focus. */
  hideDelayMs?: number;
  triggerClassName?: string;
  className?: string;
}) {
  const menuId = useId();
  const list = useRef<HTMLDivElement>(null);
  const opensAtLast = useRef(false);
  const [typeahead] = useState(createTypeahead);
  const { open, setOpen, dismiss, root, trigger: button, rootProps } = useDisclosure(hideDelayMs);
  const panel = useFloat(open, button, side, align);
  const rows = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    const all = rows();
    const first = all.find((row) => row.getAttribute('aria-checked') === 'true') ?? all[0];
    (opensAtLast.current ? all.at(-1) : first)?.focus({ preventScroll: true });
    opensAtLast.current = false;
  }, [open]);

  const move = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Tab') {
      // Returns focus to the trigger, from which the browser then moves it to the next element.
      dismiss();
      return;
    }
    const all = rows();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const isLetter =
      key.length === 1 &&
      (key !== ' ' || typeahead.isTyping()) &&
      !(event.ctrlKey || event.metaKey || event.altKey || isComposing(event.nativeEvent));
    const target = isLetter
      ? typeahead.find(
          all.map((row) => row.textContent),
          at,
          key,
        )
      : STEPS[key]?.(at, all.length);
    if (target === undefined) return;
    event.preventDefault();
    all[target]?.focus();
  };

  return (
    <div ref={root} className={classNames('relative', className)} {...rootProps}>
      <button
        ref={button}
        type="button"
        name={name}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          opensAtLast.current = event.key === 'ArrowUp';
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
          ref={panel}
          className={classNames(
            floatingPanel,
            'max-h-[min(70dvh,480px)] min-w-48 max-w-[calc(100vw-16px)] overflow-y-auto p-1.5',
            placementClass(side, align),
          )}
        >
          <div ref={list} id={menuId} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
            {(typeof items === 'function' ? items() : items).map((item) => (
              <button
                key={item.id}
                type="button"
                name={item.id}
                role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.checked}
                // The item stays reachable by arrow keys, so that it is announced.
                aria-disabled={item.disabled}
                lang={item.lang}
                tabIndex={-1}
                onClick={() => {
                  if (item.disabled === true) return;
                  dismiss();
                  onSelect(item.id);
                }}
                className={classNames(
                  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-sm hover:bg-ink/5 focus:bg-ink/5 aria-disabled:opacity-50 sm:min-h-10',
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
