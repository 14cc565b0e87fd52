import { useWaitingTexts } from './texts.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingCard } from './waiting-card.tsx';

/** The pending items above a page of the member centre, without the items that belong to that page. Renders nothing if there are none. */
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
