import { Suspense } from 'react';
import { profile } from '#schemas/calls/profile.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { PaymentPasswordForm } from '#src/features/cashier/payment-password-form.tsx';
import { AccountCard } from '#src/features/profile/account-card.tsx';
import { ContactSection } from '#src/features/profile/contact-section.tsx';
import { PasswordSection } from '#src/features/profile/password-section.tsx';
import { PaymentPasswordSection } from '#src/features/profile/payment-password-section.tsx';
import { ProfileSection } from '#src/features/profile/profile-section.tsx';
import { SafetyCheck } from '#src/features/profile/safety-check.tsx';
import { useProfileTexts } from '#src/features/profile/texts.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useMemberUrl } from '#src/session/use-member-url.ts';

const SecurityPart = lazyPart(
  'security',
  async () => (await import('#src/features/security/security-panel.tsx')).SecurityPanel,
);

function Profile() {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const memberUrl = useMemberUrl();
  const { data, isError, refetch } = useCallQuery(profile, {});
  if (data === undefined) {
    if (isError) return <LoadError text={t('error')} retryLabel={common('retry')} onRetry={() => void refetch()} />;
    return (
      <output className="block space-y-4">
        <span className="sr-only">{common('loading')}</span>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-64 w-full" />
      </output>
    );
  }
  const { hasPassword, hasPaymentPassword, mobile, email } = data;
  return (
    <>
      <AccountCard profile={data} rankTo={memberUrl('playerRank')} />
      <SafetyCheck profile={data} />
      <ProfileSection profile={data} memberUrl={memberUrl} />
      <PasswordSection hasPassword={hasPassword} />
      <PaymentPasswordSection isSet={hasPaymentPassword} hasPassword={hasPassword} form={PaymentPasswordForm} />
      <ContactSection kind="mobile" bound={mobile} hasPassword={hasPassword} />
      <ContactSection kind="email" bound={email} hasPassword={hasPassword} />
    </>
  );
}

/** The account page of the member centre: who the member is, and what guards the account. */
export function AccountPage() {
  return (
    <div className="flex flex-col gap-4">
      <Profile />
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <SecurityPart />
      </Suspense>
    </div>
  );
}
