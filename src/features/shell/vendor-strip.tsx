import { useImageBase } from '#src/platform/use-image-base.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { vendorPage, type MenuEntry } from './menu-model.ts';
import { useShellTexts } from './texts.ts';
import { useChooseGameType } from './use-choose-game-type.ts';
import { VendorLogo } from './vendor-logo.tsx';

const styles = `block w-full rounded-control ${focusRingInside}`;

/** The logos of all vendors, without duplicates, as links to their games. */
export function VendorStrip({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useShellTexts();
  const { base, failed } = useImageBase();
  const { choose } = useChooseGameType();
  const seen = new Set<string>();
  const logos = entries.flatMap((entry) =>
    [...entry.vendors, ...entry.special].flatMap((vendor) => {
      if (seen.has(vendor.vassalage)) return [];
      seen.add(vendor.vassalage);
      const page = vendorPage(entry, vendor);
      const logo = (
        <VendorLogo vendor={vendor} category={entry.category} base={base} onGiveUp={failed} className="h-12 w-32" />
      );
      const name = vendor.name ?? vendor.vassalage;
      return [
        <li key={vendor.vassalage}>
          {page === null ? (
            <button type="button" aria-label={name} className={styles} onClick={() => choose(entry, vendor)}>
              {logo}
            </button>
          ) : (
            <Link to={page} aria-label={name} className={styles}>
              {logo}
            </Link>
          )}
        </li>,
      ];
    }),
  );
  return (
    <div className="min-h-12 overflow-x-auto [scrollbar-width:thin]">
      <ul aria-label={t('footer.vendors')} className="flex w-max gap-2">
        {logos}
      </ul>
    </div>
  );
}
