import { useMemberUrl } from '#src/session/use-member-url.ts';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';

/** Leads to the record of money that was paid, by its number. The records open over the page. */
export function RecordLink({ orderNo }: { readonly orderNo: string }) {
  const memberUrl = useMemberUrl();
  return (
    <Link
      to={memberUrl('transactionHistory', orderNo)}
      className={classNames('rounded-sm font-medium text-primary-ink underline underline-offset-2', focusRing)}
    >
      <Unbroken>{orderNo}</Unbroken>
    </Link>
  );
}
