import { useEffect, useRef } from 'react';
import type { DepositOrder } from '#schemas/cashier.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { clockText } from '#src/lib/clock-text.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { useSecondsUntil } from '#src/lib/use-seconds-until.ts';
import { SaveQrButton } from '#src/modals/save-qr-button.tsx';
import { useCopy } from '#src/modals/use-copy.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { useSharingTexts } from '#src/texts/sharing-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Callout } from '#src/ui/callout.tsx';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { sentenceFit } from '#src/ui/line-fit.ts';
import { QrCode } from '#src/ui/qr-code.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { useCashierTexts } from './texts.ts';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';

const ignore = (): void => undefined;

function Copyable({ text, name }: { readonly text: string; readonly name: string }) {
  const sharing = useSharingTexts();
  const copy = useCopy({ copied: sharing('copied'), failed: sharing('copy.failed') });
  return (
    <span className="inline-flex items-center gap-1">
      <span className={classNames('select-all', sentenceFit(text))}>{text}</span>
      <IconButton size="sm" icon="copy" label={sharing('copy', { name })} onClick={() => copy(text)} />
    </span>
  );
}

/** Shows how and by when an order must be paid. The page detects the payment automatically. */
export function PayCard({ order, onLeave }: { readonly order: DepositOrder; readonly onLeave: () => void }) {
  const t = useCashierTexts();
  const payments = usePaymentTexts();
  const ruleTexts = useRuleTexts();
  const money = useMoney();
  const { platform } = useBrand();
  const seconds = useSecondsUntil(order.expiresAt, ignore);
  const heading = useRef<HTMLHeadingElement>(null);
  // Scroll up to this card, because the button that opened the order may be far below it.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const { amount, promotion, bonus, turnover, orderId, kind, detail, redirectUrl } = order;
  const guard = { origins: platform.allow.payment, host: globalThis.location?.hostname ?? '' };
  const provider = redirectUrl === undefined ? null : safeUrl(redirectUrl, guard);
  const scanned = detail?.qr === undefined ? null : safeUrl(detail.qr, guard);
  const copyable = (name: string, text: string | undefined): readonly Fact[] =>
    text === undefined ? [] : [{ label: name, value: <Copyable text={text} name={name} /> }];
  return (
    <div className="mx-auto max-w-lg space-y-4">
      <h4
        ref={heading}
        tabIndex={-1}
        className={classNames(
          'scroll-mt-20 rounded-control text-center font-display text-lg font-semibold text-balance',
          focusRing,
        )}
      >
        {t('pay.open', { name: order.methodName })}
      </h4>
      <div className="rounded-card border border-line bg-raised p-4 text-center">
        <p className="text-sm text-ink-muted">{t('pay.amount')}</p>
        <p className="@container font-display text-3xl font-bold">
          <Unbroken>{money(amount)}</Unbroken>
        </p>
        <p className="mt-1 text-sm text-ink-muted">
          {t('pay.left')}{' '}
          <span role="timer" className="font-semibold">
            {seconds === null ? '' : clockText(seconds)}
          </span>
        </p>
      </div>
      {kind === 'QR' && detail?.qr !== undefined && (
        <div className="flex flex-col items-center gap-2">
          <QrCode value={detail.qr} label={t('pay.qr')} size={220} className="rounded-control" />
          <p className="text-center text-sm text-pretty text-ink-muted">{t('pay.qr.text')}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <SaveQrButton value={detail.qr} name={orderId} />
            {scanned !== null && (
              <ExternalLink href={scanned} className={buttonStyles('secondary', 'md', false)}>
                {t('pay.qr.open')}
              </ExternalLink>
            )}
          </div>
        </div>
      )}
      {kind === 'REDIRECT' &&
        (provider === null ? (
          <Callout tone="danger">{t('pay.address')}</Callout>
        ) : (
          <ExternalLink href={provider} className={buttonStyles('primary', 'lg', true)}>
            <Icon name="external" className="size-5" />
            {t('pay.open', { name: order.methodName })}
          </ExternalLink>
        ))}
      <FactList
        facts={[
          ...copyable(t('pay.bank'), detail?.bankName),
          ...copyable(t('pay.accountName'), detail?.accountName),
          ...copyable(ruleTexts('field.accountNumber'), detail?.accountNumber),
          ...copyable(t('pay.reference'), detail?.reference ?? orderId),
          ...(promotion === undefined ? [] : [{ label: t('pay.promotion'), value: promotion }]),
          ...(bonus > 0 ? [{ label: payments('bonus'), value: money(bonus) }] : []),
          { label: payments('turnover'), value: money(turnover) },
        ]}
      />
      {kind === 'BANK' && <p className="text-sm text-pretty text-ink-muted">{t('pay.bank.text')}</p>}
      <output className="flex items-center gap-2 text-sm text-ink-muted">
        <Spinner className="size-4" />
        <span>{t('pay.watching')}</span>
      </output>
      <Button name="order.leave" variant="quiet" block onClick={onLeave}>
        {t('pay.leave')}
      </Button>
    </div>
  );
}
