import { lazy, Suspense } from 'react';
import { useModals } from '#src/modals/use-modals.ts';
import { useProblemWords } from '#src/texts/problem-words.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { NameFields } from './name-fields.tsx';
import { useAuthTexts } from './texts.ts';
import { useLoginForm } from './use-login-form.ts';

const SmsLoginFields = lazy(() => import('./sms-login-fields.tsx').then((module) => ({ default: module.SmsLoginFields })));

/** The login form of the modal and of the login page. */
export function LoginForm() {
  const t = useAuthTexts();
  const words = useProblemWords();
  const { open } = useModals();
  const login = useLoginForm();
  const { form, submit } = login;
  const { mode, busy, problem, captcha } = login.view;
  return (
    <form ref={form} noValidate aria-label={t('login.form')} aria-busy={busy} onSubmit={submit} className="flex flex-col gap-4">
      {problem !== null && (
        <Callout tone="danger" live>
          {words(problem)}
        </Callout>
      )}
      {mode === 'sms' ? (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <SmsLoginFields login={login} />
        </Suspense>
      ) : (
        <>
          <NameFields login={login} />
          {captcha && <CaptchaField login={login} />}
          <Button type="button" variant="quiet" size="sm" className="-my-1 self-end" onClick={() => open('forgotPassword')}>
            {t('recovery.forgot')}
          </Button>
        </>
      )}
      <Button type="submit" size="lg" busy={busy} block>
        {t('login.submit')}
      </Button>
    </form>
  );
}
