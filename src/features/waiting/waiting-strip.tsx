import { useWaitingTexts } from './texts.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingCard } from './waiting-card.tsx';

/** The most urgent pending item, at the bottom of the window above the bottom bar. It causes no layout shift when it appears. */
export function WaitingStrip() {
  const t = useWaitingTexts();
  const { items, refresh } = useWaiting();
  const [first, ...others] = items;
  if (first === undefined) return null;
  return (
    <section
      aria-label={t('title')}
      className="above-bottom-bar pointer-events-none sticky bottom-0 z-20 mx-auto max-w-7xl px-4 sm:px-6"
    >
      <div className="pb-3">
        <div className="pointer-events-auto rounded-card shadow-lg sm:max-w-md">
          <WaitingCard item={first} more={others.length} onOver={refresh} />
        </div>
      </div>
    </section>
  );
}
