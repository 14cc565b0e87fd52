import { Suspense, useState } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useOptionalService } from '#src/lib/services.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useModule, useSiteInfo } from '#src/platform/use-site-info.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { useAuth } from '../auth-service.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { useLoginView } from './login-view.ts';
import { LoginForm } from './login-form.tsx';
import { passkeyService } from '../passkey-slots.ts';
import { phoneKinds } from '../phone/phone-page.ts';
import { useAuthTexts } from '../texts.ts';

const PhoneLogin = lazyPart('phone-login', async () => (await import('../phone/phone-login.tsx')).PhoneLogin);

/**
 * The login form with its tabs, and the other ways to log in. A second step, or the SMS step of the phone provider, hides everything else; the hidden
 * form keeps its values.
 */
export function LoginPanel() {
  const t = useAuthTexts();
  const { login } = useAuth();
  const passkeys = useOptionalService(passkeyService);
  const { screen, mode, busy } = useLoginView();
  const isForm = screen === 'form';
  const hasSms = useModule('MOBILEVERCODELOGIN3');
  const { status } = useSiteInfo();
  const kinds = phoneKinds(useBrand());
  const [isSmsStep, setSmsStep] = useState(false);
  const shown = hasSms ? mode : 'username';
  const usernameTab = { id: 'username', label: t('login.username.tab') } as const;
  const smsTab = { id: 'sms', label: t('login.mobile.tab') } as const;
  const tabs = !isForm ? [shown === 'sms' ? smsTab : usernameTab] : hasSms ? [usernameTab, smsTab] : [usernameTab];
  return (
    <>
      <div hidden={isSmsStep && isForm}>
        <Tabs
          label={t('login.by')}
          tabs={tabs}
          selected={shown}
          onSelect={login.choose}
          reserveTabRow={isForm && status === 'starting'}
        >
          <LoginForm key={shown} />
        </Tabs>
        {isForm && passkeys !== null && (
          <div className="mt-3">
            <passkeys.Login disabled={busy} onAnswer={(answer) => login.submit({ type: 'passkey', answer })} />
          </div>
        )}
      </div>
      {isForm && kinds.length > 0 && (
        <ClientOnly>
          <Suspense fallback={<Skeleton className="mt-3 h-12 w-full" />}>
            <PhoneLogin kinds={kinds} disabled={busy} onStep={setSmsStep} />
          </Suspense>
        </ClientOnly>
      )}
      {isForm && !isSmsStep && <FreePlayButton />}
    </>
  );
}
