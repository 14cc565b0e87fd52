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
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useMemberUrl } from '#src/session/use-member-url.ts';

const SecurityPart = lazyPart(
  'security',
  async () => (await import('#src/features/security/security-panel.tsx')).SecurityPanel,
);

function Profile() {
  const t = useProfileTexts();
  const memberUrl = useMemberUrl();
  const query = useCallQuery(profile, {});
  return (
    <QueryView query={query} failed={t('error')}>
      {(own) => (
        <>
          <AccountCard profile={own} rankTo={memberUrl('playerRank')} />
          <SafetyCheck profile={own} />
          <ProfileSection profile={own} memberUrl={memberUrl} />
          <PasswordSection hasPassword={own.hasPassword} />
          <PaymentPasswordSection
            isSet={own.hasPaymentPassword}
            hasPassword={own.hasPassword}
            form={PaymentPasswordForm}
          />
          <ContactSection kind="mobile" bound={own.mobile} hasPassword={own.hasPassword} />
          <ContactSection kind="email" bound={own.email} hasPassword={own.hasPassword} />
        </>
      )}
    </QueryView>
  );
}

/** The account page of the member centre: profile and security settings. */
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
