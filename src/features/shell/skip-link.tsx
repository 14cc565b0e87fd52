import { useCommonTexts } from '#src/texts/use-common-texts.ts';

/** The first thing that Tab reaches: past the menus, to `#content`. */
export function SkipLink() {
  const t = useCommonTexts();
  return (
    <a
      href="#content"
      className="fixed start-2 top-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-3 text-sm font-semibold text-on-primary shadow-lg outline-focus outline-offset-2 focus:translate-y-0 focus-visible:outline-2"
    >
      {t('skip')}
    </a>
  );
}
