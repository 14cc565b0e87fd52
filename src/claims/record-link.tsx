import { useMemberUrl } from '#src/session/use-member-url.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { classNames } from '#src/lib/class-names.ts';
import { lineFit } from '#src/ui/line-fit.ts';
import { Link } from '#src/ui/link.tsx';
import { useClaimTexts } from './texts.ts';

/** Links to the record of a bonus, by its number. */
export function RecordLink({ orderNo }: { readonly orderNo: string }) {
  const t = useClaimTexts();
  const memberUrl = useMemberUrl();
  return (
    <Link
      to={memberUrl('bonusDetails', orderNo)}
      className={classNames('rounded-sm font-semibold text-primary-ink underline', lineFit(orderNo), focusRing)}
    >
      {t('record', { number: orderNo })}
    </Link>
  );
}
