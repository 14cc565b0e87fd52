import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { lineFit } from '#src/ui/line-fit.ts';
import { Link } from '#src/ui/link.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';

/** Links to a payment record, which opens over the page. Shows the order number, or `children`, which must then contain the number. */
export function RecordLink({
  orderNo,
  page = 'bonusDetails',
  name,
  children,
}: {
  readonly orderNo: string;
  readonly page?: 'bonusDetails' | 'transactionHistory';
  /** The accessible name, if the order number alone is not clear. */
  readonly name?: string;
  readonly children?: ReactNode;
}) {
  const memberUrl = useMemberUrl();
  return (
    <Link
      to={memberUrl(page, orderNo)}
      aria-label={name}
      className={classNames('rounded-sm font-semibold text-primary-ink underline underline-offset-2', focusRing)}
    >
      {children === undefined ? <Unbroken>{orderNo}</Unbroken> : <span className={lineFit(orderNo)}>{children}</span>}
    </Link>
  );
}
