import { useWaitingTexts } from './texts.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingCard } from './waiting-card.tsx';

/** Above a page of the member centre: all that waits for the member on its other pages. Nothing without any. */
export function WaitingCards({ page }: { readonly page: string }) {
  const t = useWaitingTexts();
  const { items, refresh } = useWaiting();
  const elsewhere = items.filter((item) => item.page !== page);
  if (elsewhere.length === 0) return null;
  return (
    <section aria-label={t('title')} className="mb-4 space-y-2">
      {elsewhere.map((item) => (
        <WaitingCard key={item.id} item={item} onOver={refresh} />
      ))}
    </section>
  );
}
