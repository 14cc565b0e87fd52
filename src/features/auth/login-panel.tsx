import { Suspense, useState } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useOptionalService } from '#src/lib/services.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useModule, useSiteInfo } from '#src/platform/use-site-info.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { useAuthHub, useLoginView } from './auth-hub.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { LoginForm } from './login-form.tsx';
import { passkeyService } from './passkey-slots.ts';
import { phoneKinds } from './phone-page.ts';
import { useAuthTexts } from './texts.ts';

const PhoneLogin = lazyPart('phone-login', async () => (await import('./phone-login.tsx')).PhoneLogin);

/** The login form under its tabs, where there is more than one way, and the way in without an account. A second step stands alone, and so does the way by SMS of the phone provider: the form under it keeps what was typed. */
export function LoginPanel() {
  const t = useAuthTexts();
  const hub = useAuthHub();
  const slots = useOptionalService(passkeyService);
  const { mode, verify, busy } = useLoginView();
  const hasSms = useModule('MOBILEVERCODELOGIN3');
  const { status } = useSiteInfo();
  const kinds = phoneKinds(useBrand());
  const [isAside, setAside] = useState(false);
  const shown = hasSms ? mode : 'username';
  const byName = { id: 'username', label: t('login.username.tab') } as const;
  const bySms = { id: 'sms', label: t('login.mobile.tab') } as const;
  const tabs = verify !== null ? [shown === 'sms' ? bySms : byName] : hasSms ? [byName, bySms] : [byName];
  return (
    <>
      <div hidden={isAside && verify === null}>
        <Tabs
          label={t('login.by')}
          tabs={tabs}
          selected={shown}
          onSelect={hub.choose}
          reserveTabRow={verify === null && status === 'starting'}
        >
          <LoginForm key={shown} />
        </Tabs>
        {verify === null && slots !== null && (
          <div className="mt-3">
            <slots.Login disabled={busy} onAnswer={(answer) => hub.submit({ type: 'passkey', answer })} />
          </div>
        )}
      </div>
      {verify === null && kinds.length > 0 && (
        <ClientOnly>
          <Suspense fallback={<Skeleton className="mt-3 h-12 w-full" />}>
            <PhoneLogin kinds={kinds} disabled={busy} onStep={setAside} />
          </Suspense>
        </ClientOnly>
      )}
      {verify === null && !isAside && <FreePlayButton />}
    </>
  );
}
