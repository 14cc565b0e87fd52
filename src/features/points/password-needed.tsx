import { useSearchParams } from 'react-router-dom';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Callout } from '#src/ui/callout.tsx';
import { Link } from '#src/ui/link.tsx';
import { usePointTexts } from './texts.ts';

/** Shown to a member who has no password at all: a link to the page where the payment password is set. */
export function PasswordNeeded() {
  const t = usePointTexts();
  const payments = usePaymentTexts();
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('member', 'withdraw');
  return (
    <Callout tone="info" title={t('password.needed')}>
      <Link to={`?${next.toString()}`} className={`${buttonStyles('secondary', 'sm')} mt-1`}>
        {payments('password.set')}
      </Link>
    </Callout>
  );
}
