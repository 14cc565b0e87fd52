import { useBrand } from '#src/brand/use-brand.ts';
import { useHomeTexts } from './texts.ts';

/** What stands where a brand has no banner: its name on its own colours. */
export function DefaultBanner() {
  const t = useHomeTexts();
  const { name } = useBrand();
  return (
    <div className="@container relative isolate flex h-full items-center overflow-hidden bg-footer text-on-footer">
      <div
        aria-hidden="true"
        className="absolute -end-16 -top-24 -z-10 size-80 rounded-full bg-primary/25 blur-3xl sm:size-128"
      />
      <div
        aria-hidden="true"
        className="absolute end-1/4 -bottom-32 -z-10 size-72 rounded-full bg-accent/30 blur-3xl sm:size-96"
      />
      <div className="mx-auto w-full max-w-7xl space-y-1 px-4 @2xl:px-6">
        <p className="font-display text-3xl font-bold @2xl:text-6xl">{name}</p>
        <p className="text-sm @2xl:text-xl">{t('hero.text')}</p>
      </div>
    </div>
  );
}
