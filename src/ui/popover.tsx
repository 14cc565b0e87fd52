import { useId, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';
import type { PopoverAlign, PopoverSide } from './panel-placement.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useFloat } from './use-float.ts';

const ALIGN: Readonly<Record<PopoverAlign, string>> = {
  start: 'start-0',
  center: 'start-1/2 -translate-x-1/2 rtl:translate-x-1/2',
  end: 'end-0',
};

/** Returns the position classes of a floating panel that `useFloat` does not place. */
export const placementClass = (side: PopoverSide, align: PopoverAlign): string =>
  side === 'start'
    ? 'end-full me-2 top-0'
    : `${side === 'bottom' ? 'top-full mt-2' : 'bottom-full mb-2'} ${ALIGN[align]}`;

export const floatingPanel = 'floating-panel rounded-card';

/**
 * A button that opens a panel in the top layer, on the given `side` or, if there is no space, on the opposite one. `label` names both the button and
 * the panel; children may be a function that receives `close`.
 */
export function Popover({
  label,
  trigger,
  children,
  align = 'start',
  triggerClassName,
  className,
  panelClassName,
  side = 'bottom',
}: {
  label: string;
  trigger: ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: PopoverAlign;
  side?: PopoverSide;
  triggerClassName?: string;
  className?: string;
  panelClassName?: string;
}) {
  const panelId = useId();
  const { open, setOpen, dismiss, root, trigger: button, rootProps } = useDisclosure();
  const panel = useFloat(open, button, side, align);
  return (
    <div ref={root} className={classNames('relative', className)} {...rootProps}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        className={
          triggerClassName ?? classNames('inline-flex min-h-10 items-center gap-1.5 rounded-control px-2', focusRing)
        }
      >
        {trigger}
      </button>
      {open && (
        <section
          ref={panel}
          id={panelId}
          aria-label={label}
          className={classNames(floatingPanel, placementClass(side, align), panelClassName ?? 'p-3')}
        >
          {typeof children === 'function' ? children(dismiss) : children}
        </section>
      )}
    </div>
  );
}
