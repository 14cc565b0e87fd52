import { useRef, useEffect, useState, type RefObject } from 'react';
import type { Jackpot } from '#schemas/brand.ts';
import { numberFormat } from '#schemas/languages.ts';
import { minorDigits } from '#schemas/money.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { jackpotMark } from '#src/document/jackpot-growth.ts';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useLanguage } from '#src/texts/language-store.ts';
import { Icon } from '#src/ui/icon.tsx';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import { RollingAmount } from './rolling-amount.tsx';
import { useHomeTexts } from './texts.ts';
import { useJackpot } from './use-jackpot.ts';
import { useMoney } from '#src/session/use-money.ts';

/** Returns whether an element is in the viewport and the tab is visible. */
const useIsVisible = (element: RefObject<Element | null>): boolean => {
  const hidden = usePageHidden();
  const [inView, setInView] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView && !hidden;
};

/** The number in the prerendered page. The boot script changes it before the first paint, so the hydration warning is suppressed. */
function FirstFigure({ jackpot: { start, epoch } }: { readonly jackpot: Jackpot }) {
  const money = useMoney();
  const { currency } = useBrand();
  const { tag } = useLanguage();
  const mark = jackpotMark({
    startHundredths: Math.round(start * 100),
    epoch: Date.parse(epoch),
    places: minorDigits(currency.code),
    numbers: numberFormat(tag),
  });
  return (
    <span data-jackpot={mark} suppressHydrationWarning className="leading-[1.2]">
      {money(start)}
    </span>
  );
}

/** The jackpot counter. It counts only while it is visible. */
export function JackpotCounter({ jackpot }: { readonly jackpot: Jackpot }) {
  const t = useHomeTexts();
  const money = useMoney();
  const box = useRef<HTMLDivElement>(null);
  const amount = useJackpot(jackpot, useIsVisible(box));
  return (
    <div ref={box} className="bg-accent text-on-accent">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-center gap-x-6 px-4 py-2 max-md:flex-col sm:px-6 sm:py-3 md:py-4">
        <p className="inline-flex items-center gap-2 text-sm md:flex-1 font-bold tracking-[0.2em] uppercase [&:lang(th)]:tracking-normal md:text-base">
          <Icon name="crown" className="size-5 md:size-6" />
          {t('jackpot.title')}
        </p>
        <p className="font-display text-[min(8.4vw,1.2rem+2.8vw,3rem)] leading-tight font-bold">
          <ClientOnly fallback={<FirstFigure jackpot={jackpot} />}>
            <RollingAmount text={money(amount)} />
          </ClientOnly>
        </p>
        {jackpot.mode === 'decorative' && (
          <p className="text-xs text-balance max-md:text-center md:flex-1 md:text-end">
            <span className="inline-block md:max-w-44">{t('jackpot.illustrative')}</span>
          </p>
        )}
      </div>
    </div>
  );
}
