import { useSearchParams } from 'react-router-dom';
import { focusRing } from '#src/ui/focus-ring.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { useClaimTexts } from './texts.ts';

/** Leads to the record of a bonus, by its number. */
export function RecordLink({ orderNo }: { readonly orderNo: string }) {
  const t = useClaimTexts();
  const [query] = useSearchParams();
  const to = new URLSearchParams(query);
  to.set('member', 'bonusDetails');
  to.set('record', orderNo);
  return (
    <Link
      to={`?${to.toString()}`}
      className={classNames('rounded-sm font-semibold text-primary-ink underline wrap-anywhere', focusRing)}
    >
      {t('record', { number: orderNo })}
    </Link>
  );
}
