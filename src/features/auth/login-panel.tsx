import { useModule } from '#src/platform/use-site-info.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { useAuthHub, useLoginView } from './auth-hub.ts';
import { FreePlayButton } from './free-play-button.tsx';
import { LoginForm } from './login-form.tsx';
import { useAuthTexts } from './texts.ts';

/** The login form under its tabs, where there is more than one way, and the way in without an account. */
export function LoginPanel() {
  const t = useAuthTexts();
  const hub = useAuthHub();
  const { mode } = useLoginView();
  const hasSms = useModule('MOBILEVERCODELOGIN3');
  return (
    <>
      {hasSms ? (
        <Tabs
          label={t('login.by')}
          tabs={[
            { id: 'username', label: t('login.username.tab') },
            { id: 'sms', label: t('login.mobile.tab') },
          ]}
          selected={mode}
          onSelect={hub.choose}
        >
          <LoginForm key={mode} />
        </Tabs>
      ) : (
        <LoginForm />
      )}
      <FreePlayButton />
    </>
  );
}
