import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing, focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { EntryBadge, type CallCount } from './entry-badge.tsx';
import { useCentreTexts, type PageLabel } from './texts.ts';

/** A page of a centre and its entry in the menu. */
export interface CentreEntry {
  readonly key: string;
  readonly label: PageLabel;
  readonly icon: IconName;
  readonly to: string;
  /** The count for a red badge on the entry; by default the entry has no badge. */
  readonly badge?: CallCount | undefined;
  /** `false` if the page has no entry in the menu, because another page links to it. */
  readonly inMenu?: boolean;
}

interface CentreModalProps {
  readonly centre: 'member' | 'agent';
  /** The entries in the order of the menu. */
  readonly entries?: readonly CentreEntry[];
  /** The name of the requested page. */
  readonly page?: string | null;
  readonly onClose: () => void;
  /** The content of the page; absent if the page does not exist. */
  readonly children?: ReactNode;
}

const NO_ENTRIES: readonly CentreEntry[] = [];

function EntryLink({ entry, isCurrent, onChosen }: { entry: CentreEntry; isCurrent: boolean; onChosen: () => void }) {
  const t = useCentreTexts();
  const { label, icon, to, badge } = entry;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChosen}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-control border-s-4 px-3 py-2 text-sm font-medium transition-colors duration-150 motion-reduce:transition-none',
        focusRingInside,
        isCurrent
          ? 'border-s-primary-ink bg-primary/10 text-primary-ink'
          : 'border-s-transparent text-ink hover:bg-ink/5',
      )}
    >
      <Icon name={icon} className="size-5" />
      <span className="min-w-0 flex-1">{t(label)}</span>
      {badge !== undefined && <EntryBadge count={badge} />}
    </Link>
  );
}

/** The menu of a centre. It is next to the page if there is room; otherwise a button with the name of the page opens it. */
function CentreMenu({ entries, current }: { entries: readonly CentreEntry[]; current: CentreEntry | undefined }) {
  const t = useCentreTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav
      aria-label={t('menu')}
      className="sticky top-0 z-10 border-b border-line bg-surface p-2 @3xl/dialog:w-60 @3xl/dialog:shrink-0 @3xl/dialog:self-start @3xl/dialog:border-b-0 @3xl/dialog:p-3"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(
          'bar-text flex min-h-11 w-full items-center gap-3 rounded-control bg-ink/5 px-3 text-start text-sm font-semibold @3xl/dialog:hidden',
          focusRingInside,
        )}
      >
        <Icon name={current?.icon ?? 'menu'} className="size-5" />
        <span className="min-w-0 flex-1 py-1">{current === undefined ? t('menu') : t(current.label)}</span>
        <span className="sr-only">{t('all')}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="size-5" />
      </button>
      <ul
        id={id}
        className={classNames('space-y-1 @max-3xl/dialog:pt-2 @3xl/dialog:block', !isOpen && '@max-3xl/dialog:hidden')}
      >
        {entries
          .filter(({ inMenu = true }) => inMenu)
          .map((entry) => (
            <li key={entry.key}>
              <EntryLink entry={entry} isCurrent={entry === current} onChosen={() => setIsOpen(false)} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The heading of a page. It gets the focus when another page is chosen, so that screen readers announce it. */
function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [children]);
  return (
    <h3
      ref={heading}
      tabIndex={-1}
      className={classNames(
        'mb-4 rounded-control font-display text-xl font-semibold @max-3xl/dialog:sr-only',
        focusRing,
      )}
    >
      {children}
    </h3>
  );
}

/**
 * The modal of the member centre or the agent centre, with a menu and the requested page, if it exists. A click on the background does not close it.
 */
export function CentreModal({ centre, entries = NO_ENTRIES, page = null, onClose, children }: CentreModalProps) {
  const t = useCentreTexts();
  const common = useCommonTexts();
  const current = entries.find(({ key }) => key === page);
  return (
    <Modal
      title={t(centre)}
      closeLabel={common('close')}
      onClose={onClose}
      size={entries.length > 0 ? 'xl' : 'lg'}
      backgroundCloses={false}
      bodyClassName={entries.length > 0 ? 'flex min-h-full flex-col @3xl/dialog:flex-row' : 'p-4 sm:p-6'}
    >
      {entries.length > 0 && <CentreMenu entries={entries} current={current} />}
      <div
        className={classNames(
          'min-w-0 flex-1',
          entries.length > 0 && 'p-4 sm:p-6 @3xl/dialog:border-s @3xl/dialog:border-line',
        )}
      >
        {current !== undefined && <PageHeading>{t(current.label)}</PageHeading>}
        {children ?? (
          <EmptyState
            icon="user"
            title={t('none.title')}
            text={t('none.text')}
            action={
              <Button variant="secondary" onClick={onClose}>
                {common('back')}
              </Button>
            }
          />
        )}
      </div>
    </Modal>
  );
}
