import { useSearchParams } from 'react-router-dom';
import { Link } from '#src/ui/link.tsx';
import { usePromotionTexts } from './texts.ts';

/** Opens the record of a bonus over the page. */
export function RecordLink({ orderNo }: { readonly orderNo: string }) {
  const t = usePromotionTexts();
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('member', 'bonusDetails');
  next.set('record', orderNo);
  return (
    <Link
      to={`?${next.toString()}`}
      aria-label={t('record', { number: orderNo })}
      className="rounded-xs font-medium text-primary-ink underline outline-focus wrap-anywhere focus-visible:outline-2"
    >
      {orderNo}
    </Link>
  );
}
