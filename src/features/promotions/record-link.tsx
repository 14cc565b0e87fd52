import { useMemberUrl } from '#src/session/use-member-url.ts';
import { Link } from '#src/ui/link.tsx';
import { usePromotionTexts } from './texts.ts';

/** Opens the record of a bonus over the page. */
export function RecordLink({ orderNo }: { readonly orderNo: string }) {
  const t = usePromotionTexts();
  const memberUrl = useMemberUrl();
  return (
    <Link
      to={memberUrl('bonusDetails', orderNo)}
      aria-label={t('record', { number: orderNo })}
      className="rounded-xs font-medium text-primary-ink underline outline-focus wrap-anywhere focus-visible:outline-2"
    >
      {orderNo}
    </Link>
  );
}
