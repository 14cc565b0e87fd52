import type { MemberProfile } from '#schemas/profile.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { Callout } from '#src/ui/callout.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { lineFit } from '#src/ui/line-fit.ts';
import { Link } from '#src/ui/link.tsx';
import { useProfileTexts } from './texts.ts';

/** Returns the URL of another page of the member centre, optionally with the id of a record to open there. */
export type MemberUrl = (page: string, record?: string) => string;

/** Returns a function that formats an amount in short form, such as `P 131K`. */
const useBriefMoney = (): ((amount: number) => string) => {
  const { symbol } = useCurrency();
  const { tag } = useLanguage();
  const brief = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
  return (amount) => `${symbol}\u00A0${brief.format(amount)}`;
};

/**
 * The state of the bonus for adding a messenger ID to the profile: offered, waiting to be claimed, or paid. Each is one text or one element, because
 * page translators replace the text nodes that the next state would remove.
 */
export function MessengerBonus({
  bonus: { most, amount, turnoverTimes, granted, orderNo },
  memberUrl,
}: {
  readonly bonus: NonNullable<MemberProfile['messengerBonus']>;
  readonly memberUrl: MemberUrl;
}) {
  const t = useProfileTexts();
  const money = useMoney();
  const brief = useBriefMoney();
  const link = `font-semibold text-primary-ink underline ${focusRing}`;
  if (granted === null)
    return (
      <Callout tone="info" className="mb-4">
        {`${t('bonus.offer', { amount: brief(most), now: money(amount) })} ${t('bonus.terms', { count: turnoverTimes })}`}
      </Callout>
    );
  return (
    <Callout tone="success" className="mb-4">
      {orderNo === null ? (
        <span>
          {t('bonus.granted', { amount: money(granted) })}{' '}
          <Link to={memberUrl('rewardCenter')} className={link}>
            {t('bonus.claim')}
          </Link>
        </span>
      ) : (
        <div className="@container">
          {t('bonus.paid', { amount: money(granted) })}{' '}
          <Link to={memberUrl('bonusDetails', orderNo)} className={classNames(link, lineFit(orderNo))}>
            {orderNo}
          </Link>
        </div>
      )}
    </Callout>
  );
}
