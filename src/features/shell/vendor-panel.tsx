import type { VendorCard } from '#schemas/game.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { LAZY_IMAGE } from '#src/ui/use-near-viewport.ts';
import { Link } from '#src/ui/link.tsx';
import { listPage } from './list-page.ts';
import { vendorPage, type MenuEntry } from './menu-model.ts';
import { useShellTexts } from './texts.ts';
import { VendorLogo } from './vendor-logo.tsx';

/** The vendors of a category as tiles; with `wide`, they fill the width of the menu. */
export function VendorPanel({
  entry,
  name,
  wide,
  onChoose,
}: {
  entry: MenuEntry;
  name: string;
  wide: boolean;
  onChoose: (vendor?: VendorCard) => void;
}) {
  const t = useShellTexts();
  const { base, failed } = useImageBase();
  const all = listPage(entry);
  const list = wide ? 'grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-1' : 'flex flex-wrap gap-1';
  const tile = (vendor: VendorCard) => {
    const label = vendor.name ?? vendor.vassalage;
    const styles = classNames(
      'group/tile relative flex flex-col gap-1.5 rounded-control p-1.5 text-center hover:bg-ink/5',
      focusRing,
    );
    const content = (
      <>
        <VendorLogo
          vendor={vendor}
          category={entry.category}
          base={base}
          attempts={LAZY_IMAGE.headerAttempts}
          onGiveUp={failed}
          className="h-14 w-full"
        />
        <span className="truncate text-xs font-medium" aria-hidden="true">
          {label}
        </span>
        {vendor.isHot === 1 && (
          <span className="absolute end-2.5 top-2.5 inline-flex items-center rounded-full bg-danger p-1 text-on-danger">
            <Icon name="flame" className="size-3.5" />
            <span className="sr-only">{t('nav.hot')}</span>
          </span>
        )}
      </>
    );
    const page = vendorPage(entry, vendor);
    return (
      <li key={`${vendor.vassalage}-${vendor.nodeId}`} className={wide ? '' : 'w-32'}>
        {page === null ? (
          <button
            type="button"
            aria-label={label}
            className={classNames(styles, 'w-full')}
            onClick={() => onChoose(vendor)}
          >
            {content}
          </button>
        ) : (
          <Link to={page} className={styles} onClick={() => onChoose(vendor)}>
            {content}
          </Link>
        )}
      </li>
    );
  };
  return (
    <div className="max-h-[60dvh] overflow-y-auto p-3">
      <div className="mb-2 flex items-center justify-between gap-6 px-1.5">
        <p className="font-display text-base font-semibold">{name}</p>
        {all !== null && (
          <Link
            to={all}
            onClick={() => onChoose()}
            className={classNames(
              'inline-flex min-h-8 items-center gap-1 rounded-control text-sm font-medium text-primary-ink hover:underline',
              focusRing,
            )}
          >
            {t('nav.all', { name })}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        )}
      </div>
      <ul className={list}>{entry.vendors.map(tile)}</ul>
      {entry.special.length > 0 && (
        <>
          <p className="mt-3 mb-1 px-1.5 text-xs font-semibold text-ink-muted">{t('nav.special')}</p>
          <ul className={list}>{entry.special.map(tile)}</ul>
        </>
      )}
    </div>
  );
}
