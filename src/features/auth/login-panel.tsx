import { use } from 'react';
import { useModule } from '#src/platform/use-site-info.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { useAuthHub, useLoginView } from './auth-hub.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyContext } from './passkey-slots.ts';
import { useAuthTexts } from './texts.ts';

/** The login form under its tabs, where there is more than one way, and the way in without an account. A second step stands alone. */
export function LoginPanel() {
  const t = useAuthTexts();
  const hub = useAuthHub();
  const slots = use(PasskeyContext);
  const { mode, verify, busy } = useLoginView();
  const hasSms = useModule('MOBILEVERCODELOGIN3');
  const shown = hasSms ? mode : 'username';
  const byName = { id: 'username', label: t('login.username.tab') } as const;
  const bySms = { id: 'sms', label: t('login.mobile.tab') } as const;
  const tabs = verify !== null ? [shown === 'sms' ? bySms : byName] : hasSms ? [byName, bySms] : [byName];
  return (
    <>
      <Tabs label={t('login.by')} tabs={tabs} selected={shown} onSelect={hub.choose}>
        <LoginForm key={shown} />
      </Tabs>
      {verify === null && slots !== null && (
        <div className="mt-3">
          <slots.Login disabled={busy} onAnswer={(answer) => hub.submit({ type: 'passkey', answer })} />
        </div>
      )}
      {verify === null && <FreePlayButton />}
    </>
  );
}
