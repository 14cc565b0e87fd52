import { Suspense, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { VendorCard } from '#schemas/game.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useTimeout } from '#src/lib/timers.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useDisclosure } from '#src/ui/use-disclosure.ts';
import { CATEGORY_ICON } from './category-icon.ts';
import type { MenuEntry } from './menu-model.ts';
import { useShellTexts } from './texts.ts';

const loadPanel = () => import('./vendor-panel.tsx');
const VendorPanel = lazyPart('vendor-panel', async () => (await loadPanel()).VendorPanel);

/** From this number of vendors on, the dropdown is as wide as the menu. */
const WIDE_FROM = 6;

const HIDE_MS = 200;
const HOVER_OPEN_MS = 80;

/**
 * A category of the wide menu. With a mouse, hovering opens its vendors and a click opens its page. With a keyboard or by touch, the vendors open first;
 * their first link leads to the page.
 */
export function CategoryEntry({
  entry,
  active,
  onChoose,
}: {
  entry: MenuEntry;
  active: boolean;
  onChoose: (entry: MenuEntry, vendor?: VendorCard) => void;
}) {
  const t = useShellTexts();
  const { open, setOpen, root, trigger, rootProps } = useDisclosure<HTMLAnchorElement & HTMLButtonElement>(HIDE_MS);
  const hoverTimer = useTimeout();
  const isTouch = useRef(false);
  const count = entry.vendors.length + entry.special.length;
  const name = t(`category.${entry.category}`);

  const click = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    hoverTimer.clear();
    if (count > 0 && (event.detail === 0 || isTouch.current)) {
      event.preventDefault();
      setOpen(!open);
      return;
    }
    setOpen(false);
    if (entry.to === null) onChoose(entry);
  };
  const toggleWithSpace = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || count === 0) return;
    event.preventDefault();
    setOpen(!open);
  };
  const props = {
    ref: trigger,
    className: 'nav-item',
    'aria-expanded': count > 0 ? open : undefined,
    onClick: click,
    onPointerDown: (event: { pointerType: string }) => {
      isTouch.current = event.pointerType === 'touch';
    },
  };
  const content = (
    <>
      <Icon name={CATEGORY_ICON[entry.category]} className="nav-icon" />
      {name}
      {/* Also rendered, but invisible, until the vendors have loaded, so that the menu does not shift under the pointer. */}
      <Icon
        name="chevron-down"
        className={classNames(
          'size-3.5 opacity-70 transition-transform duration-150',
          open && 'rotate-180',
          count === 0 && 'invisible',
        )}
      />
    </>
  );
  return (
    <li className="nav-entry">
      <div
        ref={root}
        className={count < WIDE_FROM ? 'relative' : ''}
        {...rootProps}
        onPointerEnter={(event) => {
          void loadPanel().catch(() => undefined);
          if (event.pointerType === 'mouse' && count > 0) hoverTimer.start(() => setOpen(true), HOVER_OPEN_MS);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') hoverTimer.start(() => setOpen(false), HIDE_MS);
        }}
      >
        {entry.to === null ? (
          <button type="button" {...props}>
            {content}
          </button>
        ) : (
          <Link to={entry.to} aria-current={active ? 'page' : undefined} onKeyDown={toggleWithSpace} {...props}>
            {content}
          </Link>
        )}
        {open && (
          <div
            data-centred={count < WIDE_FROM || undefined}
            className={classNames(
              'nav-panel floating-panel top-full rounded-b-card',
              count < WIDE_FROM ? 'start-1/2 w-max max-w-[90vw] -translate-x-1/2 rtl:translate-x-1/2' : 'inset-x-0',
            )}
          >
            <Suspense fallback={<Skeleton className="m-4 h-28 w-64" />}>
              <VendorPanel
                entry={entry}
                name={name}
                wide={count >= WIDE_FROM}
                onChoose={(vendor) => {
                  setOpen(false);
                  if (vendor !== undefined) onChoose(entry, vendor);
                }}
              />
            </Suspense>
          </div>
        )}
      </div>
    </li>
  );
}
