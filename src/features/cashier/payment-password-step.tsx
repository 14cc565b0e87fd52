import { profile } from '#schemas/calls/profile.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';
import { useCashierTexts } from './texts.ts';

/** The payment password as a step of the cashier: the profile says whether the account has a password to ask for. */
export function PaymentPasswordStep({
  isSet,
  onDone,
  onBack,
}: {
  readonly isSet: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const t = useCashierTexts();
  const common = useCommonTexts();
  const { data, isError, refetch } = useCallQuery(profile, {});
  if (data !== undefined)
    return <PaymentPasswordForm isSet={isSet} hasPassword={data.hasPassword} onDone={onDone} onBack={onBack} />;
  if (isError)
    return <LoadError text={t('password.error')} retryLabel={common('retry')} onRetry={() => void refetch()} />;
  return (
    <output className="mx-auto block max-w-md">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton className="h-64 w-full" />
    </output>
  );
}
