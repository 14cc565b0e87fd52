import { Unbroken } from '#src/ui/unbroken.tsx';
import { useClaimTexts } from '#src/claims/texts.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { Link } from '#src/ui/link.tsx';

/** Opens the record of a bonus over the page. */
export function RecordLink({ orderNo }: { readonly orderNo: string }) {
  const claimTexts = useClaimTexts();
  const memberUrl = useMemberUrl();
  return (
    <Link
      to={memberUrl('bonusDetails', orderNo)}
      aria-label={claimTexts('record', { number: orderNo })}
      className="rounded-xs font-medium text-primary-ink underline outline-focus focus-visible:outline-2"
    >
      <Unbroken>{orderNo}</Unbroken>
    </Link>
  );
}
